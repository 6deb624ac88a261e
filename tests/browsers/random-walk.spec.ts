import {walk} from '../lib/randomWalk';
import {open, test} from './fixtures';

// `SEED=123 npx playwright test --config tests/browsers random-walk --project webkit` repeats the walks.

for (const [index, start] of ['docs/locators', 'docs/api/class-page', 'community/welcome'].entries()) {
  test(`walk ${index + 1} from "${start}": each burst ends with one whole page`, async ({tab, slowDown}) => {
    test.setTimeout(300_000);
    await walk({evaluate: tab.evaluate, open: (path) => open(tab, path), slowDown}, {start, index, steps: 20});
  });
}
