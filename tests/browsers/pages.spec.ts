import {expect, open, resize, test} from './fixtures';

/** One page of each kind, as paths below the prefix of the site. */
const kinds = {
  landing: '',
  'first guide': 'docs/intro',
  'guide with tabs': 'docs/locators',
  'release notes': 'docs/release-notes',
  'long class': 'docs/api/class-page',
  'assertions class': 'docs/api/class-locatorassertions',
  'page of the next version': 'docs/next/intro',
  'community page': 'community/welcome',
  videos: 'community/release-videos',
  ambassadors: 'community/ambassadors',
  search: 'search?q=dialog',
  'not found': 'docs/no-such-page',
};

// The color modes take turns, because both have the same layout.
for (const [index, [kind, path]] of Object.entries(kinds).entries()) {
  const colorScheme = index % 2 === 0 ? 'light' : 'dark';
  test.describe(colorScheme, () => {
    test.use({colorScheme});
    test(`${kind} has no errors, and fits into widths of 1280 and 390 px`, async ({tab}) => {
      for (const width of [1280, 390]) {
        await resize(tab, width);
        await open(tab, path);
        expect(await tab.evaluate(() => document.documentElement.dataset['theme'])).toBe(colorScheme);
        expect(await tab.evaluate(() => document.querySelectorAll('h1').length)).toBe(1);
        const {scrollWidth, clientWidth} = await tab.evaluate(() => ({
          scrollWidth: document.documentElement.scrollWidth,
          clientWidth: document.documentElement.clientWidth,
        }));
        expect(scrollWidth, `width of the page in a viewport of ${width} px`).toBeLessThanOrEqual(clientWidth);
      }
    });
  });
}
