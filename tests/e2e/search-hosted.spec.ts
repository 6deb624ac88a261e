import {expect, open, pathOf, test} from './fixtures';
import {dialog, options, searchFor} from './searchDialog';

test.describe('hosted search', () => {
  const hierarchy = {lvl0: 'Guides', lvl1: 'From afar', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null};
  const hits = [{objectID: '1', url: pathOf('docs/intro'), type: 'lvl1', hierarchy, content: null}];
  const response = {results: [{hits, nbHits: 1, page: 0, nbPages: 1, hitsPerPage: 20}]};

  test.beforeEach(async ({page}) => {
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
      await route.fulfill({
        response: script,
        body: (await script.text()).replace('"hosted":null', `"hosted":${JSON.stringify(hosted)}`),
      });
    });
  });

  test('sends the query to the service, and shows its hits', async ({page}) => {
    const request = page.waitForRequest('https://search.test/1/indexes/*/queries*');
    await page.route('https://search.test/**', (route) =>
      route.fulfill({json: response, headers: {'access-control-allow-origin': '*'}}),
    );
    await open(page, 'docs/intro');
    await searchFor(page, 'goto');
    await request;
    await expect(options(page)).toHaveText(/From afar/);
  });

  test('does not blame the network if the service refuses the key', async ({page, problems}) => {
    problems.allowed.push(/Failed to load resource|The search service refused/);
    await page.route('https://search.test/**', (route) =>
      route.fulfill({
        status: 403,
        json: {message: 'Invalid API key', status: 403},
        headers: {'access-control-allow-origin': '*'},
      }),
    );
    await open(page, 'docs/intro');
    await searchFor(page, 'goto');
    await expect(dialog(page)).toContainText('Unable to fetch results本站目前無法提供搜尋。');
  });
});
