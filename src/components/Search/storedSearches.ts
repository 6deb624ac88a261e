import type {SearchHit} from '@site/src/utils/search/types';

/** A hit that a reader went to, as it is kept. */
export type StoredHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy'>;

const RECENT = 7;
const RECENT_BESIDE_FAVORITES = 4;
const FAVORITES = 10;

/** The searches a reader went to, in local storage under keys per index name; in memory where there is no storage. */
export class StoredSearches {
  private readonly keys: {recent: string; favorite: string};
  private readonly memory = new Map<string, StoredHit[]>();

  constructor(
    indexName: string,
    private readonly storage: Storage | null = localStorageOrNull(),
  ) {
    this.keys = {
      recent: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`,
      favorite: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`,
    };
  }

  /** The latest first; fewer when favourites are shown too. */
  recent(): StoredHit[] {
    return this.read(this.keys.recent).slice(0, this.favorites().length > 0 ? RECENT_BESIDE_FAVORITES : RECENT);
  }

  favorites(): StoredHit[] {
    return this.read(this.keys.favorite).slice(0, FAVORITES);
  }

  /** Remembers a hit, unless it is a favourite already. */
  visit(hit: SearchHit): void {
    if (this.favorites().some((one) => one.objectID === hit.objectID)) return;
    this.put(this.keys.recent, toStored(hit), RECENT);
  }

  /** Makes a recent search a favourite. */
  promote(hit: StoredHit): void {
    this.removeRecent(hit);
    this.put(this.keys.favorite, hit, FAVORITES);
  }

  removeRecent(hit: StoredHit): void {
    this.write(this.keys.recent, without(this.read(this.keys.recent), hit));
  }

  removeFavorite(hit: StoredHit): void {
    this.write(this.keys.favorite, without(this.read(this.keys.favorite), hit));
  }

  private put(key: string, hit: StoredHit, most: number): void {
    this.write(key, [hit, ...without(this.read(key), hit)].slice(0, most));
  }

  private read(key: string): StoredHit[] {
    try {
      const value: unknown = JSON.parse(this.storage?.getItem(key) ?? 'null');
      if (Array.isArray(value)) return value.filter(isStoredHit);
    } catch {
      // Unreadable storage, or something in it that is no JSON: what is not ours is not shown.
    }
    return this.memory.get(key) ?? [];
  }

  private write(key: string, hits: StoredHit[]): void {
    this.memory.set(key, hits);
    try {
      this.storage?.setItem(key, JSON.stringify(hits));
    } catch {
      // Full or forbidden: the list lasts as long as the page.
    }
  }
}

function without(hits: StoredHit[], hit: StoredHit): StoredHit[] {
  return hits.filter((one) => one.objectID !== hit.objectID);
}

function toStored({objectID, url, type, hierarchy}: SearchHit): StoredHit {
  return {objectID, url, type, hierarchy};
}

function isStoredHit(value: unknown): value is StoredHit {
  const hit = value as Partial<StoredHit> | null;
  return (
    typeof hit === 'object' &&
    hit !== null &&
    typeof hit.objectID === 'string' &&
    typeof hit.url === 'string' &&
    // Storage is not ours alone: an address that runs script must not become a link.
    /^(?:\/|https?:)/.test(hit.url) &&
    typeof hit.type === 'string' &&
    typeof hit.hierarchy === 'object' &&
    hit.hierarchy !== null
  );
}

function localStorageOrNull(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
