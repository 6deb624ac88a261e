import path from 'node:path';
import {expect, it} from 'vitest';
import {loadFacts} from '../../../src/content/api/loadFacts';
import {dotnet} from '../../../src/languages/dotnet';
import {java} from '../../../src/languages/java';
import {javaScript} from '../../../src/languages/javascript';

const languages = {javascript: javaScript, java, dotnet};

/** Edition, class, member, and its signature in the published facts of 1.56.0. */
it.each<[keyof typeof languages, string, string, string]>([
  [
    'javascript',
    'Page',
    'page-goto',
    'page.goto(url, options?: { referer, timeout, waitUntil }): Promise<null | Response>',
  ],
  ['javascript', 'Page', 'page-evaluate', 'page.evaluate(pageFunction, arg?): Promise<Serializable>'],
  ['javascript', 'Page', 'page-keyboard', 'page.keyboard: Keyboard'],
  [
    'javascript',
    'Locator',
    'locator-locator',
    'locator.locator(selectorOrLocator, options?: { has, hasNot, hasNotText, hasText }): Locator',
  ],
  ['javascript', 'Page', 'page-event-popup', "page.on('popup', listener: (value: Page) => void)"],
  [
    'javascript',
    'LocatorAssertions',
    'locator-assertions-to-be-empty',
    'expect(locator).toBeEmpty(options?: { timeout }): Promise<void>',
  ],
  [
    'javascript',
    'Test',
    'test-slow',
    ['test.slow(): void', 'test.slow(condition, description?): void', 'test.slow(callback, description?): void'].join(
      '\n',
    ),
  ],
  ['javascript', 'TestInfo', 'test-info-skip-2', 'testInfo.skip(): void\ntestInfo.skip(condition, description?): void'],
  ['javascript', 'GenericAssertions', 'generic-assertions-any', 'expect.any(constructor): AsymmetricMatcher'],
  ['javascript', 'GenericAssertions', 'generic-assertions-to-be', 'expect(value).toBe(expected): void'],
  [
    'java',
    'Page',
    'page-goto',
    'Response navigate(String url)\nResponse navigate(String url, Page.NavigateOptions options)',
  ],
  ['java', 'Page', 'page-event-popup', 'void onPopup(Consumer<Page> handler)\nvoid offPopup(Consumer<Page> handler)'],
  [
    'java',
    'APIRequestContext',
    'api-request-context-get',
    'APIResponse get(String url)\nAPIResponse get(String url, RequestOptions params)',
  ],
  ['dotnet', 'Page', 'page-goto', 'Task<IResponse?> GotoAsync(string url, PageGotoOptions? options = default)'],
  ['dotnet', 'Locator', 'locator-first', 'ILocator First { get; }'],
  ['dotnet', 'Page', 'page-event-popup', 'event EventHandler<IPage> Popup'],
  [
    'dotnet',
    'Page',
    'page-wait-for-popup',
    'Task<IPage> RunAndWaitForPopupAsync(Func<Task> action, PageRunAndWaitForPopupOptions? options = default)\nTask<IPage> WaitForPopupAsync(PageWaitForPopupOptions? options = default)',
  ],
])('%s: %s has the signature of %s', (edition, className, id, wanted) => {
  const language = languages[edition];
  const facts = loadFacts(path.join(__dirname, `../../../editions/${edition}/facts/1.56.0.json`));
  const entry = facts.classes[className]!;
  const member = entry.members.find((each) => each.id === id)!;
  expect(language.signatureOf(member, language.receiverOf(className, entry.id), className).text).toBe(wanted);
});
