import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {writeFileSync} from 'node:fs';
import type {Page} from '@playwright/test';
import {builtRoutes, readRoute} from '../lib/builtPages';
import {expect, open, test} from './fixtures';
import {findViolations} from './findViolations';
import {edition} from '../../editions';
import {locatorLanguages} from '../../src/plugins/live-locators';
import type {Engine} from '../../src/plugins/live-locators/frameMessages';
import {extractEngine} from '../../src/plugins/live-locators/extractEngine';
import {withoutPage} from '../../src/plugins/live-locators/locatorText';
import {writeHash} from '../../src/utils/liveLocatorLink';

const guide = 'docs/next/locators';
const language = locatorLanguages[edition.name];

/** A locator by role in the language of the edition. */
const byRole = (role: string, name?: string): string =>
  ({
    python: `page.get_by_role("${role}"${name ? `, name="${name}"` : ''})`,
    javascript: `page.getByRole('${role}'${name ? `, { name: '${name}' }` : ''})`,
    java: `page.getByRole(AriaRole.${role.toUpperCase()}${name ? `, new Page.GetByRoleOptions().setName("${name}")` : ''})`,
    csharp: `page.GetByRole(AriaRole.${role[0]!.toUpperCase()}${role.slice(1)}${name ? `, new() { Name = "${name}" }` : ''})`,
  })[language];

const button = (page: Page) => page.locator('[data-try-locator]').first();
const live = (page: Page) => page.locator('section[data-state]');
const field = (page: Page) => live(page).getByRole('textbox').first();
const marks = (page: Page) => live(page).locator('[aria-hidden=true] > span:has(span)');
const report = (page: Page) => live(page).locator('pre').first();
const frame = (page: Page) => live(page).frameLocator('iframe');

/** Opens the first live locator of a page, with another page under test. */
async function openWith(page: Page, html: string, locator: string): Promise<void> {
  await open(page, guide + writeHash(0, {locator, html}));
  await expect(live(page)).not.toHaveAttribute('data-state', 'loading');
}

