import {findNginx} from '../../tools/lib/findNginx';
import {startNginx} from '../startNginx';
import {expect, hydrated, pageTypes, test, watchForTrouble} from './fixtures';
import {options, searchFor} from './searchDialog';

const found = findNginx();
let nginx: Awaited<ReturnType<typeof startNginx>>;

test.skip(!found, 'nginx is not installed, and its package cannot be downloaded');
test.beforeAll(async () => {
  nginx = await startNginx(found!);
});
test.afterAll(() => nginx.stop());

for (const [type, path] of Object.entries(pageTypes)) {
  test(`under the Content-Security-Policy everything works: ${type}`, async ({page}) => {
    const trouble = watchForTrouble(page, nginx.origin);
    const response = await page.goto(nginx.origin + path);
    expect(response?.headers()['content-security-policy'] ?? '').toContain("script-src 'self' 'sha256-");
    await hydrated(page);
    await searchFor(page, 'goto');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    expect(trouble.errors.filter((error) => !(response?.status() === 404 && error.includes('404')))).toEqual([]);
    expect(trouble.foreign).toEqual([]);
  });
}
