import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, open, test, watchForTrouble} from './fixtures';

const pageTypes = {
  class: '/python/docs/api/class-page',
  guide: '/python/docs/locators',
  next: '/python/docs/next/intro',
  landing: '/python/',
  community: '/python/community/welcome',
  videos: '/python/community/release-videos',
  search: '/python/search',
  missing: '/python/docs/no-such-page',
};
const contentTypes = ['class', 'guide', 'next', 'landing', 'community'] as const;

/** Holds the site's scripts back, as a slow line does; the function that comes back lets them through. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.fallback();
  });
  return release;
}

/** Opens a page whose scripts wait. */
async function openEarly(page: Page, path: string): Promise<() => void> {
  const release = await holdScripts(page);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  return release;
}

/** How far below the place that an address scrolls it to an element is. */
const offTop = (target: Locator) =>
  target.evaluate(
    (element) => element.getBoundingClientRect().top - Number.parseFloat(getComputedStyle(element).scrollMarginTop),
  );

test.describe('content that came as HTML', () => {
  for (const type of contentTypes) {
    test(`stays the same elements when scripts take over: ${type}`, async ({page, baseURL}) => {
      const trouble = watchForTrouble(page, baseURL!);
      const release = await openEarly(page, pageTypes[type]);
      await page.evaluate(() => {
        const all = [...document.querySelector('[data-static-content]')!.querySelectorAll('*')];
        Object.assign(window, {all});
      });
      release();
      await hydrated(page);
      const kept = await page.evaluate(() => {
        const {all} = window as unknown as {all: Element[]};
        const now = [...document.querySelector('[data-static-content]')!.querySelectorAll('*')];
        return all.length > 10 && now.length === all.length && now.every((element, index) => element === all[index]);
      });
      expect(kept).toBe(true);
      expect(trouble.errors).toEqual([]);
    });
  }

  for (const [type, path] of Object.entries(pageTypes)) {
    test(`is taken over without an error: ${type}`, async ({page, baseURL}) => {
      const trouble = watchForTrouble(page, baseURL!);
      const response = await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      // Chromium reports the status of the document itself as an error; for the not-found page that is right.
      expect(trouble.errors.filter((error) => !(response?.status() === 404 && error.includes('404')))).toEqual([]);
    });
  }
});

