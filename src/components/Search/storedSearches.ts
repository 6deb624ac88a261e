import type {SearchHit} from '@site/src/utils/search/types';

/** The fields of a visited hit that are stored. */
export type StoredHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy'>;

const MAX_RECENT = 7;
/** Maximum number of recent searches to show if there are favorites. */
const MAX_RECENT_WITH_FAVORITES = 4;
const MAX_FAVORITES = 10;

/**
 * Recent and favorite searches of a user. Kept in local storage per index name, or in memory if storage is not
 * available.
 */
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

  /** Returns recent searches, latest first; fewer if there are favorites. */
  recent(): StoredHit[] {
    return this.read(this.keys.recent).slice(0, this.favorites().length > 0 ? MAX_RECENT_WITH_FAVORITES : MAX_RECENT);
  }

  favorites(): StoredHit[] {
    return this.read(this.keys.favorite).slice(0, MAX_FAVORITES);
  }

  /** Adds a visited hit to the recent searches, unless it is a favorite. */
  addRecent(hit: SearchHit): void {
    if (this.favorites().some((one) => one.objectID === hit.objectID)) return;
    this.prepend(this.keys.recent, toStored(hit), MAX_RECENT);
  }

  /** Moves a recent search to the favorites. */
  promote(hit: StoredHit): void {
    this.removeRecent(hit);
    this.prepend(this.keys.favorite, hit, MAX_FAVORITES);
  }

  removeRecent(hit: StoredHit): void {
    this.write(this.keys.recent, without(this.read(this.keys.recent), hit));
  }

  removeFavorite(hit: StoredHit): void {
    this.write(this.keys.favorite, without(this.read(this.keys.favorite), hit));
  }

  private prepend(key: string, hit: StoredHit, limit: number): void {
    this.write(key, [hit, ...without(this.read(key), hit)].slice(0, limit));
  }

  private read(key: string): StoredHit[] {
    try {
      const value: unknown = JSON.parse(this.storage?.getItem(key) ?? 'null');
      if (Array.isArray(value)) return value.filter(isStoredHit);
    } catch {
      // Ignores storage that cannot be read and values that are not JSON.
    }
    return this.memory.get(key) ?? [];
  }

  private write(key: string, hits: StoredHit[]): void {
    this.memory.set(key, hits);
    try {
      this.storage?.setItem(key, JSON.stringify(hits));
    } catch {
      // Storage is full or forbidden: the list is kept in memory until the page is closed.
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
    // Other scripts can write to the storage. A `javascript:` URL must not become a link.
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
