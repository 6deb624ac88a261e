import type {Page} from '@playwright/test';
import {edition} from '../../editions';
import {sourceEdition} from '../../src/data/editions';
import {versions} from '../../src/content/versions';
import {builtRoutes, readBuilt} from '../lib/builtPages';
import {seed} from '../lib/randomWalk';
import {findViolations, type Scope} from './findViolations';
import {animationsFinished, expect, hydrated, pathOf, test} from './fixtures';

const nextPrefix = 'docs/next/';

/** One page of each type, even if its content is the same in both versions. */
const samplesOfNext = ['docs/next/intro', 'docs/next/api/class-dialog'];
/** One page of each type. */
const samples = [
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
 * @param isComplete whether to return all routes. Otherwise, pages of the next version are left out whose content is the same
 *   as in the stable version, but not the samples of each type
 */
function routesToSweep(isComplete: boolean): string[] {
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
  readBuilt(`${route}.md`)
    .replaceAll(nextPrefix, 'docs/')
    .replaceAll(versions.next.releases[edition.name], versions.stable.releases[edition.name]);

// No traces: a trace copies the whole document at each step, which takes longer than the checks on long pages.
test.use({trace: 'off'});

test.describe('every page', {tag: '@each-edition'}, () => {
  interface Setting {
    width: number;
    colorScheme: 'dark' | 'light';
    scope: Scope;
  }

  /** Together, they check every rule, both color modes and both layouts. */
  const settings: Setting[] = [
    {width: 1280, colorScheme: 'dark', scope: 'everything'},
    {width: 1280, colorScheme: 'light', scope: 'colors'},
    {width: 412, colorScheme: 'light', scope: 'everything'},
    {width: 390, colorScheme: 'dark', scope: 'everything'},
    {width: 360, colorScheme: 'light', scope: 'sizes'},
  ];

  /** @returns by how many pixels the page is wider than the viewport */
  const overflow = (page: Page) =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

  /**
   * Returns the elements that scroll by a few pixels, although nothing is hidden there. A wheel step or a swipe that starts on
   * them does not scroll the page. Lists of links may be a little higher than the window, code and tables wider than the page.
   */
  const scrollingByAccident = (page: Page) =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll('*')).flatMap((element) => {
        const isFew = (pixels: number) => pixels > 0 && pixels <= 8;
        const [isHigh, isWide] = [
          isFew(element.scrollHeight - element.clientHeight) && !element.matches('.theme-doc-toc-desktop, .menu'),
          isFew(element.scrollWidth - element.clientWidth) && !element.matches('pre, table'),
        ];
        if (!isHigh && !isWide) return [];
        const {overflowX, overflowY} = getComputedStyle(element);
        const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
        return (isHigh && scrolls(overflowY)) || (isWide && scrolls(overflowX))
          ? [element.outerHTML.slice(0, 200)]
          : [];
      }),
    );

  // CONTRIBUTING.md, "Tests", explains this variable.
  const isComplete = Boolean(process.env.EVERY_PAGE);

  /** One page of each type of the source edition is checked with all settings, each other page with one of them. */
  const settingsFor = (route: string, index: number): Setting[] =>
    isComplete || (edition.name === sourceEdition && samples.includes(route))
      ? settings
      : [settings[(index + seed) % settings.length]!];

  for (const [index, route] of routesToSweep(isComplete).entries()) {
    test(`${pathOf(route)} has no accessibility violations, errors and foreign requests`, async ({page, problems}) => {
      test.setTimeout(120_000);
      await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
      await page.goto(route);
      await hydrated(page);
      const violations: string[] = [];
      for (const {width, colorScheme, scope} of settingsFor(route, index)) {
        await page.setViewportSize({width, height: 900});
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        await animationsFinished(page);
        const found = await findViolations(page, scope);
        violations.push(...found.map((line) => `${width}, ${colorScheme}: ${line}`));
        const scrolling = await scrollingByAccident(page);
        violations.push(...scrolling.slice(0, 3).map((line) => `${width}: scrolls by a few pixels: ${line}`));
        const pixels = await overflow(page);
        if (pixels > 0) violations.push(`${width}, ${colorScheme}: the page is ${pixels} px wider than the viewport`);
      }
      expect(violations).toEqual([]);
      expect(problems.foreignRequests).toEqual([]);
    });
  }
});
