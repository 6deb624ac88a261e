import {expect, pageTypes, test} from './fixtures';

/** What a script can contain if a deployment or a proxy breaks it, although its status is 200. */
const faults: Record<string, (source: string) => string> = {
  empty: () => '',
  'cut in the middle': (source) => source.slice(0, Math.floor(source.length / 2)),
  'without its modules': (source) => source.replace(/\{[\s\S]*\}/, '{}'),
};

for (const type of ['guide', 'landing', 'search'] as const) {
  for (const [fault, spoil] of Object.entries(faults)) {
    test(`each script of the ${type} page, ${fault}: the text stays, and the page works or shows the error`, async ({
      page,
    }) => {
      const html = await (await page.request.get(pageTypes[type])).text();
      const scripts = [...new Set(html.match(/\/assets\/js\/[\w~.]+\.js/g))];
      expect(scripts.length).toBeGreaterThan(3);
      for (const script of scripts) {
        await page.route(`**${script}`, async (route) => {
          const response = await route.fetch();
          await route.fulfill({response, body: spoil(await response.text())});
        });
        await page.goto(pageTypes[type]);
        const error = page
          .getByRole('alert')
          .filter({has: page.getByRole('button', {name: 'Retry'})})
          .or(page.getByRole('heading', {name: 'This page crashed'}));
        const works = page.locator('html[data-has-hydrated="true"]');
        await expect(error.or(works).first(), script).toBeAttached();
        const text = page.getByRole('heading', {level: 1}).or(page.getByRole('heading', {name: 'This page crashed'}));
        await expect(text.first(), script).toBeVisible();
        await page.unrouteAll();
      }
    });
  }
}

test('keys of the search keep their browser function after a failure', async ({page}) => {
  await page.route(/\/assets\/js\/runtime~main\./, (route) =>
    route.fulfill({body: '', contentType: 'text/javascript'}),
  );
  await page.goto(pageTypes.guide);
  await expect(page.getByRole('alert').getByRole('button', {name: 'Retry'})).toBeVisible();
  const isPrevented = await page.evaluate(() => {
    const event = new KeyboardEvent('keydown', {key: 'k', ctrlKey: true, bubbles: true, cancelable: true});
    return !document.body.dispatchEvent(event);
  });
  expect(isPrevented).toBe(false);
});