test.describe('what the reader does before scripts run is done when they do', () => {
  const dialog = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});

  test('a click on the search button', async ({page}) => {
    const release = await openEarly(page, pageTypes.guide);
    await page.getByRole('button', {name: 'Search docs'}).click();
    await expect(dialog(page)).toHaveCount(0);
    release();
    await expect(dialog(page)).toBeVisible();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`the shortcut ${key}`, async ({page}) => {
      const release = await openEarly(page, pageTypes.guide);
      await page.keyboard.press(key);
      release();
      await expect(dialog(page)).toBeVisible();
    });
  }

  test('a click on the toggle of the colour mode', async ({page}) => {
    const release = await openEarly(page, pageTypes.guide);
    await page.getByRole('button', {name: /切換淺色\/深色模式/}).click({force: true});
    release();
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
  });

  test('a tap on the menu of a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const release = await openEarly(page, pageTypes.guide);
    await page.locator('.navbar__toggle').click();
    release();
    await expect(page.locator('.navbar-sidebar')).toBeVisible();
  });

  test('a tap on the table of contents of a phone', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const release = await openEarly(page, pageTypes.guide);
    await page.locator('.theme-doc-toc-mobile button').click();
    release();
    await expect(page.locator('.theme-doc-toc-mobile').getByRole('link').first()).toBeVisible();
  });

  test('text in the filter of a class page', async ({page}) => {
    const release = await openEarly(page, pageTypes.class);
    await page.locator('[data-api-filter] input').pressSequentially('wait for');
    release();
    await expect(page.getByRole('heading', {level: 3})).toHaveCount(6);
    await expect(page.locator('[data-api-filter] input')).toHaveValue('wait for');
  });

  test('the choice of a tab', async ({page}) => {
    const release = await openEarly(page, pageTypes.guide);
    await page.getByRole('tab', {name: 'Async'}).first().click();
    release();
    await expect(page.getByRole('tab', {name: 'Async'}).first()).toHaveAttribute('aria-selected', 'true');
  });

  for (const key of ['ArrowRight', 'ArrowLeft']) {
    test(`the choice of a tab by ${key}`, async ({page}) => {
      const release = await openEarly(page, pageTypes.guide);
      await page.getByRole('tab', {name: 'Sync'}).first().focus();
      await page.keyboard.press(key);
      release();
      await expect(page.getByRole('tab', {name: 'Async'}).first()).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tab', {name: 'Async'}).first()).toBeFocused();
    });
  }

  test('details that the reader opened, which stay open', async ({page}) => {
    const release = await openEarly(page, '/python/docs/actionability');
    // As an author would write them; no page has any now.
    await page.evaluate(() => {
      const html = '<details><summary>More</summary><p>Words</p></details>';
      document.querySelector('[data-static-content] h2')!.insertAdjacentHTML('beforebegin', html);
    });
    const details = page.locator('[data-static-content] details').first();
    await details.locator('summary').click();
    await expect(details).toHaveAttribute('open');
    release();
    await hydrated(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await expect(details).toHaveAttribute('open');
  });

  test('a link is followed at once', async ({page}) => {
    await openEarly(page, pageTypes.guide);
    await page.locator('[data-static-content] a[href^="/python/docs/api/"]').first().click();
    await expect(page).toHaveURL(/\/python\/docs\/api\//);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  });

  test('no other key is taken from the browser', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openEarly(page, pageTypes.class);
    await page.evaluate(() => {
      Object.assign(window, {taken: []});
      document.addEventListener('keydown', (event) => {
        if (event.defaultPrevented) (window as unknown as {taken: string[]}).taken.push(event.key);
      });
    });
    const heading = page.getByRole('heading', {level: 1});
    await heading.selectText();
    for (const key of ['Control+c', 'Control+f', 'Tab', 'PageDown', 'Space', 'a', 'k', 'ArrowDown', 'Escape'])
      await page.keyboard.press(key);
    expect(await page.evaluate(() => (window as unknown as {taken: string[]}).taken)).toEqual([]);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Page');
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    const filter = page.locator('[data-api-filter] input');
    await filter.pressSequentially('a/b k');
    await expect(filter).toHaveValue('a/b k');
    expect(await page.evaluate(() => (window as unknown as {taken: string[]}).taken)).toEqual([]);
  });
});

test.describe('tabs', () => {
  const panel = (page: Page, form: string) =>
    page
      .locator('[data-tab-group="python-api"]')
      .first()
      .locator('[role=tabpanel]')
      .nth(form === 'Sync' ? 0 : 1);
  const tab = (page: Page, name: string) => page.getByRole('tab', {name}).first();
  const looks = (page: Page) =>
    tab(page, 'Async').evaluate((element) => {
      const {color, borderBottomColor} = getComputedStyle(element);
      return {color, borderBottomColor};
    });

  test('the choice shows on the next visit before scripts run, and does not flash', async ({page}) => {
    await open(page, pageTypes.guide);
    await tab(page, 'Async').click();
    await expect(panel(page, 'Async')).toBeVisible();
    const release = await holdScripts(page);
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(panel(page, 'Async')).toBeVisible();
    await expect(panel(page, 'Sync')).toBeHidden();
    const before = await looks(page);
    release();
    await hydrated(page);
    await expect(tab(page, 'Async')).toHaveAttribute('aria-selected', 'true');
    // The transition of the colour must not hide a change.
    // A colour may take a moment to change.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(await looks(page)).toEqual(before);
  });

  test('the choice holds for all tabs of the page, for other pages and for other windows', async ({page, context}) => {
    const other = await context.newPage();
    await open(other, '/python/docs/dialogs');
    await open(page, pageTypes.guide);
    await tab(page, 'Async').click();
    for (const name of await page.getByRole('tab', {name: 'Async'}).all())
      await expect(name).toHaveAttribute('aria-selected', 'true');
    await expect(tab(other, 'Async')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(other, 'Sync')).toBeHidden();
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Downloads'}).click();
    await expect(page).toHaveTitle(/Downloads/);
    await expect(tab(page, 'Async')).toHaveAttribute('aria-selected', 'true');
    await expect(panel(page, 'Sync')).toBeHidden();
  });

  test('arrow keys walk and choose, and one tab of each group is a stop of the Tab key', async ({page}) => {
    await open(page, pageTypes.guide);
    await tab(page, 'Sync').focus();
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Async')).toBeFocused();
    await expect(panel(page, 'Async')).toBeVisible();
    await expect(tab(page, 'Sync')).toHaveAttribute('tabindex', '-1');
    await page.keyboard.press('ArrowRight');
    await expect(tab(page, 'Sync')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(tab(page, 'Async')).toBeFocused();
    await expect(panel(page, 'Sync')).toBeHidden();
  });

  for (const key of ['Enter', 'Space']) {
    test(`${key} chooses the tab that has the focus`, async ({page}) => {
      await open(page, pageTypes.guide);
      await tab(page, 'Async').focus();
      await page.keyboard.press(key);
      await expect(panel(page, 'Async')).toBeVisible();
      await expect(panel(page, 'Sync')).toBeHidden();
    });
  }

  test('a choice far down the page leaves the tab where it is in the window', async ({page}) => {
    await open(page, pageTypes.class);
    const far = page.getByRole('tab', {name: 'Async'}).nth(40);
    await far.scrollIntoViewIfNeeded();
    const top = () => far.evaluate((element) => element.getBoundingClientRect().top);
    await expect.poll(async () => Math.abs((await top()) - (await top()))).toBeLessThan(1);
    const before = await top();
    await far.click();
    await expect(far).toHaveAttribute('aria-selected', 'true');
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
  });
});

test.describe('blocks of code', () => {
  test('the copy button copies exactly the code that shows', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, '/python/docs/writing-tests');
    for (const index of [0, 1, 2, 3]) {
      const block = page.locator('.theme-code-block:visible').nth(index);
      await block.hover();
      await block.locator('[data-code-button=copy]').click();
      await expect(block.locator('[data-code-button=copy]')).toHaveAttribute('data-done', '');
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      const shown = await block.locator('pre').innerText();
      expect(copied.trimEnd()).toBe(shown.trimEnd());
      expect(copied.length).toBeGreaterThan(5);
    }
  });

  test('the copy button says that it is done, and then what it does', async ({page}) => {
    await open(page, '/python/docs/writing-tests');
    const copy = page.locator('[data-code-button=copy]:visible').first();
    const label = await copy.getAttribute('aria-label');
    await copy.click();
    await expect(copy).not.toHaveAttribute('aria-label', label!);
    await expect(copy).toHaveAttribute('aria-label', label!);
  });

  test('the wrap button shows where lines are too wide, and wraps them', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/python/docs/writing-tests');
    const blocks = page.locator('.theme-code-block:visible');
    const wide = await blocks.evaluateAll((all) =>
      all.findIndex((block) => block.querySelector('pre')!.scrollWidth > block.querySelector('pre')!.clientWidth),
    );
    const block = blocks.nth(wide);
    const wrap = block.locator('[data-code-button=wrap]');
    await expect(wrap).toBeHidden();
    await block.hover();
    await wrap.click();
    const overflow = () => block.locator('pre').evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(await overflow()).toBe(0);
    await wrap.click();
    expect(await overflow()).toBeGreaterThan(0);
  });
});

