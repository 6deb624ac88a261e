import {describe, expect, test} from 'vitest';
import {translate} from './dotnetSetup';

/** Python, and the C# that it becomes. */
const pairs: Record<string, Record<string, [string, string]>> = {
  'members and arguments': {
    'converts names to PascalCase with Async': [
      'await page.wait_for_timeout(500)',
      'await page.WaitForTimeoutAsync(500);',
    ],
    'passes options in one object': [
      'await page.goto("/", wait_until="commit", timeout=5_000)',
      'await page.GotoAsync("/", new() { WaitUntil = WaitUntilState.Commit, Timeout = 5_000 });',
    ],
    'uses members of enums for strings': [
      'await page.get_by_role("button", name="Log in").click(modifiers=["Shift"])',
      'await page.GetByRole(AriaRole.Button, new() { Name = "Log in" })\n    .ClickAsync(new() { Modifiers = new[] { KeyboardModifier.Shift } });',
    ],
    'chooses the option by the type of the value': [
      'link = page.get_by_role("link", name=re.compile("docs", re.I))\nother = page.get_by_role("link", name="Docs")',
      'var link = page.GetByRole(AriaRole.Link, new()\n{\n    NameRegex = new Regex("docs", RegexOptions.IgnoreCase),\n});\nvar other = page.GetByRole(AriaRole.Link, new() { Name = "Docs" });',
    ],
    'names the options if an argument before them is missing': [
      'await page.wait_for_load_state(timeout=100)',
      'await page.WaitForLoadStateAsync(options: new() { Timeout = 100 });',
    ],
    'prints properties without parentheses': [
      'print(page.url)\nawait page.keyboard.press("a")',
      'Console.WriteLine(page.Url);\nawait page.Keyboard.PressAsync("a");',
    ],
    'prints dicts of the API as objects, and dicts of the page as anonymous ones': [
      'await page.mouse.wheel(0, 10)\nawait page.click("a", position={"x": 1, "y": 2})\nawait page.evaluate("x => x", {"a": 1})',
      'await page.Mouse.WheelAsync(0, 10);\nawait page.ClickAsync("a", new() { Position = new() { X = 1, Y = 2 } });\nawait page.EvaluateAsync("x => x", new { a = 1 });',
    ],
    'names the class of objects in a list': [
      'await context.add_cookies([{"name": "a", "value": "b", "url": "https://example.com", "sameSite": "Lax"}])',
      'await context.AddCookiesAsync(new[]\n{\n    new Cookie { Name = "a", Value = "b", Url = "https://example.com", SameSite = SameSiteAttribute.Lax },\n});',
    ],
    'prints headers as a dictionary': [
      'await page.set_extra_http_headers({"x-a": "1"})',
      'await page.SetExtraHTTPHeadersAsync(new Dictionary<string, string> { ["x-a"] = "1" });',
    ],
    'collects the fields of a form': [
      'await request.post("/login", form={"user": "ada"})',
      'await request.PostAsync("/login", new() { Form = request.CreateFormData().Set("user", "ada") });',
    ],
    'sends objects as DataObject and texts as Data': [
      'await request.post("/a", data={"name": "Ada"})\nawait request.post("/a", data="text")',
      'await request.PostAsync("/a", new() { DataObject = new { name = "Ada" } });\nawait request.PostAsync("/a", new() { Data = "text" });',
    ],
    'selects options by label': [
      'await page.get_by_label("Plan").select_option(label=["Team", "Solo"])',
      'await page.GetByLabel("Plan").SelectOptionAsync(new[]\n{\n    new SelectOptionValue { Label = "Team" },\n    new SelectOptionValue { Label = "Solo" },\n});',
    ],
    'passes the sides of a viewport': [
      'await page.set_viewport_size({"width": 640, "height": 480})',
      'await page.SetViewportSizeAsync(640, 480);',
    ],
    'writes fractions as float where the library wants them': [
      'await context.set_geolocation({"latitude": 48.86, "longitude": 2})',
      'await context.SetGeolocationAsync(new() { Latitude = 48.86f, Longitude = 2 });',
    ],
    'starts options from those of a device': [
      'phone = await browser.new_context(**playwright.devices["Pixel 7"], locale="de-DE")\nother = await browser.new_context(**playwright.devices["Pixel 7"])',
      'var phone = await browser.NewContextAsync(\n    new BrowserNewContextOptions(playwright.Devices["Pixel 7"]) { Locale = "de-DE" });\nvar other = await browser.NewContextAsync(playwright.Devices["Pixel 7"]);',
    ],
    'prints no_viewport': [
      'context = await browser.new_context(no_viewport=True)',
      'var context = await browser.NewContextAsync(new() { ViewportSize = ViewportSize.NoViewport });',
    ],
    'names a path of an init script': [
      'await page.add_init_script(path="mock.js")',
      'await page.AddInitScriptAsync(scriptPath: "mock.js");',
    ],
  },
  'values from the page': {
    'reads a value as the type that it is compared with': [
      'assert await page.evaluate("() => 1 + 1") == 2',
      'Assert.That(await page.EvaluateAsync<int>("() => 1 + 1"), Is.EqualTo(2));',
    ],
    'finds the type of a variable in its later use': [
      'x = await page.evaluate("() => find()")\nassert x == "a"',
      'var x = await page.EvaluateAsync<string>("() => find()");\nAssert.That(x, Is.EqualTo("a"));',
    ],
    'reads JSON by its members': [
      'response = await request.get("/users")\nusers = await response.json()\nassert users[0]["name"] == "Ada"\nassert len(users) == 3',
      'var response = await request.GetAsync("/users");\nvar users = await response.JsonAsync<JsonElement>();\nAssert.That(users[0].GetProperty("name").GetString(), Is.EqualTo("Ada"));\nAssert.That(users.GetArrayLength(), Is.EqualTo(3));',
    ],
    'compares an object with a dict key by key': [
      'assert page.viewport_size == {"width": 1, "height": 2}',
      'Assert.That(page.ViewportSize!.Width, Is.EqualTo(1));\nAssert.That(page.ViewportSize!.Height, Is.EqualTo(2));',
    ],
    'reads the items of a list from JSON': [
      'data = await page.evaluate("() => read()")\nnames = [item["name"] for item in data["items"]]\nassert "a" in names',
      'var data = await page.EvaluateAsync<JsonElement>("() => read()");\nvar names = data.GetProperty("items")\n    .EnumerateArray()\n    .Select(item => item.GetProperty("name").GetString())\n    .ToList();\nAssert.That(names, Does.Contain("a"));',
    ],
    'passes a dict as JSON where the library takes text': [
      'state = {"cookies": [], "origins": []}\ncopy = await browser.new_context(storage_state=state)',
      'var state = new Dictionary<string, object[]>\n{\n    ["cookies"] = Array.Empty<object>(),\n    ["origins"] = Array.Empty<object>(),\n};\nvar copy = await browser.NewContextAsync(new() { StorageState = JsonSerializer.Serialize(state) });',
    ],
    'keeps a function of several lines as a raw string': [
      'await page.evaluate("""() => {\n    window.a = "b"\n}""")',
      'await page.EvaluateAsync("""\n    () => {\n        window.a = "b"\n    }\n    """);',
    ],
  },
  events: {
    'runs an action and waits for its event': [
      'async with page.expect_popup() as popup_info:\n    await page.click("a")\npopup = await popup_info.value\nprint(popup.url)',
      'var popup = await page.RunAndWaitForPopupAsync(async () =>\n{\n    await page.ClickAsync("a");\n});\nConsole.WriteLine(popup.Url);',
    ],
    'passes what to wait for after the action': [
      'async with page.expect_response("**/api", timeout=10) as info:\n    await page.click("a")\nprint((await info.value).status)',
      'var response = await page.RunAndWaitForResponseAsync(async () =>\n{\n    await page.ClickAsync("a");\n}, "**/api", new() { Timeout = 10 });\nConsole.WriteLine(response.Status);',
    ],
    'starts several waits as tasks': [
      'async with page.expect_popup() as popup_info, page.expect_download() as download_info:\n    await page.click("a")\npopup = await popup_info.value\nprint(await download_info.value)',
      'var popupTask = page.WaitForPopupAsync();\nvar downloadTask = page.WaitForDownloadAsync();\nawait page.ClickAsync("a");\nvar popup = await popupTask;\nConsole.WriteLine(await downloadTask);',
    ],
    'collects an event that no method waits for': [
      'async with page.expect_event("framenavigated") as info:\n    await page.goto("/")\nframe = await info.value',
      'var framenavigatedSource = new TaskCompletionSource<IFrame>();\npage.FrameNavigated += (_, item) => framenavigatedSource.TrySetResult(item);\nawait page.GotoAsync("/");\nvar frame = await framenavigatedSource.Task;',
    ],
    'adds listeners to events': [
      'page.on("dialog", lambda dialog: dialog.accept())\nurls = []\npage.on("request", lambda r: urls.append(r.url))',
      'page.Dialog += async (_, dialog) => await dialog.AcceptAsync();\nvar urls = new List<string>();\npage.Request += (_, r) => urls.Add(r.Url);',
    ],
    'gives a function the sender of the event, so that it can be removed': [
      'def log(request):\n    print(request.url)\n\n\npage.on("request", log)\npage.remove_listener("request", log)',
      'void Log(object? sender, IRequest request)\n{\n    Console.WriteLine(request.Url);\n}\n\npage.Request += Log;\npage.Request -= Log;',
    ],
    'removes a listener for one event itself': [
      'page.once("dialog", lambda dialog: dialog.dismiss())',
      'async void OnDialog(object? sender, IDialog dialog)\n{\n    page.Dialog -= OnDialog;\n    await dialog.DismissAsync();\n}\n\npage.Dialog += OnDialog;',
    ],
    'routes with a function of the route alone': [
      'await page.route("**/*", lambda route, request: route.continue_(method=request.method))',
      'await page.RouteAsync("**/*", route => route.ContinueAsync(new()\n{\n    Method = route.Request.Method,\n}));',
    ],
    'reads the text of a frame of a WebSocket': [
      'def on_socket(ws: WebSocket) -> None:\n    ws.on("framereceived", lambda payload: print(payload))\n\n\npage.on("websocket", on_socket)',
      'void OnSocket(object? sender, IWebSocket ws)\n{\n    ws.FrameReceived += (_, frame) => Console.WriteLine(frame.Text);\n}\n\npage.WebSocket += OnSocket;',
    ],
  },
  assertions: {
    'waits with Expect': [
      'await expect(page.get_by_text("x")).to_be_visible(timeout=1_000)\nawait expect(page).not_to_have_url("/a")',
      'await Expect(page.GetByText("x")).ToBeVisibleAsync(new() { Timeout = 1_000 });\nawait Expect(page).Not.ToHaveURLAsync("/a");',
    ],
    'compares lists with lists': [
      'assert await page.get_by_role("listitem").all_inner_texts() == ["a", "b"]',
      'Assert.That(\n    await page.GetByRole(AriaRole.Listitem).AllInnerTextsAsync(),\n    Is.EqualTo(new[] { "a", "b" }));',
    ],
    'splits and': [
      'assert page.url and 1 < 2',
      'Assert.That(page.Url, Is.Not.Empty);\nAssert.That(1, Is.LessThan(2));',
    ],
    'tests for null': [
      'response = await page.goto("/")\nassert response is not None\nassert response.ok, "not ok"',
      'var response = await page.GotoAsync("/");\nAssert.That(response, Is.Not.Null);\nAssert.That(response!.Ok, Is.True, "not ok");',
    ],
    'tests for contents': [
      'assert "a" in page.url\nassert "b" not in await page.content()\nassert page.url.startswith("https")',
      'Assert.That(page.Url, Does.Contain("a"));\nAssert.That(await page.ContentAsync(), Does.Not.Contain("b"));\nAssert.That(page.Url, Does.StartWith("https"));',
    ],
    'expects an exception': [
      'import pytest\nfrom playwright.async_api import Error\n\nwith pytest.raises(Error, match="closed"):\n    await page.title()',
      'var error = Assert.ThrowsAsync<PlaywrightException>(async () =>\n{\n    await page.TitleAsync();\n});\nAssert.That(error!.Message, Does.Contain("closed"));',
    ],
  },
  statements: {
    'prints blocks with braces on lines of their own': [
      'for i in range(3):\n    if i == 1:\n        continue\n    elif i > 1:\n        print(i)\n    else:\n        break',
      'for (var i = 0; i < 3; i++)\n{\n    if (i == 1)\n    {\n        continue;\n    }\n    else if (i > 1)\n    {\n        Console.WriteLine(i);\n    }\n    else\n    {\n        break;\n    }\n}',
    ],
    'loops over pairs and numbered items': [
      'items = ["a"]\nfor index, item in enumerate(items):\n    print(index, item)\nfor name, age in [("a", 1)]:\n    print(name, age)',
      'var items = new[] { "a" };\nfor (var index = 0; index < items.Length; index++)\n{\n    var item = items[index];\n    Console.WriteLine($"{index} {item}");\n}\nforeach (var (name, age) in new[] { ("a", 1) })\n{\n    Console.WriteLine($"{name} {age}");\n}',
    ],
    'catches exceptions': [
      'from playwright.async_api import TimeoutError\n\ntry:\n    await page.click("a")\nexcept TimeoutError as error:\n    print(error.message)\nfinally:\n    await page.close()',
      'try\n{\n    await page.ClickAsync("a");\n}\ncatch (TimeoutException error)\n{\n    Console.WriteLine(error.Message);\n}\nfinally\n{\n    await page.CloseAsync();\n}',
    ],
    'keeps comments and blank lines': [
      '# First\nawait page.reload()  # then\n\n# Waits for wait_for_url()\nawait page.go_back()',
      '// First\nawait page.ReloadAsync(); // then\n\n// Waits for WaitForUrl()\nawait page.GoBackAsync();',
    ],
    'prints functions as local functions': [
      'async def log_in(name: str, times: int = 1) -> str:\n    await page.fill("#name", name)\n    return await page.title()\n\n\nprint(await log_in("ada"))',
      'async Task<string> LogInAsync(string name, int times = 1)\n{\n    await page.FillAsync("#name", name);\n    return await page.TitleAsync();\n}\n\nConsole.WriteLine(await LogInAsync("ada"));',
    ],
    'prints classes with properties': [
      'class LoginPage:\n    def __init__(self, page: Page) -> None:\n        self.page = page\n        self.name = page.get_by_label("Name")\n\n    async def log_in(self, name: str) -> None:\n        await self.name.fill(name)',
      'public class LoginPage\n{\n    public IPage Page { get; }\n    public ILocator Name { get; }\n\n    public LoginPage(IPage page)\n    {\n        Page = page;\n        Name = page.GetByLabel("Name");\n    }\n\n    public async Task LogInAsync(string name)\n    {\n        await Name.FillAsync(name);\n    }\n}',
    ],
    'prints comprehensions with LINQ': [
      'names = [cookie["name"] for cookie in await context.cookies() if cookie["secure"]]',
      'var names = (await context.CookiesAsync())\n    .Where(cookie => cookie.Secure)\n    .Select(cookie => cookie.Name)\n    .ToList();',
    ],
    'prints formats': [
      'price = 1.5\nprint(f"{price:.2f} {page.url!r} {{}}")',
      'var price = 1.5;\nConsole.WriteLine($"{price:F2} {page.Url} {{}}");',
    ],
    'declares a variable above the blocks that use it': [
      'if page.url == "a":\n    text = "one"\nelse:\n    text = "two"\nprint(text)',
      'string? text = null;\nif (page.Url == "a")\n{\n    text = "one";\n}\nelse\n{\n    text = "two";\n}\nConsole.WriteLine(text);',
    ],
  },
};

for (const [topic, cases] of Object.entries(pairs))
  describe(topic, () => {
    test.each(Object.entries(cases))('%s', (_, [python, csharp]) => {
      expect(translate(python)).toBe(csharp);
    });
  });
