import {describe, expect, it} from 'vitest';
import {testForms} from '../../../src/languages/dotnet/testForms';

describe('forms of tests', () => {
  const nunit = `using Microsoft.Playwright.NUnit;

[TestFixture]
public class LoginTests : PageTest
{
    [SetUp]
    public async Task OpenAsync()
    {
        await Page.GotoAsync("/");
    }

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
        Assert.That(await Page.TitleAsync(), Is.EqualTo(name));
        Assert.That(
            await Page.EvaluateAsync<string>("localStorage.getItem('visited')"), Is.Null);
    }
}`;

  it('convert NUnit to MSTest', () => {
    expect(testForms(nunit)!.mstest!.split('\n')).toEqual(
      expect.arrayContaining([
        'using Microsoft.Playwright.MSTest;',
        '[TestClass]',
        '    [TestInitialize]',
        '    [TestCleanup]',
        '        await NewContextAsync(null);',
        '    [TestMethod]',
        '    [DataRow("Ada")]',
        '        Assert.AreEqual(name, await Page.TitleAsync());',
        '        Assert.IsNull(',
        `            await Page.EvaluateAsync<string>("localStorage.getItem('visited')"));`,
      ]),
    );
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
        Assert.Null(await Page.EvaluateAsync<string>("localStorage.getItem('visited')"));
    }
}`);
  });

  it('convert NUnit to xUnit v3, whose overridden methods return another type', () => {
    const {xunit = '', 'xunit-v3': v3} = testForms(nunit)!;
    expect(v3).toBe(
      xunit
        .replace('Playwright.Xunit;', 'Playwright.Xunit.v3;')
        .replaceAll('override async Task', 'override async ValueTask'),
    );
    expect(v3).not.toBe(xunit);
  });

  it('convert methods without a result to xUnit, whose overriding methods return a task', () => {
    expect(testForms(nunit.replace('public async Task OpenAsync()', 'public void Open()'))?.xunit).toContain(
      'public override async Task InitializeAsync()',
    );
  });

  it('are missing for other code, and for tests with parts that only NUnit has', () => {
    expect(testForms('await page.GotoAsync("/");')).toBeUndefined();
    expect(testForms(nunit.replace('Is.EqualTo(name)', 'Is.EqualTo(new[] { name })'))).toBeUndefined();
    expect(testForms(nunit.replace('"Ada"', 'TestContext.CurrentContext.Test.Name'))).toBeUndefined();
  });

  it.each([
    'Assert.That(name, Is.InstanceOf<string>());',
    'Assert.That(name, Is.Not.EqualTo("Ada"));',
    'Assert.That(name, Is.EqualTo("Ada"), Message());',
    'Assert.That(name == "Ada");',
    'Assert.ThrowsAsync<PlaywrightException>(() => Page.GotoAsync("/"));',
    'Assert.Multiple(() => {});',
  ])('are missing for tests with an assertion that is not in the lists: %s', (assertion) => {
    expect(testForms(nunit.replace('Assert.That(', `${assertion}\n        $&`))).toBeUndefined();
  });
});
