import {click, expect, open, test} from './fixtures';

const tabs = '[data-tab-group="python-api"] [role=tab]';

test('a click on Async shows the async API in all samples, also on the next visit', async ({tab}) => {
  await open(tab, 'docs/locators');
  const shown = () =>
    tab.evaluate((selector) => {
      const names = [...document.querySelectorAll(selector)].filter(
        (element) => element.getAttribute('aria-selected') === 'true',
      );
      return [...new Set(names.map(({textContent}) => textContent))];
    }, tabs);
  /** Positions of the visible panels in their groups; the panel of the async API is the second one. */
  const panels = () =>
    tab.evaluate(() => {
      const groups = [...document.querySelectorAll('[data-tab-group="python-api"]')];
      const visible = groups.map((group) =>
        [...group.querySelectorAll('[role=tabpanel]')]
          .map((panel, index) => (panel.getBoundingClientRect().height > 0 ? index : -1))
          .filter((index) => index >= 0)
          .join(),
      );
      return [...new Set(visible)];
    });
  expect(await shown()).toEqual(['Sync']);
  await click(tab, `${tabs}[aria-selected=false]`);
  await expect.poll(shown).toEqual(['Async']);
  await open(tab, 'docs/dialogs');
  await expect.poll(shown).toEqual(['Async']);
  expect(await panels()).toEqual(['1']);
});

test('the copy button copies the visible code', async ({tab}) => {
  await open(tab, 'docs/writing-tests');
  await click(tab, '.theme-code-block [data-code-button=copy]');
  await expect
    .poll(() => tab.evaluate(() => document.querySelectorAll('[data-code-button=copy][data-done]').length))
    .toBe(1);
  const code = await tab.evaluate(() => {
    const visible = [...document.querySelectorAll<HTMLElement>('.theme-code-block')].find(
      (block) => block.getClientRects().length > 0,
    );
    // Pastes the code, because reading the clipboard needs a permission.
    const field = document.createElement('textarea');
    document.body.prepend(field);
    field.focus();
    return visible!.querySelector('pre')!.innerText.trim();
  });
  await tab.press('v', true);
  await expect.poll(() => tab.evaluate(() => document.querySelector('textarea')!.value.trim())).toBe(code);
  expect(code.length).toBeGreaterThan(5);
});