test.describe('going from page to page', () => {
  const watchDocument = (page: Page) => page.evaluate(() => Object.assign(window, {sameDocument: true}));
  const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);

  test('back and forward keep what the page was, and the place in it', async ({page}) => {
    await open(page, pageTypes.guide);
    await watchDocument(page);
    await page.evaluate(() => {
      Object.assign(window, {first: document.querySelector('[data-static-content] h2')});
      window.scrollTo({top: 3000, behavior: 'instant'});
    });
    const place = () => page.evaluate(() => window.scrollY);
    await expect.poll(place).toBeGreaterThan(2900);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
    const before = await place();
    await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Downloads'}).click();
    await expect(page).toHaveTitle(/Downloads/);
    await expect.poll(place).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/Locators/);
    await expect.poll(async () => Math.abs((await place()) - before)).toBeLessThan(60);
    expect(
      await page.evaluate(
        () =>
          (window as unknown as {first: Element}).first === document.querySelector('[data-static-content] h2') &&
          document.querySelectorAll('[data-static-content]').length === 1,
      ),
    ).toBe(true);
    await page.goForward();
    await expect(page).toHaveTitle(/Downloads/);
    await expect(page.locator('[data-static-content] h2').first()).toBeVisible();
    await expect.poll(place).toBe(0);
    expect(await isSameDocument(page)).toBe(true);
  });

  test('a link in content opens its page without loading a document, with title and table of contents', async ({
    page,
  }) => {
    await open(page, '/python/docs/dialogs');
    await watchDocument(page);
    await page.locator('[data-static-content] a[href="/python/docs/api/class-dialog"]').first().click();
    await expect(page).toHaveURL('/python/docs/api/class-dialog');
    await expect(page).toHaveTitle(/^Dialog \|/);
    await expect(page.getByRole('heading', {level: 1, name: 'Dialog'})).toBeVisible();
    await expect(page.locator('.theme-doc-toc-desktop').getByRole('link', {name: 'accept'})).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
  });

  for (const modifier of ['Control', 'Shift'] as const) {
    test(`${modifier} and a click on a link in content leave this page alone`, async ({page, context}) => {
      await open(page, '/python/docs/dialogs');
      const opened = context.waitForEvent('page');
      await page
        .locator('[data-static-content] a[href="/python/docs/api/class-dialog"]')
        .first()
        .click({modifiers: [modifier]});
      const other = await opened;
      await expect(other).toHaveURL('/python/docs/api/class-dialog');
      await expect(page).toHaveURL('/python/docs/dialogs');
    });
  }

  test('a link to a place in the same page goes there without loading anything', async ({page}) => {
    await open(page, pageTypes.class);
    await watchDocument(page);
    const requests: string[] = [];
    // Chromium may look for the icon of a tab again whenever its address changes.
    page.on('request', (request) => {
      if (['document', 'fetch', 'script', 'stylesheet'].includes(request.resourceType())) requests.push(request.url());
    });
    const link = page.locator('[data-static-content] a[href^="#page-"]:not(.hash-link)').first();
    const hash = (await link.getAttribute('href'))!;
    await link.click();
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await expect.poll(() => offTop(page.locator(hash)).then(Math.abs)).toBeLessThan(3);
    expect(await isSameDocument(page)).toBe(true);
    expect(requests).toEqual([]);
  });
});

