import {mkdirSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {Programs} from '../../setup-python';
import {chainOf} from '../chains';
import {hostSite, type HostedSite} from '../hostSite';
import {linkBrowsers} from '../linkBrowsers';
import type {ShownSample} from '../readShownPage';
import {reasonNotToRun} from '../reasonNotToRun';
import {type Job, messageOf, runJobs, startRunner} from '../runJobs';
import {type RunResult, startUrl} from '../runTypescript';
import {compileSamples} from './compileJava';
import {fetchCompileJars, fetchRunJars, readBrowsers} from './jars';
import {javaFiles, packageOf} from './javaSource';

const runner = path.join('tools/edition-samples/java/SampleRunner.java');

/**
 * Runs samples in Chromium on the fixture site of the samples, in one JVM with one driver.
 *
 * @param samples the samples of whole pages
 * @param wanted the samples to run; those that cannot run, or do not compile, are skipped
 */
export async function runJava(
  root: string,
  version: string,
  samples: ShownSample[],
  wanted: ShownSample[],
  programs: Programs,
): Promise<RunResult[]> {
  const jars = [...(await fetchCompileJars(root, version)), ...(await fetchRunJars(root, version))];
  const folder = path.join(root, '.cache/edition-samples', `java-run-${version}`);
  rmSync(folder, {recursive: true, force: true});
  mkdirSync(path.join(folder, 'work'), {recursive: true});
  const reasons = new Map(wanted.map((sample) => [sample, reasonNotToRun(sample, samples)]));
  const runnable = wanted.filter((sample) => reasons.get(sample) === undefined);
  const {compiled} = compileSamples(folder, jars, runnable, samples, [path.join(root, runner)]);
  const site = await hostSite(root, programs);
  try {
    linkBrowsers(await readBrowsers(root, version, folder), site.environment.PLAYWRIGHT_BROWSERS_PATH!);
    const jobs = compiled.map((sample) => toJob(sample, samples, site));
    const classPath = [...jars, path.join(folder, 'classes')].join(path.delimiter);
    const errors = await runJobs(folder, jobs, (list, log) =>
      startRunner(
        'java',
        ['-Xmx512m', '-cp', classPath, 'SampleRunner', list, log, site.files],
        path.join(folder, 'work'),
        {...site.environment, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1'},
      ),
    );
    const results = compiled.map((sample, index): RunResult => {
      const error = errors.get(jobs[index]!.className);
      return {sample, ...(error === undefined ? {} : {error})};
    });
    const skipped = wanted.filter((sample) => !compiled.includes(sample));
    return [...results, ...skipped.map((sample) => ({sample, skipped: reasons.get(sample) ?? 'compiler errors'}))];
  } finally {
    site.close();
  }
}

function toJob(sample: ShownSample, samples: ShownSample[], site: HostedSite): Job {
  const chain = chainOf(sample, samples);
  const [own] = javaFiles(sample, samples);
  return {
    className: `${packageOf(sample)}.${path.basename(own!.name, '.java')}`,
    kind: sample.kind,
    url: startUrl(chain[0]!, site),
    ...(sample.meta.raises === undefined ? {} : {raises: messageOf(sample.meta.raises)}),
    changesLibrary: chain.some(({text}) => /\bselectors\(\)/.test(text ?? '')),
  };
}
