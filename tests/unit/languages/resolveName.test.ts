import {describe, expect, it} from 'vitest';
import {dotnet} from '../../../src/languages/dotnet';
import {java} from '../../../src/languages/java';
import {javascript} from '../../../src/languages/javascript';
import {python} from '../../../src/languages/python';
import {factsOfEdition, next, stable} from '../apiFixtures';

/** Inline code with the class and id that it names. */
const names: readonly [code: string, className: string, id?: string][] = [
  ['Page', 'Page'],
  ['LocatorAssertions', 'LocatorAssertions'],
  ['await page.goto("https://example.com")', 'Page', 'page-goto'],
  ['Locator.click', 'Locator', 'locator-click'],
  ['browser_type.launch()', 'BrowserType', 'browser-type-launch'],
  ['playwright.chromium.launch(headless=False)', 'BrowserType', 'browser-type-launch'],
  ['playwright.firefox', 'Playwright', 'playwright-firefox'],
  ['route.continue_()', 'Route', 'route-continue'],
  ['page.expect_popup()', 'Page', 'page-wait-for-popup'],
  ['async with page.expect_download() as download_info', 'Page', 'page-wait-for-download'],
  ['expect(locator).to_be_visible()', 'LocatorAssertions', 'locator-assertions-to-be-visible'],
  ['expect(page).to_have_title("Example")', 'PageAssertions', 'page-assertions-to-have-title'],
  ['expect(response).to_be_ok()', 'APIResponseAssertions', 'api-response-assertions-to-be-ok'],
  ['expect(page.get_by_role("heading")).to_have_text("(a)")', 'LocatorAssertions', 'locator-assertions-to-have-text'],
  ['expect(rows, "rows").to_have_count(3)', 'LocatorAssertions', 'locator-assertions-to-have-count'],
  ['response.status', 'Response', 'response-status'],
  ['response.dispose()', 'APIResponse', 'api-response-dispose'],
  ['request.post_data', 'Request', 'request-post-data'],
  ['request.post("/users")', 'APIRequestContext', 'api-request-context-post'],
  ['page.keyboard.press("a")', 'Keyboard', 'keyboard-press'],
  ['page.locator("li").first', 'Locator', 'locator-first'],
  ['page.url.startswith("https")', 'Page', 'page-url'],
  ['context.pages', 'BrowserContext', 'browser-context-pages'],
  ['ElementHandle.dispose()', 'JSHandle', 'js-handle-dispose'],
  ['page.on("dialog", handler)', 'Page', 'page-event-dialog'],
  ["context.once('page', handler)", 'BrowserContext', 'browser-context-event-page'],
  ['page.remove_listener()', 'Page', 'events'],
  ['Page.dialog', 'Page', 'page-event-dialog'],
  ['page.close', 'Page', 'page-close'],
  ['error.message', 'Error', 'error-message'],
  ['worker.url', 'Worker', 'worker-url'],
];

/** Inline code that is not a name of the API. */
const others = `page, locator, os.environ, pytest.mark, pytest.mark.browser_context_args, accept(), page.png,
  page.pdf.zip, page.screenshot.dark.png, request.json, playwright.config.ts, playwright.sync_api,
  playwright.dev, playwright install, page.goto(url) or page.reload(), page = context.new_page(),
  error.args, worker.postMessage(), message.data, expect.set_options(), async_playwright(),
  info.value, self.page.goto(), True, "page.goto"`.split(/,\s+/);

it.each(names)('resolves inline code: %s', (code, className, id) => {
  expect(python.resolveName(code, next)).toEqual({className, ...(id && {id})});
});

it.each(others)('does not take inline code for a name of the API: %s', (code) => {
  expect(python.resolveName(code, next)).toBeUndefined();
});

/** Wrong names and the beginning and the end of the error messages of the build. */
const wrong: readonly [code: string, shown: string, fault: string, hint?: string][] = [
  ['page.gotto()', 'page.gotto()', 'Page has no gotto', 'Did you mean `goto`?'],
  ['Page.waitForUrl', 'Page.waitForUrl', 'Page has no waitForUrl', 'Did you mean `wait_for_url`?'],
  ['locator.to_be_visible()', 'locator.to_be_visible()', 'Locator has no to_be_visible', 'LocatorAssertions has one.'],
  ['page.keyboard.hit("a")', 'page.keyboard.hit()', 'Keyboard has no hit'],
  [
    'expect(page).to_be_empty()',
    'expect(page).to_be_empty()',
    'PageAssertions has no to_be_empty',
    'LocatorAssertions has one.',
  ],
  ['response.statuss', 'response.statuss', 'Response or APIResponse has no statuss', 'Did you mean `status`?'],
  ['page.on("dialogue", f)', 'page.on("dialogue")', 'Page has no event "dialogue"', 'Did you mean `dialog`?'],
];

it.each(wrong)('reports that %s does not exist in the version', (code, shown, fault, hint) => {
  const problem = [`\`${shown}\`: ${fault} in 1.56.0; correct the name.`, hint].filter(Boolean).join(' ');
  expect(python.resolveName(code, next)).toEqual({problem});
});

it('resolves names by the facts of the version', () => {
  expect(python.resolveName('page.console_messages()', next)).toEqual({className: 'Page', id: 'page-console-messages'});
  expect(python.resolveName('page.console_messages()', stable)).toHaveProperty('problem');
});

it('resolves the method of Java that removes a listener to the event', () => {
  const facts = factsOfEdition('java');
  expect(java.resolveName('page.offDialog()', facts)).toEqual({className: 'Page', id: 'page-event-dialog'});
  expect(java.resolveName('page.offDialogue()', facts)).toHaveProperty('problem');
});

it('resolves the types of C# to their classes, but not the names of events and properties', () => {
  const facts = factsOfEdition('dotnet');
  expect(dotnet.resolveName('IDialog', facts)).toEqual({className: 'Dialog'});
  expect(dotnet.resolveName('TimeoutException', facts)).toEqual({className: 'TimeoutError'});
  expect(dotnet.resolveName('ILocator.First', facts)).toEqual({className: 'Locator', id: 'locator-first'});
  expect(dotnet.resolveName('Page.GotoAsync()', facts)).toEqual({className: 'Page', id: 'page-goto'});
  expect(dotnet.resolveName('Dialog', facts)).toBeUndefined();
});

describe('resolves names of Playwright Test', () => {
  const facts = factsOfEdition('javascript');

  it.each([
    ['test.skip()', 'Test', 'test-skip'],
    ["test.describe.configure({ mode: 'serial' })", 'Test', 'test-describe-configure'],
    ['test.info().attach()', 'TestInfo', 'test-info-attach'],
    ['testInfo.skip()', 'TestInfo', 'test-info-skip-1'],
    ['expect.poll()', 'PlaywrightAssertions', 'playwright-assertions-poll'],
    ['expect.any(Number)', 'GenericAssertions', 'generic-assertions-any'],
    ['expect(value).toEqual()', 'GenericAssertions', 'generic-assertions-to-equal'],
    ['reporter.onEnd()', 'Reporter', 'reporter-on-end'],
  ])('%s', (code, className, id) => {
    expect(javascript.resolveName(code, facts)).toEqual({className, id});
  });

  it('and reports those that do not exist, but no files and options', () => {
    expect(javascript.resolveName('test.describes()', facts)).toHaveProperty('problem');
    expect(javascript.resolveName('testInfo.skips()', facts)).toHaveProperty('problem');
    expect(javascript.resolveName('test.ts', facts)).toBeUndefined();
    expect(javascript.resolveName('expect.toPass.timeout', facts)).toBeUndefined();
  });
});
