import type {Page} from '@playwright/test';
import {expect, open, pathOf, test} from './fixtures';
import {dialog, options, searchFor} from '../lib/searchDialog';

const hierarchy = {lvl0: 'Guides', lvl1: 'From afar', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
const hits = [{objectID: '1', url: pathOf('docs/intro'), type: 'lvl1', hierarchy, content: null}];
const found = {results: [{hits, nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20}]};

/** Searches for a word on a site with a hosted search, whose service answers in this way. */
async function searchWith(page: Page, status: number, json: object): Promise<void> {
  const hosted = {
    appId: 'app',
    apiKey: 'key',
    indexName: 'docs',
    hosts: ['https://search.test'],
    insights: false,
    siteUrl: 'https://docs.example',
  };
  // The build chooses the backend, so the test changes the choice in the built scripts.
  await page.route('**/assets/js/*.js', async (route) => {
    const script = await route.fetch();
    const body = (await script.text()).replace('"hosted":null', `"hosted":${JSON.stringify(hosted)}`);
    await route.fulfill({response: script, body});
  });
  await page.route('https://search.test/**', (route) =>
    route.fulfill({status, json, headers: {'access-control-allow-origin': '*'}}),
  );
  await open(page, 'docs/intro');
  await searchFor(page, 'goto');
}

test('a hosted search sends the query to the service, and shows its hits', async ({page}) => {
  const request = page.waitForRequest('https://search.test/1/indexes/*/queries*');
  await searchWith(page, 200, found);
  await request;
  await expect(options(page)).toHaveText(/From afar/);
});

test('a hosted search does not blame the network if the service refuses the key', async ({page, problems}) => {
  problems.allowed.push(/Failed to load resource|The search service refused/);
  await searchWith(page, 403, {message: 'Invalid API key', status: 403});
  await expect(dialog(page)).toContainText('Unable to fetch results本站目前無法提供搜尋。');
});
