import {base, click, expect, pathOf, test, textOf} from './fixtures';

test.use({javaScriptEnabled: false});

test('without scripts, the text and the samples for both APIs can be read', async ({tab}) => {
  await tab.goto('docs/dialogs');
  expect(await tab.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
  expect(await textOf(tab, 'h1')).toBe('Dialogs');
  const panels = await tab.evaluate(() =>
    [...document.querySelectorAll('[role=tabpanel]')].map((panel) => panel.getClientRects().length > 0),
  );
  expect(panels.length).toBeGreaterThan(4);
  expect(panels).not.toContain(false);
  const text = await tab.evaluate(() => document.querySelector('article')!.innerText);
  expect(text).toContain('await page.get_by_role("button", name=');
});

test('without scripts, links lead to pages, and no button shows except those of the menus, which open without scripts', async ({
  tab,
}) => {
  await tab.goto('');
  await click(tab, `main a[href="${base}docs/intro"]`);
  await expect.poll(() => pathOf(tab)).toBe('docs/intro');
  expect(await textOf(tab, 'h1')).toBe('Installation');
  expect(await textOf(tab, 'button:not(.dropdown > button)')).toBe('');
});
