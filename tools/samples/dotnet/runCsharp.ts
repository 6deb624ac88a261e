import {cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {FixtureSite} from '../startFixtureSite';
import {quote, runCommand} from '../projects/runCommand';
import {assemblyPath, driverFolder, solutionFolder} from './solution';
import type {SampleFile} from './sampleFiles';
import {linkBrowsers} from '../linkBrowsers';
import {sharedMessage, type Runner} from '../runner';
import type {ShownSample} from '../readShownPage';
import {compileCsharp} from './compileCsharp';

/** Runs samples with `dotnet test`: tests in each framework, fragments and programs in tests of NUnit. */
export const runCsharp: Runner['run'] = async (release, samples, wanted, site) => {
  const folder = solutionFolder(release);
  const {compiled} = compileCsharp(folder, release, samples);
  const files = compiled.filter(({sample}) => wanted.includes(sample));
  linkBrowsers(driverFolder(release), site.environment.PLAYWRIGHT_BROWSERS_PATH!);
  const errors = new Map<ShownSample, string | undefined>();
  for (const [{framework, sample}, found] of await runTests(folder, files, site)) {
    const {raises} = sample.options;
    const error = raises === undefined ? found[0] : missingError(found, raises);
    errors.set(sample, errors.get(sample) ?? (error && `${framework}: ${error}`));
  }
  return errors;
};

/** Returns an error if no test fails with a message that contains a text. */
function missingError(errors: string[], text: string): string | undefined {
  const isThere = errors.some((error) =>
    sharedMessage(error).toLowerCase().includes(sharedMessage(text).toLowerCase()),
  );
  return isThere ? undefined : `no test fails with "${text}"${errors.length > 0 ? `, but with: ${errors[0]}` : ''}`;
}

/** One framework after the other, because their tests are the same and use the same data. */
const settingsWith = (seconds: number): string => `<RunSettings>
  <RunConfiguration><MaxCpuCount>1</MaxCpuCount></RunConfiguration>
  <DataCollectionRunSettings><DataCollectors><DataCollector friendlyName="blame" enabled="True"><Configuration>
    <CollectDumpOnTestSessionHang TestTimeout="${seconds}000" HangDumpType="None" />
  </Configuration></DataCollector></DataCollectors></DataCollectionRunSettings>
  <Playwright><ExpectTimeout>5000</ExpectTimeout></Playwright>
</RunSettings>
`;

const settings = {
  // Samples write the files that they read in later runs.
  UPDATE_HARS: '1',
  UPDATE_SNAPSHOTS: '1',
  // A sample that installs browsers must not remove the others.
  PLAYWRIGHT_SKIP_BROWSER_GC: '1',
};

interface TestResult {
  framework: string;
  /** Full name of the class. */
  className: string;
  /** Message and stack trace of a test that failed. */
  error?: string;
}

/** A test during which its process ended. */
interface UnfinishedTest {
  framework: string;
  /** Full name of the method. */
  name: string;
}

/** Time after which a run is ended, in seconds. */
const mostSeconds = 1800;

/** Most runs, of which each one but the last ends with a test that hangs or ends its process. */
const mostRuns = 6;

/**
 * Runs the tests of all frameworks with `dotnet test`. Runs those again that have no result because another one ended their
 * process.
 *
 * @param folder the folder of the compiled solution
 * @param seconds time after which a test hangs
 * @returns the errors by file, with an entry for each file
 */
export async function runTests(
  folder: string,
  files: SampleFile[],
  site: Pick<FixtureSite, 'files' | 'environment'>,
  seconds = 60,
): Promise<Map<SampleFile, string[]>> {
  const errors = new Map<SampleFile, string[]>();
  const assemblies = [...new Set(files.map(({framework}) => assemblyPath(folder, framework)))];
  for (const assembly of assemblies) cpSync(site.files, path.dirname(assembly), {recursive: true});
  writeFileSync(path.join(folder, 'samples.runsettings'), settingsWith(seconds));
  let left = files;
  for (let run = 0; left.length > 0 && run < mostRuns; run++) {
    const {results, unfinished} = await runOnce(folder, left, site, run > 0);
    for (const file of left) {
      const own = results.filter((each) => isIn(file, each.framework, each.className));
      if (own.length > 0)
        errors.set(
          file,
          own.flatMap(({error}) => error ?? []),
        );
      else if (isCulprit(file, unfinished))
        errors.set(file, [`the test did not end within ${seconds} seconds, or ended the process`]);
    }
    const remaining = left.filter((file) => !errors.has(file));
    // The next run is not parallel, so that it names one test.
    if (remaining.length === left.length && run > 0) break;
    left = remaining;
  }
  return new Map(files.map((file) => [file, errors.get(file) ?? ['the tests did not run']]));
}

const isIn = ({name, framework}: SampleFile, ofFramework: string, className: string): boolean =>
  framework === ofFramework && className.startsWith(`${name}.`);

/** Whether the only test of a framework that did not end is in a file. */
function isCulprit(file: SampleFile, unfinished: UnfinishedTest[]): boolean {
  // The report lists a test in several files.
  const own = new Set(unfinished.filter(({framework}) => framework === file.framework).map(({name}) => name));
  return own.size === 1 && isIn(file, file.framework, [...own][0]!);
}

/**
 * Runs tests once, and ends all processes that are left, such as that of a test in xUnit v3 that hangs.
 *
 * @param isAgain whether to run only the tests of the files, one after the other
 */
async function runOnce(
  folder: string,
  files: SampleFile[],
  site: Pick<FixtureSite, 'files' | 'environment'>,
  isAgain: boolean,
): Promise<{results: TestResult[]; unfinished: UnfinishedTest[]}> {
  const results = path.join(folder, 'results');
  const report = path.join(results, 'report.trx');
  rmSync(results, {recursive: true, force: true});
  const assemblies = [...new Set(files.map(({framework}) => assemblyPath(folder, framework)))];
  const names = [...new Set(files.map(({name}) => `FullyQualifiedName~${name}.`))];
  const words = [
    ...['dotnet', 'test', ...assemblies, '--settings', 'samples.runsettings', '--nologo'],
    ...['--logger', `trx;LogFileName=${report}`, '--results-directory', results],
    ...(isAgain ? ['--filter', names.join('|'), '--', 'xUnit.ParallelizeTestCollections=false'] : []),
  ];
  const env = {
    ...process.env,
    ...site.environment,
    ...settings,
    SAMPLE_FILES: site.files,
    PLAYWRIGHT_NODEJS_PATH: process.execPath,
  };
  await runCommand(words.map(quote).join(' '), folder, env, mostSeconds);
  return {
    results: existsSync(report) ? readResults(readFileSync(report, 'utf8')) : [],
    unfinished: sequenceFiles(results).flatMap((file) => readUnfinished(readFileSync(file, 'utf8'))),
  };
}

/** Returns the files in which the collector `blame` lists the tests of a process, in their order. */
const sequenceFiles = (results: string): string[] =>
  existsSync(results)
    ? readdirSync(results, {recursive: true, encoding: 'utf8'})
        .filter((name) => /Sequence_\w+\.xml$/.test(name))
        .map((name) => path.join(results, name))
    : [];

/** Returns the tests without an end in a file of `blame`. */
const readUnfinished = (sequence: string): UnfinishedTest[] =>
  [...sequence.matchAll(/<Test Name="([^"]*)"[^>]* Source="([^"]*)" Completed="False"/g)].map(
    ([, name = '', source = '']) => ({framework: path.basename(source, '-samples.dll'), name}),
  );

function readResults(trx: string): TestResult[] {
  const methods = new Map(
    [...trx.matchAll(/<UnitTest [^>]*storage="([^"]*)" id="([^"]*)"[^]*?<TestMethod [^>]*className="([^"]*)"/g)].map(
      ([, storage, id, className]) => [id, {framework: path.basename(storage!, '-samples.dll'), className: className!}],
    ),
  );
  return [...trx.matchAll(/<UnitTestResult ([^>]*?)(?:\/>|>([^]*?)<\/UnitTestResult>)/g)].map(
    ([, attributes = '', content = '']) => {
      const method = methods.get(/testId="([^"]*)"/.exec(attributes)?.[1])!;
      if (!attributes.includes('outcome="Failed"')) return method;
      const [, message = ''] = /<Message>([^]*?)<\/Message>/.exec(content) ?? [];
      const [, trace = ''] = /<StackTrace>([^]*?)<\/StackTrace>/.exec(content) ?? [];
      return {...method, error: unescapeXml(`${message}\n${trace}`)};
    },
  );
}

const unescapeXml = (text: string): string =>
  text
    .replace(/&#x([\dA-F]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(
      /&(lt|gt|quot|apos|amp);/g,
      (_, name: string) => ({lt: '<', gt: '>', quot: '"', apos: "'", amp: '&'})[name]!,
    );
