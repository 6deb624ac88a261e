import data from '@generated/reader-release/default/releases.json';
import {releaseChangedEvent} from '../../../utils/newerRelease';
import {tryStorage} from '../../../utils/tryStorage';
import {setRelease} from '../setRelease';

export const {storageKey, releases} = data;

/** Returns the release whose labels the page shows; empty for the newest one. */
export const currentRelease = (): string => document.documentElement.dataset.release ?? '';

/** Labels the page for a release, and stores it for other pages. If storage is blocked, it applies until the next load. */
export function chooseRelease(release: string): void {
  tryStorage(() => (release === '' ? localStorage.removeItem(storageKey) : localStorage.setItem(storageKey, release)));
  showRelease(release);
}

/** Labels the page for a release that is stored already. */
export function showRelease(release: string): void {
  setRelease(release, releases);
  delete document.documentElement.dataset.allNotes;
  document.dispatchEvent(new Event(releaseChangedEvent));
}
