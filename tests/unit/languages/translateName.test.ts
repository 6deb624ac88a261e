import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {createBridge} from '../../../src/content/api/bridge';
import {loadFacts} from '../../../src/content/api/loadFacts';
import {dotnet} from '../../../src/languages/dotnet';
import {java} from '../../../src/languages/java';
import {javaScript} from '../../../src/languages/javascript';

const languages = {root: javaScript, java, dotnet};
const factsOf = (edition: string) => loadFacts(path.join(__dirname, `../../../editions/${edition}/facts/1.56.0.json`));
const bridges = Object.fromEntries(
  ['root', 'java', 'dotnet'].map((edition) => [edition, createBridge(factsOf('python'), factsOf(edition))]),
);
const words = Object.fromEntries(
  Object.entries(languages).map(([edition, language]) => [edition, language.wordsOf!(bridges[edition]!)]),
);

/** Python's code with what each edition writes; undefined if it keeps the code. */
const names: readonly [code: string, root?: string, java?: string, dotnet?: string][] = [
  ['page.goto()', 'page.goto()', 'page.navigate()', 'page.GotoAsync()'],
  ['page.goto("/cart")', "page.goto('/cart')", 'page.navigate("/cart")', 'page.GotoAsync("/cart")'],
  ['Locator.first', 'Locator.first()', 'Locator.first()', 'ILocator.First'],
  ['Locator', undefined, undefined, 'ILocator'],
  ['FileNotFoundError', undefined, 'PlaywrightException', 'PlaywrightException'],
  ['Page.wait_for_url', 'Page.waitForURL', 'Page.waitForURL', 'IPage.WaitForURLAsync'],
  [
    'page.keyboard.press("a")',
    "page.keyboard.press('a')",
    'page.keyboard().press("a")',
    'page.Keyboard.PressAsync("a")',
  ],
  ['page.query_selector()', 'page.$()', 'page.querySelector()', 'page.QuerySelectorAsync()'],
  [
    'expect(locator).to_be_visible()',
    'expect(locator).toBeVisible()',
    'assertThat(locator).isVisible()',
    'Expect(locator).ToBeVisibleAsync()',
  ],
  [
    'expect(locator).not_to_be_visible()',
    'expect(locator).not.toBeVisible()',
    'assertThat(locator).not().isVisible()',
    'Expect(locator).Not.ToBeVisibleAsync()',
  ],
  ['page.expect_popup()', "page.waitForEvent('popup')", 'page.waitForPopup()', 'page.RunAndWaitForPopupAsync()'],
  ['page.on("dialog")', "page.on('dialog', handler)", 'page.onDialog(handler)', 'page.Dialog += handler'],
  [
    'page.remove_listener("dialog", listener)',
    "page.off('dialog', listener)",
    'page.offDialog(listener)',
    'page.Dialog -= listener',
  ],
  [
    'page.click("button", timeout=500, force=True)',
    "page.click('button', { timeout: 500, force: true })",
    'page.click("button", new Page.ClickOptions().setTimeout(500).setForce(true))',
    'page.ClickAsync("button", new() { Timeout = 500, Force = true })',
  ],
  ['browser_type.launch()', 'browserType.launch()', 'browserType.launch()', 'browserType.LaunchAsync()'],
  ['has_touch=True', 'hasTouch: true', 'setHasTouch(true)', 'HasTouch = true'],
  ['wait_until', 'waitUntil', 'setWaitUntil()', 'WaitUntil'],
  ['"null"', 'null', 'null', '"null"'],
  ['"visible"', "'visible'", '"visible"', '"visible"'],
  [
    'expect.set_options()',
    'expect.configure()',
    'PlaywrightAssertions.setDefaultAssertionTimeout()',
    'Assertions.SetDefaultExpectTimeout()',
  ],
  ['api_response.text()', 'apiResponse.text()', 'apiResponse.text()', 'apiResponse.TextAsync()'],
  ['None', 'null', 'null', 'null'],
  ['fill()', 'fill()', 'fill()', 'FillAsync()'],
  ['goto()', 'goto()', 'navigate()', 'GotoAsync()'],
  ['get_by_text("Log")', "getByText('Log')", 'getByText("Log")', 'GetByText("Log")'],
  ['not_to_be_visible()', 'not.toBeVisible()', 'not().isVisible()', 'Not.ToBeVisibleAsync()'],
  ['go_back', 'goBack', 'goBack', 'GoBackAsync'],
  [
    'page.get_by_role("button", name="Save")',
    "page.getByRole('button', { name: 'Save' })",
    'page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Save"))',
    'page.GetByRole(AriaRole.Button, new() { Name = "Save" })',
  ],
  [
    'wait_until="commit"',
    "waitUntil: 'commit'",
    'setWaitUntil(WaitUntilState.COMMIT)',
    'WaitUntil = WaitUntilState.Commit',
  ],
  ['timeout', undefined, undefined, 'Timeout'],
  ['expect()', undefined, 'assertThat()', 'Expect()'],
  ['fetch()'],
  ['get_by_*', 'getBy*', 'getBy*', 'GetBy*'],
  ['get_by_', 'getBy', 'getBy', 'GetBy'],
  ['continue_', 'continue', 'resume', 'ContinueAsync'],
  ['TimeoutError', undefined, undefined, 'TimeoutException'],
  ['display: none'],
  ['visible=true'],
  ['text=Buy'],
  [`'the "best"'`],
  ['[id="name"]'],
  ['{"ready": true}'],
  ['print'],
  ['<iframe>'],
  ['page'],
  ['strict mode violation'],
];

