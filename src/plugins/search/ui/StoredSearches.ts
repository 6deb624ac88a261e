import {levels, type SearchHit} from '../types';
import {readStoredList, tryStorage} from '@site/src/utils/tryStorage';

/** The fields of a visited hit that are stored. */
export type StoredHit = Pick<SearchHit, 'objectID' | 'url' | 'type' | 'hierarchy'>;

const maxRecent = 7;
/** Maximum number of recent searches to show if there are favorites. */
const maxRecentWithFavorites = 4;
const maxFavorites = 10;

const keyPrefixes = {recent: '__DOCSEARCH_RECENT_SEARCHES__', favorite: '__DOCSEARCH_FAVORITE_SEARCHES__'};
type List = keyof typeof keyPrefixes;

/** Recent and favorite searches of a reader, in local storage under the name of the client. Without storage, there are none. */
export class StoredSearches {
  constructor(private readonly name: string) {}

  /** Returns recent searches, latest first; fewer if there are favorites. */
  recent(): StoredHit[] {
    return this.read('recent').slice(0, this.favorites().length > 0 ? maxRecentWithFavorites : maxRecent);
  }

  favorites(): StoredHit[] {
    return this.read('favorite').slice(0, maxFavorites);
  }

  /** Adds a visited hit to the recent searches, unless it is a favorite. */
  addRecent({objectID, url, type, hierarchy}: StoredHit): void {
    if (this.favorites().some((one) => one.objectID === objectID)) return;
    this.prepend('recent', {objectID, url, type, hierarchy}, maxRecent);
  }

  /** Moves a recent search to the favorites. */
  addFavorite(hit: StoredHit): void {
    this.remove('recent', hit);
    this.prepend('favorite', hit, maxFavorites);
  }

  remove(list: List, hit: StoredHit): void {
    this.write(list, this.without(list, hit));
  }

  private prepend(list: List, hit: StoredHit, limit: number): void {
    this.write(list, [hit, ...this.without(list, hit)].slice(0, limit));
  }

  private without(list: List, hit: StoredHit): StoredHit[] {
    return this.read(list).filter((one) => one.objectID !== hit.objectID);
  }

  private read(list: List): StoredHit[] {
    const key = keyPrefixes[list] + this.name;
    return readStoredList(() => localStorage.getItem(key), isStoredHit) ?? [];
  }

  private write(list: List, hits: StoredHit[]): void {
    const key = keyPrefixes[list] + this.name;
    tryStorage(() => localStorage.setItem(key, JSON.stringify(hits)));
  }
}

/** A `javascript:` URL must not become a link, and React cannot render an object as a title. */
function isStoredHit(value: unknown): value is StoredHit {
  const {objectID, url, type, hierarchy} = (value ?? {}) as Partial<Record<keyof StoredHit, unknown>>;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    /^(?:\/|https?:)/.test(url) &&
    ['content', ...levels].includes(type as string) &&
    typeof hierarchy === 'object' &&
    hierarchy !== null &&
    Object.values(hierarchy).every((title) => title === null || typeof title === 'string')
  );
}
