import {Builder, Capabilities, Key as WebDriverKey, Origin, type WebDriver} from 'selenium-webdriver';
import {findWebKit} from '../../tools/system/findEngines';
import type {Engine, EngineOptions, Key, Tab} from './engine';
import {errorsKey} from './recordErrors';
import {startWebKitDriver} from './startWebKitDriver';

const keys: Record<Key, string> = {ArrowDown: WebDriverKey.ARROW_DOWN, Enter: WebDriverKey.ENTER, k: 'k', v: 'v'};

/** Starts the WebKit of the system (WebKitGTK's MiniBrowser), driven through WebDriver. Each tab is a new browser. */
export async function startWebKit({colorScheme, site}: EngineOptions): Promise<Engine> {
  const programs = findWebKit();
  const server = await startWebKitDriver(programs);
  const args = ['--automation', ...(colorScheme === 'dark' ? ['--dark-mode'] : [])];
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {binary: programs.miniBrowser, args},
  });
  return {
    open: async () => {
      const builder = new Builder().disableEnvironmentOverrides().usingServer(server.url);
      return openTab(await builder.withCapabilities(capabilities).build(), site);
    },
    close: () => server.close(),
  };
}

function openTab(driver: WebDriver, site: string): Tab {
  return {
    goto: (path) => driver.get(site + path),
    evaluate: (run, ...parameters) => driver.executeScript(run, ...parameters),
    moveMouse: (x, y) => driver.actions().move({x, y, duration: 0, origin: Origin.VIEWPORT}).perform(),
    clickAt: (x, y) => driver.actions().move({x, y, duration: 0, origin: Origin.VIEWPORT}).click().perform(),
    press: (key, control = false) => {
      const actions = driver.actions();
      if (!control) return actions.sendKeys(keys[key]).perform();
      return actions.keyDown(WebDriverKey.CONTROL).sendKeys(keys[key]).keyUp(WebDriverKey.CONTROL).perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    resize: async (width, height) => {
      const window = driver.manage().window();
      await window.setRect({x: 0, y: 0, width, height});
      // Adds the height of the toolbar.
      const inner = await driver.executeScript<number>('return innerHeight');
      await window.setRect({x: 0, y: 0, width, height: 2 * height - inner});
    },
    back: () => driver.navigate().back(),
    forward: () => driver.navigate().forward(),
    errors: async () =>
      JSON.parse(
        // A blank page has no storage.
        await driver.executeScript<string>(
          'return location.protocol === "about:" ? "[]" : (sessionStorage.getItem(arguments[0]) ?? "[]")',
          errorsKey,
        ),
      ) as string[],
    close: () => driver.quit(),
  };
}
