import {edition} from '../../editions';
import {sourceEdition} from '../../src/data/editions';
import {walk} from '../randomWalk';
import {seed} from '../seed';
import {expect, open, pageTypes, test} from './fixtures';
import {slowDown, tabOf} from './slowPages';
import {input} from './searchDialog';

// `SEED=123 npx playwright test random-walk` repeats the walks.

/** Steps of each walk. */
const steps = edition.name === sourceEdition ? 30 : 20;

const {guide, class: classPage, landing, videos, search, next, community, missing} = pageTypes;
const starts = [guide, classPage, landing, videos, search, next, community, missing];

for (const [index, start] of starts.entries()) {
  test(
    `walk ${index + 1} from "${start}": each burst ends with one whole page`,
    {tag: index === 0 ? [] : '@shared'},
    async ({page}) => {
      test.setTimeout(240_000);
      // An element that is gone is skipped.
      page.setDefaultTimeout(3000);
      await walk(
        {
          ...tabOf(page),
          open: (path) => open(page, path),
          press: (key) => page.keyboard.press(key),
          // A page that the browser is leaving loses the keys. On a slow connection, the code of the dialog arrives late.
          search: (query) =>
            expect(async () => {
              if (!(await input(page).isVisible())) await page.keyboard.press('Control+k');
              await input(page).fill(query, {timeout: 5000});
            }).toPass({timeout: 20_000}),
          reload: async () => {
            await page.reload({waitUntil: 'commit'});
          },
          slowDown: (latency) => slowDown(page, latency),
        },
        {start, seed: seed + index, steps},
      );
    },
  );
}
