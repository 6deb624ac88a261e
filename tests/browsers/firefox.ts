import puppeteer, {type Page} from 'puppeteer-core';
import {findFirefox} from '../../tools/system/findEngines';
import type {Engine, EngineOptions, Tab} from './engine';
import {messageOf} from '../../src/utils/messageOf';

/** Starts the Firefox of the system, driven through WebDriver BiDi. */
export async function startFirefox({colorScheme, site}: EngineOptions): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: findFirefox(),
    headless: true,
    extraPrefsFirefox: {
      // 0 is dark, 1 is light.
      'layout.css.prefers-color-scheme.content-override': colorScheme === 'dark' ? 0 : 1,
    },
  });
  return {
    open: async () => {
      const context = await browser.createBrowserContext();
      return openTab(await context.newPage(), site, () => context.close());
    },
    close: () => browser.close(),
  };
}

function openTab(page: Page, site: string, close: () => Promise<void>): Tab {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`${page.url()}: ${messageOf(error)}`));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${page.url()}: ${message.text()}`);
  });
  return {
    goto: async (path) => {
      await page.goto(site + path);
    },
    // Puppeteer's type expects handles as parameters, too.
    evaluate: (run, ...parameters) => page.evaluate(run as never, ...parameters),
    moveMouse: (x, y) => page.mouse.move(x, y),
    clickAt: (x, y) => page.mouse.click(x, y),
    press: async (key, control = false) => {
      if (control) await page.keyboard.down('Control');
      await page.keyboard.press(key);
      if (control) await page.keyboard.up('Control');
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({width, height}),
    back: async () => {
      await page.goBack();
    },
    forward: async () => {
      await page.goForward();
    },
    errors: () => Promise.resolve(errors),
    close,
  };
}
