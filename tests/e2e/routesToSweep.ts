import {edition} from '../../editions';
import {versions} from '../../src/content/versions';
import {sourceEdition} from '../../src/data/editions';
import {builtRoutes, readRoute} from '../content/site/builtPages';
import {ownPagesOf} from '../content/site/specification';

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
const longestPage = 'docs/api/class-page';

/**
 * Returns the routes that the test of all pages opens.
 *
 * @param isComplete whether to return all routes. Otherwise, these are left out: two of three class pages, and pages of the
 *   next version whose content is the same as in the stable version, but not the samples of each type. Of editions other
 *   than the source edition, one page of each type, the longest page and the stable pages that only they have are returned.
 */
export function routesToSweep(isComplete: boolean): string[] {
  const routes = builtRoutes();
  if (isComplete) return routes;
  if (edition.name !== sourceEdition) {
    const wanted = new Set([...samples, longestPage, ...ownPagesOf(edition.name).map((page) => `docs/${page}`)]);
    return someClasses(routes.filter((route) => wanted.has(route)));
  }
  const known = new Set(routes);
  return someClasses(
    routes.filter((route) => {
      if (!route.startsWith(nextPrefix) || samplesOfNext.includes(route)) return true;
      const stable = route.replace(nextPrefix, 'docs/');
      return !known.has(stable) || contentOf(route) !== contentOf(stable);
    }),
  );
}

/** Keeps one of three class pages, because facts and descriptions fill the same components in all of them. */
function someClasses(routes: string[]): string[] {
  const always = new Set([...samples, longestPage]);
  return routes.filter((route, index) => !route.startsWith('docs/api/') || always.has(route) || index % 3 === 0);
}

/** Returns the content of a page, without what differs between all pages of the two versions. */
function contentOf(route: string): string {
  const [, content] = /<div data-static-content=[^>]*>(.*?)<footer/s.exec(readRoute(route)) ?? [];
  if (content === undefined) throw new Error(`build/${route}.html: no content found; did the markup of pages change?`);
  return content
    .replace(/<script\b.*?<\/script>/gs, '')
    .replaceAll(nextPrefix, 'docs/')
    .replaceAll(versions.next.library, versions.stable.library)
    .replace(/\bsection-\d+/g, '')
    .replace(/(?:<!-- -->|\s)+/g, ' ');
}