describe.each(Object.entries(languages))('translateName for %s', (edition) => {
  const column = Object.keys(languages).indexOf(edition) + 1;
  it.each(names.map((row) => [row[0], row[column]] as const))('writes `%s` as `%s`', (code, wanted) => {
    const written = words[edition]!.name(code);
    expect(written && 'text' in written ? written.text : written).toBe(wanted);
  });
});

describe('translateName', () => {
  it('names a member that the edition does not have, and the remedy', () => {
    expect(words.java!.name('playwright.devices')).toEqual({
      problem:
        '`playwright.devices`: this edition has no Playwright.devices; put the passage between {/* only EDITION */} and {/* end only */} with the editions that have it',
    });
  });

  it.each(['args=["--mute-audio"]', '{"key": "a"}', '["a"]', 'locator.click(position={"x": 40, "y": 30})'])(
    'names a list or dict, which it does not translate: %s',
    (code) => {
      for (const edition of Object.values(words))
        expect(edition.name(code)).toEqual({
          problem: expect.stringContaining(`\`${code}\`: lists and dicts are not translated`) as unknown,
        });
    },
  );

  it('names a member that does not exist in the source edition either', () => {
    expect(words.root!.name('page.gotto()')).toEqual({
      problem: expect.stringContaining('Page has no gotto in 1.56.0') as unknown,
    });
  });

  it.each([
    ['JavaScript', javaScript, 'root', 'page.on()', 'page.on()'],
    ['JavaScript', javaScript, 'root', 'page.remove_listener()', 'page.off()'],
    ['JavaScript', javaScript, 'root', 'page.once("load")', "page.once('load', handler)"],
    ['JavaScript', javaScript, 'root', 'no_viewport=True', 'viewport: null'],
    ['Java', java, 'java', 'page.once("dialog")', 'page.onceDialog(handler)'],
    ['Java', java, 'java', 'path="a.zip"', 'setPath(Paths.get("a.zip"))'],
    ['Java', java, 'java', 'record_video_dir="videos/"', 'setRecordVideoDir(Paths.get("videos/"))'],
    [
      'Java',
      java,
      'java',
      'page.screenshot(path="a.png")',
      'page.screenshot(new Page.ScreenshotOptions().setPath(Paths.get("a.png")))',
    ],
    ['Java', java, 'java', 'locator.set_input_files("a.png")', 'locator.setInputFiles(Paths.get("a.png"))'],
    ['Java', java, 'java', 'base_url="/a"', 'setBaseURL("/a")'],
  ] as const)('writes for %s what its other names do not say: %#', (_, language, edition, code, text) => {
    expect(words[edition]!.name(code)).toMatchObject({text});
  });

  it.each([
    [java, 'java', 'page.once("load")'],
    [dotnet, 'dotnet', 'page.once("dialog")'],
    [dotnet, 'dotnet', 'page.on()'],
  ] as const)('names a listener that the edition cannot write: %#', (language, edition, code) => {
    expect(words[edition]!.name(code)).toEqual({
      problem: expect.stringContaining(`\`${code}\`: this edition has no on`) as unknown,
    });
  });

  it('keeps a parameter that the edition does not have, so that it is reported as a word of another language', () => {
    expect(words.root!.name('record_har_path')).toBeUndefined();
    expect(words.root!.name('record_har_path="a.har"')).toBeUndefined();
  });

  it('takes the name of a parameter from the member whose section contains the code', () => {
    const member = bridges.root!.target.classes.Page!.members.find(({name}) => name === 'evaluate');
    expect(words.root!.name('expression=1', member)).toMatchObject({text: 'pageFunction: 1'});
  });

  it('takes the value of an option from another member if the member of the section does not have the option', () => {
    const member = bridges.java!.target.classes.Page!.members.find(({name}) => name === 'route');
    const text = 'setServiceWorkers(ServiceWorkerPolicy.BLOCK)';
    expect(words.java!.name('service_workers="block"', member)).toMatchObject({text});
  });

  it('spells a single word like the parameter of the member whose section contains it', () => {
    const member = bridges.dotnet!.target.classes.Page!.members.find(({name}) => name === 'ClickAsync');
    expect(words.dotnet!.name('button', member)).toEqual({text: 'Button', isOption: true});
    expect(words.dotnet!.name('selector', member)).toEqual({text: 'selector'});
    expect(words.dotnet!.name('button')).toBeUndefined();
  });

  it('names an option: in Java, by its setter, also those of requests', () => {
    expect(words.java!.option!('timeout')).toBe('setTimeout()');
    expect(words.java!.option!('full_page')).toBe('setFullPage()');
    expect(words.java!.option!('multipart')).toBe('setMultipart()');
    expect(words.java!.option!('selector')).toBeUndefined();
    expect(words.dotnet!.option!('full_page')).toBe('FullPage');
  });

  it('names the constant for the value of an option, also of a list', () => {
    expect(words.java!.optionValue!('button', 'left')).toBe('MouseButton.LEFT');
    expect(words.java!.optionValue!('modifiers', 'Shift')).toBe('KeyboardModifier.SHIFT');
    expect(words.dotnet!.optionValue!('wait_until', 'load')).toBe('WaitUntilState.Load');
    expect(words.java!.optionValue!('button', 'other')).toBeUndefined();
  });

  it('keeps the text for an option that accepts more strings than the values of its enumeration', () => {
    expect(words.java!.optionValue!('channel', 'chrome')).toBeUndefined();
  });

  it('takes the value of an option from the member whose section contains it', () => {
    const member = bridges.dotnet!.target.classes.Page!.members.find(({name}) => name === 'RouteFromHARAsync');
    expect(words.dotnet!.optionValue!('UpdateContent', 'embed', member)).toBe('RouteFromHarUpdateContentPolicy.Embed');
  });

  it('names keys of parameters and results, members and positional parameters in the section of a member', () => {
    const inSection = (className: string, section: string, code: string) => {
      const member = bridges.dotnet!.target.classes[className]!.members.find(({name}) => name === section);
      return words.dotnet!.name(code, member);
    };
    expect(inSection('BrowserContext', 'AddCookiesAsync', 'domain')).toEqual({text: 'Domain'});
    expect(inSection('Request', 'Timing', 'startTime')).toEqual({text: 'StartTime'});
    expect(inSection('WebSocketRoute', 'CloseAsync', 'close')).toEqual({text: 'CloseAsync'});
    expect(inSection('Page', 'AddInitScriptAsync', 'path')).toEqual({text: 'scriptPath'});
    expect(inSection('Page', 'CloseAsync', 'domain')).toBeUndefined();
  });

  it('writes an event, unless web pages have an event with this name', () => {
    expect(words.dotnet!.event!('requestfinished')).toBe('RequestFinished');
    expect(words.java!.event!('dialog')).toBe('onDialog');
    expect(words.dotnet!.event!('load')).toBeUndefined();
    expect(words.dotnet!.event!('click')).toBeUndefined();
  });
});
