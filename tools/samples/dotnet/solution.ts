/** The solution in which samples are compiled: a C# project for each test framework, with the settings of `dotnet new`. */
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {root} from '../../../src/utils/root';
import {targetFramework} from '../../system/findCompilers';
import type {Framework, SampleFile} from './sampleFiles';

/** Packages of each framework besides Playwright, in the versions of the templates of the SDK. */
export const packages: Record<Framework, {playwright: string; others: Record<string, string>}> = {
  nunit: {playwright: 'NUnit', others: {NUnit: '4.3.2', NUnit3TestAdapter: '5.0.0'}},
  mstest: {playwright: 'MSTest.v4', others: {MSTest: '4.0.2'}},
  xunit: {playwright: 'Xunit', others: {xunit: '2.9.3', 'xunit.runner.visualstudio': '3.1.4'}},
  // The package `xunit.v3` needs a test runner that SDK 10 does not use by default.
  'xunit-v3': {playwright: 'Xunit.v3', others: {'xunit.v3.mtp-off': '4.0.2', 'xunit.runner.visualstudio': '3.1.4'}},
};

export const frameworks = Object.keys(packages) as Framework[];

/** Folder of the compiled files in that of a project, as deep as the one of readers. */
const output = 'bin/Debug/net/';

/** Further settings of a project. */
const own: Partial<Record<Framework, string>> = {
  // Contains the fragments and programs, too. `SampleRunner.cs` runs them.
  nunit: `<ItemGroup>
    <FrameworkReference Include="Microsoft.AspNetCore.App" />
    <Compile Include="$(SampleRunner)" />
  </ItemGroup>`,
  'xunit-v3': '<PropertyGroup><OutputType>Exe</OutputType></PropertyGroup>',
};

/** Values that can be null, and calls without `await`, are errors. */
const settings = (runner: string): string => `<Project>
  <PropertyGroup>
    <TargetFramework>${targetFramework()}</TargetFramework>
    <ImplicitUsings>enable</ImplicitUsings>
    <Nullable>enable</Nullable>
    <WarningsAsErrors>nullable;CS4014</WarningsAsErrors>
    <RunAnalyzers>false</RunAnalyzers>
    <EmbedUntrackedSources>false</EmbedUntrackedSources>
    <SampleRunner>${runner}</SampleRunner>
  </PropertyGroup>
</Project>
`;

/** Returns the folder of the solution for a release of Playwright. It stays, so that a build compiles only what changed. */
export const solutionFolder = (release: string): string => path.join(root, '.cache/samples', `dotnet-${release}`);

/** Returns the assembly of a framework, which is in the folder of the solution. */
export const assemblyPath = (folder: string, framework: Framework): string =>
  path.join(folder, framework, output, `${framework}-samples.dll`);

/** Returns the folder of the driver, which exists after a build. */
export const driverFolder = (release: string): string =>
  path.join(path.dirname(assemblyPath(solutionFolder(release), 'nunit')), '.playwright/package');

/**
 * Writes a solution with a project for each framework that has files. Leaves files without changes alone, so that they are
 * not compiled again.
 *
 * @param release of Playwright
 */
export function writeSolution(
  folder: string,
  files: Pick<SampleFile, 'name' | 'text' | 'framework'>[],
  release: string,
): void {
  write(path.join(folder, 'Directory.Build.props'), settings(path.join(root, 'tools/samples/dotnet/SampleRunner.cs')));
  const frameworks = [...new Set<Framework>(['nunit', ...files.map(({framework}) => framework)])];
  for (const framework of frameworks) {
    write(path.join(folder, framework, `${framework}-samples.csproj`), projectFile(framework, release));
    const samples = path.join(folder, framework, 'samples');
    const texts = new Map(
      files.filter((file) => file.framework === framework).map(({name, text}) => [`${name}.cs`, text]),
    );
    for (const [name, text] of texts) write(path.join(samples, name), text);
    if (!existsSync(samples)) continue;
    for (const name of readdirSync(samples)) if (!texts.has(name)) rmSync(path.join(samples, name), {recursive: true});
  }
  const projects = frameworks.map((name) => `<Project Path="${name}/${name}-samples.csproj" />`);
  write(path.join(folder, 'Samples.slnx'), `<Solution>${projects.join('')}</Solution>\n`);
}

function projectFile(framework: Framework, release: string): string {
  const {playwright, others} = packages[framework];
  // In brackets, because NuGet takes a newer version if its sources lack this one.
  const references = packageReferences({[`Microsoft.Playwright.${playwright}`]: `[${release}]`, ...others});
  return `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputPath>${output}</OutputPath>
    <AppendTargetFrameworkToOutputPath>false</AppendTargetFrameworkToOutputPath>
  </PropertyGroup>
  <ItemGroup>
${references}  </ItemGroup>
  ${own[framework] ?? ''}
</Project>
`;
}

/** Returns the elements for packages, and for the one that all test projects need. */
export const packageReferences = (versions: Record<string, string>): string =>
  Object.entries({'Microsoft.NET.Test.Sdk': '18.0.1', ...versions})
    .map(([name, number]) => `    <PackageReference Include="${name}" Version="${number}" />\n`)
    .join('');

function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
