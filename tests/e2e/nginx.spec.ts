import {findNginx} from '../../tools/lib/findNginx';
import {startNginx} from '../../tools/lib/startNginx';
import {expect, hydrated, pageTypes, pathOf, test} from './fixtures';
import {options, searchFor} from './searchDialog';

const found = findNginx();
let nginx: Awaited<ReturnType<typeof startNginx>>;

test.skip(!found, 'nginx is not installed, and its package cannot be downloaded');
test.beforeAll(async () => {
  nginx = await startNginx(found!);
});
test.afterAll(() => nginx.stop());

for (const [type, path] of Object.entries(pageTypes)) {
  test(`works with the Content-Security-Policy of nginx: ${type}`, async ({page, problems}) => {
    const response = await page.goto(nginx.origin + pathOf(path));
    expect(response?.headers()['content-security-policy'] ?? '').toContain("script-src 'self' 'sha256-");
    await hydrated(page);
    await searchFor(page, 'goto');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(problems.foreignRequests.filter((url) => new URL(url).origin !== nginx.origin)).toEqual([]);
  });
}
