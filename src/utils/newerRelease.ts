/**
 * What is newer than the release that the reader has (`src/plugins/reader-release`). An element gets the class of the release
 * that added it; the stylesheet labels it while `<html>` names the release as newer.
 */
import {compareReleaseNumbers} from './releaseNumbers';

/** In the facts, means every release before 1.9, because nobody recorded these. Readers do not see it. */
export const beforeHistory = '1.8';

/** The oldest release that readers can choose. What it has gets no class. */
export const oldestRelease = '1.40';

/** Name of the event that the document gets when the reader has chosen another release. */
export const releaseChangedEvent = 'reader-release';

/** Whether a release, such as `1.20`, is newer than another: than `1.9`, but not than `1.20.1`. */
export const isNewerRelease = (release: string, other: string): boolean => compareReleaseNumbers(release, other) > 0;

/**
 * Returns the class of what a release added: `since-1.52`.
 *
 * @param since undefined or old for what every release has that readers can choose
 * @returns undefined if no reader needs the label
 */
export const sinceClass = (since: string | undefined): string | undefined =>
  since !== undefined && isNewerRelease(since, oldestRelease) ? `since-${since}` : undefined;

/** Finds the class of a release among other classes; its group is the release. */
export const sinceClassPattern = /\bsince-(\d+\.\d+)/;

/** Whether the release that the reader has chosen lacks what a release added. */
export const isNewerThanReaders = (since: string | null | undefined): boolean =>
  since != null && (document.documentElement.dataset.newer?.split(' ').includes(since) ?? false);
