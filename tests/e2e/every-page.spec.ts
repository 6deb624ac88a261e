import AxeBuilder from '@axe-core/playwright';
import {builtRoutes} from '../content/builtPages';
import {expect, hydrated, test, watchForTrouble} from './fixtures';

/** Rules about colours: the only ones whose verdict can differ between the modes of one width. */
const colourRules = ['color-contrast', 'link-in-text-block'];
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

// One load a page, then the four looks: desktop and mobile, dark and light.
for (const route of builtRoutes()) {
  test(`/python/${route} has no violations, no errors, no foreign requests`, async ({page, baseURL}) => {
    test.setTimeout(600_000);
    const trouble = watchForTrouble(page, baseURL!);
    await page.emulateMedia({colorScheme: 'dark', reducedMotion: 'reduce'});
    const response = await page.goto(`/python/${route}`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const violations: string[] = [];
    for (const width of [1280, 390]) {
      for (const colorScheme of ['dark', 'light'] as const) {
        await page.setViewportSize({width, height: 900});
        await page.emulateMedia({colorScheme});
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        // Two cores take an hour for everything on every page. Pages of next are built as those of stable are, so one look
        // is enough for them; colours are the same at both widths, so the light mode is looked at once.
        if ((route.startsWith('docs/next/') || colorScheme === 'light') && width === 390) continue;
        if (route.startsWith('docs/next/') && colorScheme === 'light') continue;
        // Passes are many and nobody reads them.
        const axe = new AxeBuilder({page}).options({resultTypes: ['violations'], preload: false});
        const {violations: found} = await (
          colorScheme === 'dark' ? axe.withTags(rules) : axe.withRules(colourRules)
        ).analyze();
        violations.push(
          ...found.flatMap(({id, nodes}) =>
            nodes.map((node) => `${id} (${width}, ${colorScheme}): ${node.html.slice(0, 200)}`),
          ),
        );
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) violations.push(`the page scrolls sideways by ${overflow} px (${width}, ${colorScheme})`);
      }
    }
    expect(violations).toEqual([]);
    // Chromium reports the status of the document itself as an error; for the not-found page that is right.
    expect(trouble.errors.filter((error) => !(response?.status() === 404 && error.includes('404')))).toEqual([]);
    expect(trouble.foreign).toEqual([]);
  });
}
