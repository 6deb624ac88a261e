import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {HostedSite} from '../hostSite';
import {assemblyOf} from './projects';
import type {SampleFile} from './sampleFiles';

/** Time after which a test hangs, in seconds. */
const mostSeconds = 60;

/** One framework after the other, because their tests are the same and use the same data. */
const settings = `<RunSettings>
  <RunConfiguration><MaxCpuCount>1</MaxCpuCount></RunConfiguration>
  <DataCollectionRunSettings><DataCollectors><DataCollector friendlyName="blame" enabled="True"><Configuration>
    <CollectDumpOnTestSessionHang TestTimeout="${mostSeconds}000" HangDumpType="None" />
  </Configuration></DataCollector></DataCollectors></DataCollectionRunSettings>
  <Playwright><ExpectTimeout>5000</ExpectTimeout></Playwright>
</RunSettings>
`;

/** Settings of samples that write the files that they read in later runs. */
const recording = {UPDATE_HARS: '1', UPDATE_SNAPSHOTS: '1'};

/** The result of a test method. */
interface TestResult {
  framework: string;
  /** Full name of the class. */
  className: string;
  /** Message and stack trace of a test that failed. */
  error?: string;
}

/**
 * Runs the tests of all frameworks with `dotnet test`.
 *
 * @param folder the folder of the compiled projects
 * @returns the errors by file, with an entry for each file that ran
 */
export function runTests(folder: string, files: SampleFile[], site: HostedSite): Map<SampleFile, string[]> {
  const results = path.join(folder, 'results');
  const report = path.join(results, 'report.trx');
  rmSync(results, {recursive: true, force: true});
  writeFileSync(path.join(folder, 'samples.runsettings'), settings);
  const assemblies = [...new Set(files.map(({framework}) => assemblyOf(folder, framework)))];
  for (const assembly of assemblies) cpSync(site.files, path.dirname(assembly), {recursive: true});
  spawnSync(
    'dotnet',
    [
      ...['test', ...assemblies, '--settings', 'samples.runsettings', '--nologo'],
      ...['--logger', `trx;LogFileName=${report}`, '--results-directory', results],
    ],
    {
      cwd: folder,
      stdio: 'ignore',
      env: {...process.env, ...site.environment, ...recording, PLAYWRIGHT_NODEJS_PATH: process.execPath},
    },
  );
  const found = existsSync(report) ? readResults(readFileSync(report, 'utf8')) : [];
  const unfinished = sequenceFiles(results).flatMap((file) => readUnfinished(readFileSync(file, 'utf8')));
  return new Map(files.map((file) => [file, errorsOf(file, found, unfinished)]));
}

/**
 * Returns the errors of the tests in a file. Tests that did not run are an error, too.
 *
 * @param unfinished frameworks and full names of the tests during which a process ended
 */
function errorsOf({name, framework}: SampleFile, results: TestResult[], unfinished: string[]): string[] {
  const own = results.filter((each) => each.framework === framework && each.className.startsWith(`${name}.`));
  if (own.length > 0) return own.flatMap(({error}) => error ?? []);
  return unfinished.some((test) => test.startsWith(`${framework} ${name}.`))
    ? [`the test, or one at the same time, did not end within ${mostSeconds} seconds, or ended the process`]
    : ['the tests did not run'];
}

/** Returns the files in which the collector `blame` lists the tests of a process, in their order. */
const sequenceFiles = (results: string): string[] =>
  existsSync(results)
    ? readdirSync(results, {recursive: true, encoding: 'utf8'})
        .filter((name) => /Sequence_\w+\.xml$/.test(name))
        .map((name) => path.join(results, name))
    : [];

/** Returns the tests without an end in such a file: `nunit namespace.Class.Method`. */
export const readUnfinished = (sequence: string): string[] =>
  [...sequence.matchAll(/<Test Name="([^"]*)"[^>]* Source="([^"]*)" Completed="False"/g)].map(
    ([, name, source]) => `${path.basename(source!, '-samples.dll')} ${name}`,
  );

/** Reads the results in a report of the format TRX. */
export function readResults(trx: string): TestResult[] {
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
