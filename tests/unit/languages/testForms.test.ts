import {describe, expect, it} from 'vitest';
import {testForms} from '@site/src/languages/dotnet/testForms';

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
    expect(testForms(nunit.replace('Is.EqualTo(name)', 'Is.EqualTo(new[] { name })'))).toBeUndefined();
    expect(testForms(nunit.replace('"Ada"', 'TestContext.CurrentContext.Test.Name'))).toBeUndefined();
  });
});
