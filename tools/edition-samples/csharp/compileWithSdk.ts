import {spawnSync} from 'node:child_process';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findDotnet} from '../../lib/findDotnet';
import type {TypeProblem} from '../checkTypescript';
import type {ShownSample} from '../readShownPage';
import {problemAt} from './problemAt';
import {type Framework, type SampleFile, toFiles} from './sampleFiles';

/** The test frameworks, each of which has a project: their assertions have the same names. */
const frameworks = {
  nunit: {label: 'NUnit', package: 'Microsoft.Playwright.NUnit', others: {}},
  mstest: {label: 'MSTest', package: 'Microsoft.Playwright.MSTest', others: {}},
  // The package of the library depends on the base classes of xUnit, but not on its assertions.
  xunit: {label: 'xUnit', package: 'Microsoft.Playwright.Xunit', others: {xunit: '2.8.0'}},
} as const satisfies Record<Framework, unknown>;

/** A file of a project. */
interface ProjectFile extends SampleFile {
  path: string;
}

/** An error of MSBuild: `/folder/name.cs(12,5): error CS0103: message [/folder/project.csproj]`. */
const errorPattern = /^\s*(.+?)\((\d+),\d+\): error (\w+): (.*?)(?: \[[^\]]*\])?\s*$/;

/**
 * Compiles samples as the pages show them with the .NET SDK, against the packages of the library from NuGet. Does nothing
 * unless the setting `DOTNET_SDK` is set.
 *
 * Writes a project for each test framework and version to `.cache/edition-samples/dotnet-sdk-VERSION/`, with
 * `Microsoft.Playwright` and the package of the framework pinned to the version, and runs `dotnet build`.
 *
 * The setting is off by default, because the SDK and NuGet were not available when this was written. The tests use a
 * program that prints errors in the documented format of MSBuild; no real SDK has run yet.
 *
 * @param samples the samples of whole pages, so that they can continue earlier ones
 * @throws {Error} if the SDK is missing, or it fails for another reason than an error in a sample
 */
export function compileWithSdk(
  root: string,
  version: string,
  samples: ShownSample[],
  env: NodeJS.ProcessEnv = process.env,
): TypeProblem[] {
  const dotnet = findDotnet(env);
  if (dotnet === undefined) return [];
  const folder = path.join(root, '.cache/edition-samples', `dotnet-sdk-${version}`);
  rmSync(folder, {recursive: true, force: true});
  const files = writeFiles(folder, samples);
  const problems: TypeProblem[] = [];
  for (const framework of Object.keys(frameworks) as Framework[]) {
    const own = files.filter((file) => file.framework === framework);
    if (own.length === 0) continue;
    const project = path.join(folder, framework, 'Samples.csproj');
    writeFileSync(project, projectText(framework, version));
    problems.push(...build(dotnet, project, own, samples, env));
  }
  console.log(`the .NET SDK compiled ${files.length} files against version ${version}`);
  return problems;
}

const writeFiles = (folder: string, samples: ShownSample[]): ProjectFile[] =>
  toFiles(samples).map((each): ProjectFile => {
    const file = path.join(folder, each.framework, `${each.name}.cs`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, each.text);
    return {...each, path: file};
  });

/** Returns a project with the packages of a version. */
function projectText(framework: Framework, version: string): string {
  const {package: own, others} = frameworks[framework];
  const packages = {'Microsoft.Playwright': version, [own]: version, ...others};
  const references = Object.entries(packages).map(
    ([name, pinned]) => `    <PackageReference Include="${name}" Version="[${pinned}]" />`,
  );
  return `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <TargetFramework>net8.0</TargetFramework>
    <Nullable>enable</Nullable>
    <ImplicitUsings>disable</ImplicitUsings>
    <OutputType>Library</OutputType>
    <GenerateProgramFile>false</GenerateProgramFile>
  </PropertyGroup>
  <ItemGroup>
    <FrameworkReference Include="Microsoft.AspNetCore.App" />
${references.join('\n')}
  </ItemGroup>
</Project>
`;
}

/** Builds a project. Errors of one kind hide those of another, so that it builds again without the files that have errors. */
function build(
  dotnet: string,
  project: string,
  files: ProjectFile[],
  samples: ShownSample[],
  env: NodeJS.ProcessEnv,
): TypeProblem[] {
  const problems: TypeProblem[] = [];
  let left = files;
  while (left.length > 0) {
    const {status, stdout, stderr, error} = spawnSync(
      dotnet,
      ['build', project, '-nologo', '-verbosity:quiet', '-consoleLoggerParameters:ErrorsOnly;NoSummary'],
      {
        cwd: path.dirname(project),
        encoding: 'utf8',
        maxBuffer: 64_000_000,
        env: {...env, DOTNET_CLI_TELEMETRY_OPTOUT: '1', DOTNET_CLI_UI_LANGUAGE: 'en', MSBUILDTERMINALLOGGER: 'off'},
      },
    );
    if (error) throw error;
    if (status === 0) return problems;
    const found = readBuildErrors(stdout, left, samples);
    const wrong = new Set(found.map(({file}) => file));
    if (wrong.size === 0) throw new Error(`dotnet build ${project} failed:\n${stdout}${stderr}`);
    problems.push(...found.map(({problem}) => problem));
    for (const file of wrong) rmSync(file.path);
    left = left.filter((file) => !wrong.has(file));
  }
  return problems;
}

/** Finds the samples of the errors in the output of a build, without errors that it repeats. */
function readBuildErrors(
  output: string,
  files: ProjectFile[],
  samples: ShownSample[],
): {file: ProjectFile; problem: TypeProblem}[] {
  const lines = [...new Set(output.split(/\r?\n/).map((line) => line.trim()))];
  return lines.flatMap((line) => {
    const [, name = '', place = '', code = '', text = ''] = errorPattern.exec(line) ?? [];
    const file = files.find((each) => path.basename(each.path) === path.basename(name));
    if (!file) return [];
    const message = `${code}: ${text} (.NET SDK, ${frameworks[file.framework].label})`;
    return [{file, problem: problemAt(file, Number(place), message, samples)}];
  });
}
