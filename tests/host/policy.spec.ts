import {once} from 'node:events';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import type {Page, Response} from '@playwright/test';
import {allEditions} from '../../editions';
import {readEditionList} from '../../editions/readSettings';
import {findNginx, servedHost, startNginx, type RunningServer} from '../lib/nginx';
import {exhibitAttribute} from '../../src/plugins/exhibits/exhibitAttribute';
import {expect, hydrated, pageTypes, test} from '../e2e/fixtures';
import {options, searchFor} from '../lib/searchDialog';

const nginx = findNginx();
const built = readEditionList(process.env).map((each) => allEditions[each]);

test.describe('nginx', () => {
  let server: RunningServer;

  test.skip(!nginx, 'nginx is not installed, and its package cannot be downloaded');
  test.beforeAll(async () => {
    server = await startNginx(nginx!, servedHost());
  });
  test.afterAll(() => server.stop());

  /** Opens the document of the first recording or report of a page. */
  async function openExhibit(page: Page, path: string): Promise<Response> {
    await page.goto(server.origin + path);
    const href = await page.locator(`a[${exhibitAttribute}]`).first().getAttribute('href');
    return (await page.goto(server.origin + href!))!;
  }

  for (const edition of built) {
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

  test('shows a report and a trace in it without a report of the policy', async ({page}) => {
    const javascript = built.find(({name}) => name === 'javascript');
    test.skip(!javascript, 'only this edition has reports');
    await openExhibit(page, `${javascript!.baseUrl}docs/next/test-reporters`);
    await page.getByRole('link', {name: 'the teas look the same'}).first().click();
    await expect(page.locator('.chip').filter({hasText: 'Slider'}).locator('img').first()).toBeVisible();
    await page.getByText('View Trace').first().click();
    await expect(page.getByRole('treeitem').first()).toBeVisible();
  });

  test('shows a report of pytest-html without a report of the policy', async ({page}) => {
    const python = built.find(({name}) => name === 'python');
    test.skip(!python, 'only this edition has the report');
    await openExhibit(page, `${python!.baseUrl}docs/next/running-tests`);
    // The script of the report writes the table.
    await expect(page.locator('tbody.failed')).toContainText('Sorry, Gyokuro is sold out.');
    await expect(page.locator('tbody.failed img')).toBeVisible();
    // The dialog in which the report opens can be dark.
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const trace = await page.getByRole('link', {name: 'Trace'}).evaluate((link: HTMLAnchorElement) => link.href);
    expect((await page.request.get(trace)).status()).toBe(200);
  });

  test('loads a clip without a report of the policy', async ({page}) => {
    const {baseUrl} = built[0]!;
    await page.goto(`${server.origin}${baseUrl}docs/next/codegen-intro`);
    const isLoaded = page.waitForResponse(/\.mp4$/);
    await page.locator('video:visible').first().press('Space');
    expect((await isLoaded).headers()['content-type']).toBe('video/mp4');
    // An error of the policy ends the load before the browser has looked at the file.
    const video = page.locator('video:visible').first();
    const hasCodec = await video.evaluate((each: HTMLVideoElement) =>
      each.canPlayType('video/mp4; codecs="avc1.64001f"'),
    );
    if (hasCodec !== '') await expect.poll(() => video.evaluate((each: HTMLVideoElement) => each.readyState)).toBe(4);
  });

  for (const {name, baseUrl} of built)
    test(`the trace viewer of ${name} opens recordings of the site only`, async ({page, context, problems}) => {
      // What browsers and the viewer report if the policy blocks a trace. An own trace must not report a frame, for example.
      problems.allowed.push(/"connect-src 'self'"|Refused to connect|Failed to fetch|status of 500/);
      const trace = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');
      const requests: string[] = [];
      const other = http
        .createServer((request, response) => {
          requests.push(request.url!);
          response.writeHead(200, {'Access-Control-Allow-Origin': '*'}).end(trace);
        })
        .listen(0, '127.0.0.1');
      await once(other, 'listening');
      const foreign = `http://127.0.0.1:${(other.address() as AddressInfo).port}/trace.zip`;
      expect((await fetch(foreign)).status).toBe(200);
      requests.length = 0;
      const own = await openExhibit(page, `${baseUrl}docs/next/trace-viewer-intro`);
      const tool = own.url().replace(/\?.*/, '');
      expect(own.headers()['content-security-policy']).toContain("connect-src 'self'");
      await expect(page.getByRole('treeitem').first()).toBeVisible();
      for (const wrong of [foreign, `data:application/zip;base64,${trace.toString('base64')}`]) {
        const tab = await context.newPage();
        await tab.goto(`${tool}?trace=${encodeURIComponent(wrong)}`);
        await expect(tab.getByRole('alert')).toContainText('Could not load trace');
        await tab.close();
      }
      expect(requests).toEqual([]);
      other.close();
    });
});
