import {edition} from '../../editions';
import {sourceEdition} from '../../src/data/editions';
import {walk} from '../lib/randomWalk';
import {open, pageTypes, tabOf, test} from './fixtures';

// `SEED=123 npx playwright test random-walk` repeats the walks.

/** Steps of each walk. */
const steps = edition.name === sourceEdition ? 30 : 20;

test.describe('random walk', {tag: '@root-edition'}, () => {
  for (const [index, start] of Object.values(pageTypes).entries()) {
    const tag = index ? '@shared' : [];
    test(`walk ${index + 1} from "${start}" ends with a whole page`, {tag}, async ({page, slowDown}) => {
      test.setTimeout(240_000);
      page.setDefaultTimeout(3000);
      await walk({...tabOf(page), open: (path) => open(page, path), slowDown}, {start, index, steps});
    });
  }
});
