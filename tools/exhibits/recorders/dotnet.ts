import {packages, packageReferences} from '../../samples/dotnet/solution';
import {targetFramework} from '../../system/findCompilers';
import {indent, toPascalCase, type Recorder} from './recorder';

const {others} = packages.nunit;

export const dotnet: Recorder = {
  fileOf: (trace) => `${toPascalCase(trace)}Tests.cs`,
  filesFor: ({width, height}) => ({
    'TracedPageTest.cs': `using Microsoft.Playwright;
using Microsoft.Playwright.NUnit;

public abstract class TracedPageTest : PageTest
{
    public override BrowserNewContextOptions ContextOptions()
    {
        var options = base.ContextOptions();
        options.ViewportSize = new() { Width = ${width}, Height = ${height} };
        return options;
    }

    [SetUp]
    public async Task StartTrace()
    {
        await Context.Tracing.StartAsync(new()
        {
            Title = TestContext.CurrentContext.Test.FullName,
            Screenshots = true,
            Snapshots = true,
            Sources = true,
        });
    }

    [TearDown]
    public async Task SaveTrace()
    {
        await Context.Tracing.StopAsync(new() { Path = "trace.zip" });
    }
}
`,
  }),
  buildFileFor: (library) => [
    'exhibit.csproj',
    `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>${targetFramework()}</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
  </PropertyGroup>
  <ItemGroup>
    <Using Include="NUnit.Framework" />
${packageReferences({'Microsoft.Playwright.NUnit': library, ...others})}  </ItemGroup>
</Project>
`,
  ],
  command: 'dotnet test',
  testOf: (trace, html, code) => {
    const name = toPascalCase(trace);
    return `using Microsoft.Playwright;
using Microsoft.Playwright.NUnit;

[TestFixture]
public class ${name}Tests : PageTest
{
    [Test]
    public async Task ${name}()
    {
        await Page.SetContentAsync("""
${indent(html, 12)}
            """);
${indent(code.replace(/\bpage(?=[.)])/g, 'Page'), 8)}
    }
}
`;
  },
  record: (test) => test.replace(' : PageTest\n', ' : TracedPageTest\n'),
};
