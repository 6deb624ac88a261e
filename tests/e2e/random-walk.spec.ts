import {edition} from '../../editions';
import {sourceEdition} from '../../src/data/editions';
import {walk} from '../lib/randomWalk';
import {seed} from '../lib/seed';
import {open, pageTypes, test} from './fixtures';
import {slowDown, tabOf} from './slowPages';

// `SEED=123 npx playwright test random-walk` repeats the walks.

/** Steps of each walk. */
const steps = edition.name === sourceEdition ? 30 : 20;

test.describe('random walk', {tag: '@root-edition'}, () => {
  for (const [index, start] of Object.values(pageTypes).entries()) {
    test(`walk ${index + 1} from "${start}" ends with a whole page`, {tag: index ? '@shared' : []}, async ({page}) => {
      test.setTimeout(240_000);
      page.setDefaultTimeout(3000);
      await walk(
        {...tabOf(page), open: (path) => open(page, path), slowDown: (latency) => slowDown(page, latency)},
        {start, seed: seed + index, steps},
      );
    });
  }
});
