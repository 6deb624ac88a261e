import {spawn} from 'node:child_process';
import {mkdirSync} from 'node:fs';
import path from 'node:path';
import type {Programs} from '../../system/python';
import {sampleChain} from '../chains';
import {hostSite} from '../hostSite';
import {sharedMessage} from '../sharedMessage';
import type {ShownSample} from '../readShownPage';
import {startUrl, writeStartPages} from '../startPages';
import {compileSamples} from './compileJava';
import {fetchCompileJars, fetchRunJars, linkJavaBrowsers} from './jars';
import {javaFiles, javaPackage} from './javaSource';
import {type Job, runJobs, type RunnerEnd} from './runJobs';

const runner = 'tools/edition-samples/java/SampleRunner.java';

/**
 * Runs samples in Chromium on the fixture site of the samples, in one JVM with one driver.
 *
 * @param samples the samples of whole pages
 * @param wanted the samples to run
 * @returns the error of each sample that compiles; undefined if it runs to its end
 */
export async function runJava(
  root: string,
  version: string,
  samples: ShownSample[],
  wanted: ShownSample[],
  programs: Programs,
): Promise<Map<ShownSample, string | undefined>> {
  const jars = [...(await fetchCompileJars(root, version)), ...(await fetchRunJars(root, version))];
  const folder = path.join(root, '.cache/edition-samples', `java-run-${version}`);
  const {compiled} = compileSamples(folder, jars, wanted, samples, [path.join(root, runner)]);
  const work = path.join(folder, 'work');
  mkdirSync(work, {recursive: true});
  const site = await hostSite(root, programs);
  try {
    await linkJavaBrowsers(root, version, site.environment.PLAYWRIGHT_BROWSERS_PATH!);
    writeStartPages(samples, site);
    const jobs = compiled.map((sample) => toJob(sample, samples));
    const classPath = [...jars, path.join(folder, 'classes')].join(path.delimiter);
    const errors = await runJobs(folder, jobs, (list, log) =>
      startRunner(['-Xmx512m', '-cp', classPath, 'SampleRunner', list, log, site.files], work, site.environment),
    );
    return new Map(compiled.map((sample, index) => [sample, errors.get(jobs[index]!.className)]));
  } finally {
    site.close();
  }
}

function toJob(sample: ShownSample, samples: ShownSample[]): Job {
  const chain = sampleChain(sample, samples);
  const [own] = javaFiles(sample, samples);
  return {
    className: `${javaPackage(sample)}.${path.basename(own!.name, '.java')}`,
    kind: sample.kind,
    url: startUrl(chain[0]!),
    ...(sample.meta.raises === undefined ? {} : {raises: sharedMessage(sample.meta.raises)}),
    changesLibrary: chain.some(({text}) => /\bselectors\(\)/.test(text)),
  };
}

function startRunner(args: string[], cwd: string, environment: Record<string, string>): Promise<RunnerEnd> {
  const own = {PLAYWRIGHT_NODEJS_PATH: process.execPath, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1'};
  const env = {...process.env, ...environment, ...own};
  const child = spawn('java', args, {cwd, env, stdio: ['ignore', 'ignore', 'pipe']});
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output = (output + text).slice(-3000)));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => resolve({status, output}));
  });
}
