import {describe, expect, it} from 'vitest';
import {testForms} from '@site/src/languages/dotnet/testForms';
import {toFileName} from '@site/src/languages/dotnet/sampleTranslation';
import {translate} from './dotnetSetup';

const tests = (code: string, title?: string): string =>
  translate(code, {kind: 'pytest', isSync: true, ...(title === undefined ? {} : {title})});

const login = `import re
from playwright.sync_api import Page, expect


def test_shows_name(page: Page) -> None:
    page.goto("/")
    expect(page).to_have_title(re.compile("Shop"))
    assert page.url == "a"
`;

describe('files for pytest', () => {
  it('become a class for NUnit that uses the properties of its base class', () => {
    expect(tests(login, 'test_login.py')).toBe(`using System.Text.RegularExpressions;
using Microsoft.Playwright.NUnit;

[TestFixture]
public class LoginTests : PageTest
{
    [Test]
    public async Task ShowsName()
    {
        await Page.GotoAsync("/");
        await Expect(Page).ToHaveTitleAsync(new Regex("Shop"));
        Assert.That(Page.Url, Is.EqualTo("a"));
    }
}`);
    expect(toFileName('tests/test_login.py')).toBe('tests/LoginTests.cs');
    expect(toFileName('login_page.py')).toBe('LoginPage.cs');
  });

  it('name the namespace of the library if the class names a type of it', () => {
    expect(tests('def test_a(page):\n    page.get_by_role("button").click()\n')).toContain(
      'using Microsoft.Playwright;\nusing Microsoft.Playwright.NUnit;',
    );
  });

  it('run with several rows of values', () => {
    const code =
      'import pytest\n\n\n@pytest.mark.parametrize("name, age", [("Ada", 36), ("Grace", 40)])\ndef test_a(page, name, age):\n    page.goto(name)\n';
    expect(tests(code)).toContain(
      '    [TestCase("Ada", 36)]\n    [TestCase("Grace", 40)]\n    public async Task A(string name, int age)\n',
    );
  });

  it('set the options of the context', () => {
    const code =
      'import pytest\n\n\n@pytest.fixture(autouse=True)\ndef visit(page):\n    page.goto("/")\n    yield\n    page.close()\n\n\n@pytest.mark.browser_context_args(timezone_id="Europe/Berlin")\ndef test_a(page):\n    page.reload()\n';
    const shown = tests(code);
    expect(shown).toContain(
      'public override BrowserNewContextOptions ContextOptions() => new()\n    {\n        TimezoneId = "Europe/Berlin",\n    };',
    );
    expect(shown).toContain(
      '    [SetUp]\n    public async Task SetUpVisitAsync()\n    {\n        await Page.GotoAsync("/");',
    );
    expect(shown).toContain(
      '    [TearDown]\n    public async Task TearDownVisitAsync()\n    {\n        await Page.CloseAsync();',
    );
  });

  it('keep what a fixture gives in a field', () => {
    const code =
      'import pytest\n\n\n@pytest.fixture\ndef cart(page):\n    return page.locator("#cart")\n\n\ndef test_a(cart: Locator) -> None:\n    cart.click()\n';
    const shown = tests(code);
    expect(shown).toContain('    private ILocator _cart = null!;');
    expect(shown).toContain('        _cart = Page.Locator("#cart");');
    expect(shown).toContain('        await _cart.ClickAsync();');
  });
});

describe('forms of tests', () => {
  const nunit = `using Microsoft.Playwright.NUnit;

[TestFixture]
public class LoginTests : PageTest
{
    [SetUp]
    public Task OpenAsync() => Page.GotoAsync("/");

    [TearDown]
    public async Task CloseAsync()
    {
        await Page.CloseAsync();
        await NewContext();
    }

    [TestCase("Ada")]
    [TestCase("Grace")]
    public async Task A(string name)
    {
        Assert.That(await Page.TitleAsync(), Is.EqualTo(name), "title");
        Assert.That(new[] { 1, 2 }, Is.EqualTo(new[] { 1, 2 }));
        Assert.That(name, Does.Contain("a"));
        Assert.That(
            name,
            Is.Not.Null);
    }
}`;

  it('convert NUnit to MSTest', () => {
    expect(testForms(nunit)?.mstest).toBe(`using Microsoft.Playwright.MSTest;

[TestClass]
public class LoginTests : PageTest
{
    [TestInitialize]
    public Task OpenAsync() => Page.GotoAsync("/");

    [TestCleanup]
    public async Task CloseAsync()
    {
        await Page.CloseAsync();
        await NewContextAsync(null);
    }

    [TestMethod]
    [DataRow("Ada")]
    [DataRow("Grace")]
    public async Task A(string name)
    {
        Assert.AreEqual(name, await Page.TitleAsync(), "title");
        CollectionAssert.AreEqual(new[] { 1, 2 }, new[] { 1, 2 });
        Assert.IsTrue(name.Contains("a"));
        Assert.IsNotNull(name);
    }
}`);
  });

  it('convert NUnit to xUnit, whose classes override methods that run before and after a test', () => {
    expect(testForms(nunit)?.xunit).toBe(`using Microsoft.Playwright.Xunit;

public class LoginTests : PageTest
{
    public override async Task InitializeAsync()
    {
        await base.InitializeAsync();
        await Page.GotoAsync("/");
    }

    public override async Task DisposeAsync()
    {
        await Page.CloseAsync();
        await NewContext();
        await base.DisposeAsync();
    }

    [Theory]
    [InlineData("Ada")]
    [InlineData("Grace")]
    public async Task A(string name)
    {
        Assert.Equal(name, await Page.TitleAsync());
        Assert.Equal(new[] { 1, 2 }, new[] { 1, 2 });
        Assert.Contains("a", name);
        Assert.NotNull(name);
    }
}`);
  });

  it('convert methods without a result to xUnit, whose overriding methods return a task', () => {
    const short = nunit.replace(
      'public Task OpenAsync() => Page.GotoAsync("/");',
      'public void Open() => Page.Close += Log;',
    );
    expect(testForms(short)?.xunit).toContain(`    public override async Task InitializeAsync()
    {
        await base.InitializeAsync();
        Page.Close += Log;
    }`);
    const long = nunit.replace(
      'public Task OpenAsync() => Page.GotoAsync("/");',
      `public void Open()
    {
        Page.SetDefaultTimeout(5_000);
    }`,
    );
    expect(testForms(long)?.xunit).toContain(`    public override async Task InitializeAsync()
    {
        await base.InitializeAsync();
        Page.SetDefaultTimeout(5_000);
    }`);
  });

  it('are missing for other code, and for tests with parts that only NUnit has', () => {
    expect(testForms('await page.GotoAsync("/");')).toBeUndefined();
    expect(testForms(nunit.replace('Is.Not.Null', 'Is.InstanceOf<string>()'))).toBeUndefined();
    expect(testForms(nunit.replace('"Ada"', 'TestContext.CurrentContext.Test.Name'))).toBeUndefined();
  });
});
