import {walk} from '../randomWalk';
import {seed} from '../seed';
import {expect, open, test} from './fixtures';

// `SEED=123 npx playwright test --config tests/browsers random-walk --project webkit` repeats the walks.

for (const [index, start] of ['docs/locators', 'docs/api/class-page', 'community/welcome'].entries()) {
  test(`walk ${index + 1} from "${start}": each burst ends with one whole page`, async ({tab, slowDown}) => {
    test.setTimeout(300_000);
    await walk(
      {
        evaluate: tab.evaluate,
        open: (path) => open(tab, path),
        press: (key) => tab.press(key),
        // A page that the browser is leaving loses the keys.
        search: async (query) => {
          const focused = () => tab.evaluate(() => document.activeElement?.getAttribute('role'));
          await expect(async () => {
            if ((await focused()) !== 'combobox') await tab.press('k', true);
            await expect.poll(focused, {timeout: 3000}).toBe('combobox');
          }).toPass({timeout: 20_000});
          await tab.type(query);
        },
        reload: () => tab.evaluate(() => location.reload()),
        slowDown,
      },
      {start, seed: seed + index, steps: 20},
    );
  });
}
