import {describe, expect, test} from 'vitest';
import {translate} from './translateSetup';

/** Python, and the TypeScript that it becomes. */
const pairs: Record<string, Record<string, [string, string]>> = {
  'members and arguments': {
    'converts names to camelCase': ['await page.wait_for_timeout(500)', 'await page.waitForTimeout(500);'],
    'passes options in one object': [
      'await page.goto("/", wait_until="commit", timeout=5_000)',
      "await page.goto('/', { waitUntil: 'commit', timeout: 5_000 });",
    ],
    'uses the names of the facts, not only camelCase': [
      'await page.route_from_har("a.har")\nawait page.set_extra_http_headers({"x": "1"})',
      "await page.routeFromHAR('a.har');\nawait page.setExtraHTTPHeaders({ x: '1' });",
    ],
    'passes a required argument by position even if Python names it': [
      'await page.fill(selector="#a", value="b")',
      "await page.fill('#a', 'b');",
    ],
    'keeps the place of an omitted argument before the options': [
      'await page.wait_for_load_state(timeout=100)',
      'await page.waitForLoadState(undefined, { timeout: 100 });',
    ],
    'calls properties that are methods': [
      'print(page.url, page.main_frame.name)',
      'console.log(page.url(), page.mainFrame().name());',
    ],
    'keeps properties that are properties': ['await page.keyboard.press("a")', "await page.keyboard.press('a');"],
    'renames query_selector': ['handle = await page.query_selector("a")', "const handle = await page.$('a');"],
    'renames eval_on_selector_all and prints its function': [
      'n = await page.eval_on_selector_all("li", "items => items.length")',
      "const n = await page.$$eval('li', (items) => items.length);",
    ],
    'nests the options of recordings': [
      'context = await browser.new_context(record_har_path="a.har", record_video_dir="videos/")',
      "const context = await browser.newContext({\n  recordHar: { path: 'a.har' },\n  recordVideo: { dir: 'videos/' },\n});",
    ],
    'prints no_viewport as a null viewport': [
      'context = await browser.new_context(no_viewport=True)',
      'const context = await browser.newContext({ viewport: null });',
    ],
    'prints the string "null" as null': [
      'await page.emulate_media(color_scheme="null")',
      'await page.emulateMedia({ colorScheme: null });',
    ],
    'spreads options': [
      'context = await browser.new_context(**playwright.devices["Pixel 7"], locale="de-DE")',
      "const context = await browser.newContext({ ...playwright.devices['Pixel 7'], locale: 'de-DE' });",
    ],
    'selects options by label': [
      'await page.get_by_label("Plan").select_option(label=["Team", "Solo"])',
      "await page.getByLabel('Plan').selectOption([{ label: 'Team' }, { label: 'Solo' }]);",
    ],
    'converts seconds of the clock to milliseconds': [
      'await page.clock.set_fixed_time(1_600_000_000)',
      'await page.clock.setFixedTime(1600000000000);',
    ],
    'puts a path of an init script in an object': [
      'await page.add_init_script(path="mock.js")',
      "await page.addInitScript({ path: 'mock.js' });",
    ],
    'gives a function of a URL its text': [
      'await page.route(lambda url: url.endswith("/x"), lambda route: route.abort())',
      "await page.route(\n  (url) => url.href.endsWith('/x'),\n  (route) => route.abort(),\n);",
    ],
    'asserts that a result of the library is not null only where it can be': [
      'heading = await page.get_by_role("heading").element_handle()\nprint(await heading.inner_text())',
      "const heading = await page.getByRole('heading').elementHandle();\nconsole.log(await heading!.innerText());",
    ],
    'needs no assertion where a condition says that a value is not null': [
      'response = await page.goto("/")\nif response:\n    print(response.status)',
      "const response = await page.goto('/');\nif (response) {\n  console.log(response.status());\n}",
    ],
    'reads a Map with get()': [
      'properties = await (await page.evaluate_handle("({a: 1})")).get_properties()\nprint(await properties["a"].json_value())',
      "const properties = await (await page.evaluateHandle(() => ({ a: 1 }))).getProperties();\nconsole.log(await properties.get('a')!.jsonValue());",
    ],
  },
  'values that differ': {
    'takes the text of the error of a request': [
      'page.on("requestfailed", lambda request: print(request.failure))',
      "page.on('requestfailed', (request) => console.log(request.failure()?.errorText));",
    ],
    'keeps single bytes': [
      'picture = await page.screenshot()\nassert picture == b"\\x89PNG"',
      "const picture = await page.screenshot();\nexpect(picture).toEqual(Buffer.from('\\x89PNG', 'latin1'));",
    ],
  },
  events: {
    'waits for an event before the action': [
      'async with page.expect_popup() as popup_info:\n    await page.get_by_role("link").click()\npopup = await popup_info.value\nprint(popup.url)',
      "const popupPromise = page.waitForEvent('popup');\nawait page.getByRole('link').click();\nconst popup = await popupPromise;\nconsole.log(popup.url());",
    ],
    'awaits an event that nothing reads': [
      'async with page.expect_file_chooser():\n    await page.locator("input").click()',
      "const filechooserPromise = page.waitForEvent('filechooser');\nawait page.locator('input').click();\nawait filechooserPromise;",
    ],
    'names the promise of `info` after the event': [
      'async with page.expect_download() as info:\n    await page.locator("a").click()\ndownload = await info.value',
      "const downloadPromise = page.waitForEvent('download');\nawait page.locator('a').click();\nconst download = await downloadPromise;",
    ],
    'waits for a response with its own method': [
      'async with page.expect_response(lambda response: response.status == 200, timeout=100) as response_info:\n    await page.reload()\nresponse = await response_info.value',
      'const responsePromise = page.waitForResponse((response) => response.status() === 200, {\n  timeout: 100,\n});\nawait page.reload();\nconst response = await responsePromise;',
    ],
    'passes a condition and a timeout of an event in one object': [
      'async with page.expect_event("console", predicate=lambda message: "a" in message.text, timeout=5) as message_info:\n    await page.reload()\nmessage = await message_info.value',
      "const messagePromise = page.waitForEvent('console', {\n  predicate: (message) => message.text().includes('a'),\n  timeout: 5,\n});\nawait page.reload();\nconst message = await messagePromise;",
    ],
    'infers the type of the argument of a listener': [
      'page.on("request", lambda request: print(request.method))',
      "page.on('request', (request) => console.log(request.method()));",
    ],
    'removes a listener with off()': [
      'from playwright.async_api import Dialog\n\nasync def accept(dialog: Dialog) -> None:\n    await dialog.accept()\n\npage.on("dialog", accept)\npage.remove_listener("dialog", accept)',
      "import type { Dialog } from '@playwright/test';\n\nasync function accept(dialog: Dialog) {\n  await dialog.accept();\n}\n\npage.on('dialog', accept);\npage.off('dialog', accept);",
    ],
    'takes the payload of frames of a WebSocket': [
      'page.on("websocket", lambda ws: ws.on("framereceived", lambda text: print(text)))',
      "page.on('websocket', (ws) => ws.on('framereceived', ({ payload }) => console.log(payload)));",
    ],
  },
  assertions: {
    'negates with not': [
      'await expect(page.get_by_role("alert")).not_to_be_visible(timeout=100)',
      "await expect(page.getByRole('alert')).not.toBeVisible({ timeout: 100 });",
    ],
    'passes a message': [
      'await expect(page.locator("a"), "must exist").to_be_visible()',
      "await expect(page.locator('a'), 'must exist').toBeVisible();",
    ],
    'compares simple values with toBe()': [
      'assert await page.title() == "Home"',
      "expect(await page.title()).toBe('Home');",
    ],
    'compares lists and dicts with toEqual()': [
      'assert page.viewport_size == {"width": 1, "height": 2}',
      'expect(page.viewportSize()).toEqual({ width: 1, height: 2 });',
    ],
    'tests a length': ['assert len(context.pages) == 2', 'expect(context.pages()).toHaveLength(2);'],
    'tests null and truth': [
      'assert await page.get_attribute("a", "b") is None\nassert not page.is_closed()',
      "expect(await page.getAttribute('a', 'b')).toBeNull();\nexpect(page.isClosed()).toBe(false);",
    ],
    'tests both sides of `and`': [
      'count = await page.locator("a").count()\nassert count > 1 and count <= 5',
      "const count = await page.locator('a').count();\nexpect(count).toBeGreaterThan(1);\nexpect(count).toBeLessThanOrEqual(5);",
    ],
    'tests that text contains something': [
      'assert "x" not in await page.content()',
      "expect(await page.content()).not.toContain('x');",
    ],
    'tests optional objects with ?.': [
      'response = await page.goto("/")\nassert response.ok',
      "const response = await page.goto('/');\nexpect(response?.ok()).toBe(true);",
    ],
  },
  'code that runs in the page': {
    'prints a function as a function': [
      'n = await page.evaluate("async () => await fetch(location.href)")',
      'const n = await page.evaluate(async () => await fetch(location.href));',
    ],
    'makes a function of an expression': [
      'print(await page.evaluate("navigator.language"))',
      'console.log(await page.evaluate(() => navigator.language));',
    ],
    'keeps an expression with unknown names': [
      'print(await page.evaluate("window.fired"))',
      "console.log(await page.evaluate('window.fired'));",
    ],
    'keeps statements': [
      'await page.evaluate("window.a = 1; window.b = 2")',
      "await page.evaluate('window.a = 1; window.b = 2');",
    ],
    'gives the element of a function its type': [
      'await page.locator("video").evaluate("element => element.paused")',
      "await page.locator('video').evaluate((element: HTMLVideoElement) => element.paused);",
    ],
    'does not shadow the global objects that the code needs': [
      'window = await page.evaluate_handle("window")',
      'const windowHandle = await page.evaluateHandle(() => window);',
    ],
  },
};

for (const [group, cases] of Object.entries(pairs))
  describe(group, () => {
    for (const [name, [python, typescript]] of Object.entries(cases))
      test(name, async () => expect(await translate(python)).toBe(typescript));
  });
