import {versions} from '../src/content/versions';
import type {EditionName} from '../src/data/editions';
import {minorOf} from '../src/utils/compareReleaseNumbers';

/**
 * The announcement bar above the navbar: the release that the next docs describe, or, after it is stable,
 * what is new in it. A new `id` shows the bar again to readers who dismissed the previous one.
 *
 * @param edition name of the edition
 * @param baseUrl path of the edition
 */
export function announcementAt(edition: EditionName, baseUrl: string): {id: string; content: string} {
  const [next, stable] = [minorOf(versions.next.releases[edition]), minorOf(versions.stable.releases[edition])];
  return next === stable
    ? {
        id: `stable-${stable}`,
        content: `Playwright ${stable}: <a href="${baseUrl}docs/release-notes">see what is new</a>`,
      }
    : {
        id: `next-${next}`,
        content: `Playwright ${next} in preview: <a href="${baseUrl}docs/next/intro">read the next docs</a>`,
      };
}