test('shows the page and first locator of the sample, and follows what is typed', {tag: '@smoke'}, async ({page}) => {
  await open(page, guide);
  await button(page).click();
  // The button is hidden, so the focus must not stay with it.
  await expect(live(page)).toBeFocused();
  await expect(field(page)).toHaveValue(/^page\.(get_by_label|getByLabel|GetByLabel)\("?'?User name/);
  await expect(marks(page)).toHaveCount(1);
  await field(page).fill(byRole('textbox'));
  await expect(marks(page)).toHaveCount(2);
  await expect(report(page)).toContainText('strict mode violation');
  await expect(report(page)).toContainText(`aka ${byRole('textbox', 'Password').slice('page.'.length)}`);
  await field(page).fill(byRole('button', 'Sign out'));
  await expect(report(page)).toContainText('Timeout 30000ms exceeded.');
  await expect(report(page)).toContainText(`waiting for ${byRole('button', 'Sign out').slice('page.'.length)}`);
  await expect(marks(page)).toHaveCount(0);
  await field(page).fill(byRole('button').slice(0, -1));
  await expect(report(page)).toContainText('^\n');
});

const guides = builtRoutes().filter(
  (route) => /^docs\/[^/]+$/.test(route) && readRoute(route).includes('data-try-locator'),
);
for (const route of guides) {
  test(`live locators of ${route} find what the library finds`, async ({page, context}, testInfo) => {
    const file = testInfo.outputPath('engine.mjs');
    writeFileSync(file, extractEngine(require.resolve('playwright-core/lib/coreBundle')));
    const engine = (await import(file)) as Engine;
    const library = await context.newPage();
    await open(page, route);
    for (const each of await page.locator('[data-try-locator]').all()) {
      await each.dispatchEvent('click');
      await library.goto('about:blank');
      await library.setContent(await live(page).locator('details textarea').first().inputValue());
      const locator = withoutPage(await field(page).inputValue()).trimStart();
      const found = library.locator(
        engine.stringifySelector(new engine.parsers[language](locator, 'data-testid').parse()),
      );
      // Some pages change over time.
      await expect(async () => {
        // A sample registers a selector engine of its own, which both lack.
        const count = await found.count().catch(() => 0);
        expect(await live(page).locator('ol > li').count(), locator).toBe(count);
        const snapshot = await (count === 1 ? found : library.locator('body')).ariaSnapshot();
        expect(await live(page).locator('details pre').first().textContent(), locator).toBe(snapshot);
      }).toPass({timeout: 15_000});
      // A page that changes its height can move the button between the press and the release of the mouse.
      await live(page).getByRole('button').last().press('Enter');
      await expect(live(page)).toHaveCount(0);
    }
  });
}

test('picks an element with the mouse and with the keyboard', async ({page}) => {
  await openWith(page, '<button>Save</button><button>Cancel</button>', byRole('link'));
  const pick = live(page).getByRole('button').first();
  await pick.click();
  await frame(page).getByRole('button', {name: 'Cancel'}).click();
  await expect(field(page)).toHaveValue(byRole('button', 'Cancel'));
  await expect(marks(page)).toHaveCount(1);
  await pick.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  await expect(live(page).locator('code', {hasText: byRole('button', 'Save')})).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue(byRole('button', 'Save'));
  await expect(field(page)).toBeFocused();
});

test('the matches follow the edited HTML, and a link keeps the state until the reader closes it', async ({page}) => {
  await open(page, guide);
  await button(page).click();
  await field(page).fill(byRole('button', 'Save'));
  await live(page).locator('summary').first().click();
  await live(page).locator('details textarea').first().fill('<button>Save</button> <button>Save as</button>');
  await expect(marks(page)).toHaveCount(2);
  await live(page).getByRole('button').nth(2).click();
  const link = page.url();
  expect(link).toContain('#try=0.');
  // Says for a moment that the link was copied.
  await expect(live(page).getByRole('button').nth(2)).toHaveText('已複製');
  await expect(live(page).getByRole('button').nth(2)).not.toHaveText('已複製');
  await page.goto('about:blank');
  await page.goto(link);
  await expect(field(page)).toHaveValue(byRole('button', 'Save'));
  await expect(marks(page)).toHaveCount(2);
  const navbar = await page.locator('nav.navbar').boundingBox();
  expect((await field(page).boundingBox())!.y).toBeGreaterThan(navbar!.y + navbar!.height);
  await live(page).getByRole('button').nth(1).click();
  await expect(frame(page).getByText('User name')).toBeVisible();
  await live(page).getByRole('button').nth(3).click();
  await page.reload();
  await expect(button(page)).toBeVisible();
  await expect(live(page)).toHaveCount(0);
});

test('finds elements in frames and shadow roots, and shows their aria snapshot', async ({page}) => {
  const html =
    '<div id="host"><template shadowrootmode="open"><button>Inside</button></template></div>' +
    '<iframe srcdoc="<button>Pay</button>"></iframe>';
  await openWith(page, html, byRole('button', 'Inside'));
  await expect(marks(page)).toHaveCount(1);
  await live(page).locator('summary').nth(1).click();
  await expect(live(page).locator('details pre')).toHaveText('- button "Inside"');
  await live(page).locator('details textarea').nth(1).fill('- button "Outside"');
  await expect(live(page).getByRole('status').last()).toHaveText('範本不符合。');
  await live(page).getByRole('button').first().click();
  await frame(page).frameLocator('iframe').getByRole('button').click();
  await expect(field(page)).toHaveValue(/iframe/);
  await expect(marks(page)).toHaveCount(1);
});

test('the page under test reaches neither the network nor the site', async ({page, problems}) => {
  problems.allowed.push(/Content Security Policy|Sandbox|sandbox|SecurityError|ERR_BLOCKED_BY_CSP|Failed to load/);
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    response.setHeader('access-control-allow-origin', '*');
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const foreign = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const html = `<p id="log"></p><img src="${foreign}/image"><link rel="stylesheet" href="${foreign}/style">
<iframe src="${foreign}/frame"></iframe>
<script src="${foreign}/script"></script>
<script>
  const log = (text) => document.querySelector('#log').append(text + ' ');
  const attempt = async (name, action) => { try { await action(); log(name + ':done'); } catch { log(name + ':blocked'); } };
  (async () => {
    await attempt('fetch', () => fetch('${foreign}/fetch'));
    await attempt('own', () => fetch(${JSON.stringify(new URL('docs/intro', 'http://127.0.0.1/').pathname)}));
    await attempt('parent', () => parent.document.title);
    await attempt('storage', () => localStorage.length);
    await attempt('cookie', () => document.cookie);
    await attempt('top', () => { top.location.href = '${foreign}/top'; });
    await attempt('eval', () => eval('1'));
    log('end');
  })();
</script>`;
  await openWith(page, html, byRole('paragraph'));
  await expect(frame(page).locator('#log')).toHaveText(
    'fetch:blocked own:blocked parent:blocked storage:blocked cookie:blocked top:blocked eval:blocked end ',
  );
  // Last, because a frame that leaves has no log.
  await frame(page)
    .locator('#log')
    .evaluate((_log, url) => void (location.href = url), `${foreign}/self`);
  await page.waitForTimeout(1000);
  server.close();
  expect(requests).toEqual([]);
  expect(page.url()).toContain(guide);
  expect(await page.evaluate(() => document.title)).not.toBe('');
});

test('does not run without the sandbox', async ({page}) => {
  await open(page, guide);
  await button(page).click();
  await expect(marks(page)).toHaveCount(1);
  const url = await live(page).locator('iframe').getAttribute('src');
  const started = await page.evaluate(async (src) => {
    const other = document.createElement('iframe');
    other.src = src!;
    document.body.append(other);
    await new Promise((resolve) => other.addEventListener('load', resolve));
    const {port1, port2} = new MessageChannel();
    const answer = new Promise((resolve) => (port1.onmessage = () => resolve(true)));
    const start = {liveLocators: true, injectedScript: '', options: {}, html: '<p>Stranger</p>'};
    other.contentWindow!.postMessage(start, '*', [port2]);
    return Promise.race([answer, new Promise((resolve) => setTimeout(() => resolve(false), 1000))]);
  }, url);
  expect(started).toBe(false);
});

test('has no accessibility violations, also on a phone', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await openWith(page, '<button>Save</button><button>Save</button>', byRole('button'));
  await live(page).locator('summary').first().click();
  await live(page).locator('summary').nth(1).click();
  expect(await findViolations(page, 'everything')).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('offers to try again without a network, and works offline once loaded', async ({page, context, problems}) => {
  problems.allowed.push(/Failed to load resource|Loading chunk|ERR_INTERNET/);
  await open(page, guide);
  const label = await button(page).textContent();
  await context.setOffline(true);
  await button(page).click();
  await expect(button(page)).toHaveText('Retry');
  await context.setOffline(false);
  await button(page).click();
  await expect(marks(page)).toHaveCount(1);
  await context.setOffline(true);
  await field(page).fill(byRole('textbox'));
  await expect(marks(page)).toHaveCount(2);
  await live(page).getByRole('button').last().click();
  await expect(button(page)).toHaveText(label!);
});