test.describe('a place far down the Page class is at the top of the window and stays there', () => {
  const hash = '#page-wait-for-url';
  /** It is not at the top and stays there when what is above it settles later. */
  async function expectAtTop(page: Page, target = hash): Promise<void> {
    await expect.poll(() => offTop(page.locator(target)).then(Math.abs), {timeout: 3000}).toBeLessThan(3);
    for (let look = 0; look < 10; look += 1) {
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 150)));
      expect(Math.abs(await offTop(page.locator(target)))).toBeLessThan(3);
    }
    expect(await page.locator(target).evaluate(isCovered)).toBe(false);
  }

  /** The navbar comes back when the page scrolls up, be it by a step of the page's own. */
  function isCovered(element: Element): boolean {
    const {left, top, height} = element.getBoundingClientRect();
    return !element.contains(document.elementFromPoint(left + 4, top + height / 2));
  }

  for (const [device, viewport] of Object.entries({
    desktop: {width: 1280, height: 900},
    phone: {width: 390, height: 844},
  })) {
    test(`when the page is loaded (${device})`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, pageTypes.class + hash);
      await expectAtTop(page);
    });

    test(`when a link of another page leads there (${device})`, async ({page}) => {
      await page.setViewportSize(viewport);
      await open(page, '/python/docs/navigations');
      const link = page.locator('[data-static-content] a[href*="class-page#page-wait-for-"]').first();
      const target = new URL(await link.evaluate((element: HTMLAnchorElement) => element.href)).hash;
      await link.click();
      await expect(page).toHaveURL(new RegExp(`class-page${target}$`));
      await expectAtTop(page, target);
    });
  }

  test('when the table of contents leads there, from the top and back up', async ({page}) => {
    await open(page, pageTypes.class);
    const contents = page.locator('.theme-doc-toc-desktop');
    await contents.locator(`a[href="${hash}"]`).click();
    await expectAtTop(page);
    await contents.locator('a[href="#page-get-by-role"]').click();
    await expectAtTop(page, '#page-get-by-role');
  });

  test('unless the reader scrolls on', async ({page}) => {
    await page.goto(pageTypes.class + hash);
    await hydrated(page);
    await page.mouse.move(640, 500);
    await page.mouse.wheel(0, 600);
    await expect.poll(() => offTop(page.locator(hash))).toBeLessThan(-300);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    expect(await offTop(page.locator(hash))).toBeLessThan(-300);
  });
});

