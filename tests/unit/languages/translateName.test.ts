import {describe, expect, it} from 'vitest';
import {allEditions} from '../../../editions';
import {createBridge} from '../../../src/content/api/bridge';
import {editionNames} from '../../../src/data/editions';
import {factsOfEdition} from '../apiFixtures';

const others = editionNames.filter((edition) => edition !== 'python');
const translators = Object.fromEntries(
  others.map((edition) => {
    const bridge = createBridge(factsOfEdition('python'), factsOfEdition(edition));
    return [edition, allEditions[edition].language.createTranslator(bridge)];
  }),
);
const nameOf = (edition: string, code: string) => translators[edition]!.name!(code);

/** Python's code with what each edition writes. */
const names: Record<string, [javascript: string, java: string, dotnet: string]> = {
  'page.goto("/cart")': ["page.goto('/cart')", 'page.navigate("/cart")', 'page.GotoAsync("/cart")'],
  'Locator.first': ['Locator.first()', 'Locator.first()', 'ILocator.First'],
  Locator: ['Locator', 'Locator', 'ILocator'],
  'Page.wait_for_url': ['Page.waitForURL', 'Page.waitForURL', 'IPage.WaitForURLAsync'],
  'page.keyboard.press("a")': [
    "page.keyboard.press('a')",
    'page.keyboard().press("a")',
    'page.Keyboard.PressAsync("a")',
  ],
  'page.query_selector()': ['page.$()', 'page.querySelector()', 'page.QuerySelectorAsync()'],
  'expect(locator).not_to_be_visible()': [
    'expect(locator).not.toBeVisible()',
    'assertThat(locator).not().isVisible()',
    'Expect(locator).Not.ToBeVisibleAsync()',
  ],
  'page.expect_popup()': ["page.waitForEvent('popup')", 'page.waitForPopup()', 'page.RunAndWaitForPopupAsync()'],
  'page.on("dialog")': ["page.on('dialog', handler)", 'page.onDialog(handler)', 'page.Dialog += handler'],
  'page.remove_listener("dialog", listener)': [
    "page.off('dialog', listener)",
    'page.offDialog(listener)',
    'page.Dialog -= listener',
  ],
  'page.click("button", timeout=500, force=True)': [
    "page.click('button', { timeout: 500, force: true })",
    'page.click("button", new Page.ClickOptions().setTimeout(500).setForce(true))',
    'page.ClickAsync("button", new() { Timeout = 500, Force = true })',
  ],
  'browser_type.launch()': ['browserType.launch()', 'browserType.launch()', 'browserType.LaunchAsync()'],
  'fill()': ['fill()', 'fill()', 'FillAsync()'],
  'goto()': ['goto()', 'navigate()', 'GotoAsync()'],
  'get_by_text("Log")': ["getByText('Log')", 'getByText("Log")', 'GetByText("Log")'],
  'not_to_be_visible()': ['not.toBeVisible()', 'not().isVisible()', 'Not.ToBeVisibleAsync()'],
  'page.get_by_role("button", name="Save")': [
    "page.getByRole('button', { name: 'Save' })",
    'page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName("Save"))',
    'page.GetByRole(AriaRole.Button, new() { Name = "Save" })',
  ],
  TimeoutError: ['TimeoutError', 'TimeoutError', 'TimeoutException'],
};

/** Code of which each edition keeps what Python has. */
const kept =
  `go_back, fetch(), has_touch=True, "visible", None, timeout, display: none, visible=true, text=Buy, 'the "best"',
  [id="name"], {"ready": true}, print, <iframe>, page, strict mode violation`.split(/,\s+/);

describe.each(others)('translateName for %s', (edition) => {
  const column = others.indexOf(edition);
  it.each(Object.entries(names).map(([code, row]) => [code, row[column]!]))('writes `%s` as `%s`', (code, text) => {
    expect(nameOf(edition, code!)).toEqual({text});
  });

  it.each(kept)('keeps `%s`', (code) => expect(nameOf(edition, code)).toBeUndefined());
});

describe('translateName', () => {
  it('keeps a call if its name depends on the object', () => expect(nameOf('java', 'request()')).toBeUndefined());

  it.each([
    [
      'java',
      'playwright.devices',
      'this edition has no Playwright.devices; put the passage between {/* only EDITION */}',
    ],
    ['javascript', 'page.gotto()', 'Page has no gotto in 1.56.0'],
    ['javascript', 'locator.click(position={"x": 40, "y": 30})', 'lists and dicts are not translated'],
    ['java', 'page.once("load")', 'this edition has no once'],
    ['dotnet', 'page.once("dialog")', 'this edition has no once'],
    ['dotnet', 'page.on()', 'this edition has no on'],
  ])('reports for %s that it cannot write `%s`', (edition, code, problem) => {
    expect(nameOf(edition, code)).toEqual({problem: expect.stringContaining(`\`${code}\`: `) as unknown});
    expect(nameOf(edition, code)).toEqual({problem: expect.stringContaining(problem) as unknown});
  });

  it.each([
    ['javascript', 'page.on()', 'page.on()'],
    ['javascript', 'page.remove_listener()', 'page.off()'],
    ['javascript', 'page.once("load")', "page.once('load', handler)"],
    ['javascript', 'page.goto(base_url)', 'page.goto(baseUrl)'],
    ['java', 'page.once("dialog")', 'page.onceDialog(handler)'],
    [
      'java',
      'page.screenshot(path="a.png")',
      'page.screenshot(new Page.ScreenshotOptions().setPath(Paths.get("a.png")))',
    ],
    ['java', 'locator.set_input_files("a.png")', 'locator.setInputFiles(Paths.get("a.png"))'],
  ])('writes for %s what other languages do not have: %s', (edition, code, text) => {
    expect(nameOf(edition, code)).toEqual({text});
  });
});
