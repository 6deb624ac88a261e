import {allEditions} from '../../editions';
import {findNginx} from '../../tools/system/findNginx';
import {readEditionList} from '../../tools/build/readEditionList';
import {servedHost, type RunningServer} from '../../tools/serve/startServer';
import {startNginx} from '../../tools/serve/startNginx';
import {expect, hydrated, pageTypes, test} from '../e2e/fixtures';
import {options, searchFor} from '../e2e/searchDialog';

const nginx = findNginx();

test.describe('nginx', () => {
  let server: RunningServer;

  test.skip(!nginx, 'nginx is not installed, and its package cannot be downloaded');
  test.beforeAll(async () => {
    server = await startNginx(nginx!, servedHost());
  });
  test.afterAll(() => server.stop());

  for (const edition of readEditionList(process.env).map((each) => allEditions[each])) {
    test(`shows each page type of ${edition.name} without a report of the policy`, async ({page}) => {
      // Errors in the console fail the test.
      await page.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
          console.error(`blocked by ${violatedDirective}: ${blockedURI}`),
        ),
      );
      for (const [type, path] of Object.entries(pageTypes)) {
        const response = await page.goto(server.origin + edition.baseUrl + path);
        expect(response!.status(), type).toBe(type === 'missing' ? 404 : 200);
        expect(response!.headers()['content-security-policy'], type).toContain("script-src 'self' 'sha256-");
        await hydrated(page);
        await expect(page, type).toHaveTitle(type === 'missing' ? `找不到頁面 | ${edition.title}` : /./);
      }
      await searchFor(page, 'goto');
      await expect(options(page).first()).toBeVisible();
    });
  }
});
