import {versions} from '../../src/content/versions';
import {builtRoutes, readBuilt} from '../content/site/builtPages';

const nextPrefix = 'docs/next/';

/** One page of each type, also if its content is the same in both versions. */
const samplesOfNext = ['docs/next/intro', 'docs/next/api/class-dialog'];
/** One page of each type. */
export const samples = [
  '',
  '404',
  'search',
  'community/welcome',
  'community/ambassadors',
  'community/release-videos',
  'docs/intro',
  'docs/locators',
  'docs/release-notes',
  'docs/api/class-locatorassertions',
  ...samplesOfNext,
];

/**
 * Returns the routes that the test of all pages opens.
 *
 * @param isComplete whether to return all routes. Otherwise, pages of the next version are left out whose content is the same as
 *   in the stable version, but not the samples of each type
 */
export function routesToSweep(isComplete: boolean): string[] {
  const routes = builtRoutes();
  const known = new Set(routes);
  return routes.filter((route) => {
    if (isComplete || !route.startsWith(nextPrefix) || samplesOfNext.includes(route)) return true;
    const stable = route.replace(nextPrefix, 'docs/');
    return !known.has(stable) || contentOf(route) !== contentOf(stable);
  });
}

/** The Markdown copy of a page, without what differs between all pages of the two versions. */
const contentOf = (route: string): string =>
  readBuilt(`${route}.md`).replaceAll(nextPrefix, 'docs/').replaceAll(versions.next.library, versions.stable.library);