test.describe('nothing shifts while a page loads', () => {
  for (const [device, viewport] of Object.entries({
    desktop: {width: 1280, height: 900},
    phone: {width: 390, height: 844},
  })) {
    for (const [type, path] of Object.entries(pageTypes)) {
      test(`${type}, ${device}`, async ({page}) => {
        await page.setViewportSize(viewport);
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, {shifts});
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number;
              sources: {node?: Node}[];
            })[]) {
              const nodes = entry.sources.map(({node}) => (node instanceof Element ? node.outerHTML : node?.nodeName));
              shifts.push(`${entry.value}: ${nodes.map((node) => node?.slice(0, 100)).join(' | ')}`);
            }
          }).observe({type: 'layout-shift', buffered: true});
        });
        const release = await holdScripts(page);
        await page.goto(path);
        // The reader sees the page without its scripts for a while.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
        release();
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
        expect(await page.evaluate(() => (window as unknown as {shifts: string[]}).shifts)).toEqual([]);
      });
    }
  }
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  for (const [type, path] of Object.entries(pageTypes)) {
    for (const width of [1280, 390]) {
      test(`${type} shows no button that does nothing (${width})`, async ({page}) => {
        await page.setViewportSize({width, height: 900});
        await page.goto(path);
        await expect(page.getByRole('heading', {level: 1})).toBeVisible();
        const dead = await page
          .locator('button:visible, input:visible')
          .evaluateAll((buttons) => buttons.map((button) => button.outerHTML.slice(0, 160)));
        expect(dead).toEqual([]);
      });
    }
  }

  test('all forms of all samples show', async ({page}) => {
    await page.goto(pageTypes.guide);
    const panels = page.getByRole('tabpanel');
    const count = await panels.count();
    expect(count).toBeGreaterThan(20);
    await expect(page.locator('[role=tabpanel]:visible')).toHaveCount(count);
  });
});

test('paper has all parts of a long page, and no buttons', async ({page}) => {
  await open(page, pageTypes.class);
  await page.emulateMedia({media: 'print'});
  const skipped = await page
    .locator('.section-body')
    .evaluateAll((all) => all.filter((part) => getComputedStyle(part).contentVisibility !== 'visible').length);
  expect(await page.locator('.section-body').count()).toBeGreaterThan(50);
  expect(skipped).toBe(0);
  // Visible to the browser, not only to the style: what is skipped has no size.
  const last = page.locator('.section-body').last();
  expect(
    await last
      .locator('p, pre, li')
      .first()
      .evaluate((element) => element.checkVisibility({contentVisibilityAuto: true})),
  ).toBe(true);
  await expect(page.locator('button:visible')).toHaveCount(0);
});
