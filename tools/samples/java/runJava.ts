import {mkdirSync} from 'node:fs';
import path from 'node:path';
import {runProgram} from '../../lib/runProgram';
import {sampleChain} from '../chains';
import type {FixtureSite} from '../startFixtureSite';
import {sharedMessage} from '../sharedMessage';
import type {ShownSample} from '../readShownPage';
import {startUrl} from '../pagesUnderTest';
import {compileSamples} from './compileJava';
import {fetchCompileJars, fetchRunJars, linkJavaBrowsers} from './jars';
import {javaFiles, javaPackage} from './javaSource';
import {type Job, runJobs} from './runJobs';

const runner = 'tools/samples/java/SampleRunner.java';

/** Runs samples in one JVM with one driver. */
export async function runJava(
  root: string,
  release: string,
  samples: ShownSample[],
  wanted: ShownSample[],
  site: FixtureSite,
): Promise<Map<ShownSample, string | undefined>> {
  const jars = [...(await fetchCompileJars(root, release)), ...(await fetchRunJars(root, release))];
  const folder = path.join(root, '.cache/samples', `java-run-${release}`);
  const {compiled} = compileSamples(folder, jars, wanted, samples, [path.join(root, runner)]);
  const work = path.join(folder, 'work');
  mkdirSync(work, {recursive: true});
  await linkJavaBrowsers(root, release, site.environment.PLAYWRIGHT_BROWSERS_PATH!);
  const jobs = compiled.map((sample) => toJob(sample, samples));
  const classPath = [...jars, path.join(folder, 'classes')].join(path.delimiter);
  const own = {PLAYWRIGHT_NODEJS_PATH: process.execPath, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1'};
  const errors = await runJobs(folder, jobs, (list, log) =>
    runProgram('java', ['-Xmx512m', '-cp', classPath, 'SampleRunner', list, log, site.files], {
      cwd: work,
      env: {...site.environment, ...own},
      isQuiet: true,
    }),
  );
  return new Map(compiled.map((sample, index) => [sample, errors.get(jobs[index]!.className)]));
}

function toJob(sample: ShownSample, samples: ShownSample[]): Job {
  const chain = sampleChain(sample, samples);
  const [own] = javaFiles(sample, samples);
  return {
    className: `${javaPackage(sample)}.${path.basename(own!.name, '.java')}`,
    kind: sample.kind,
    url: startUrl(chain[0]!),
    ...(sample.options.raises === undefined ? {} : {raises: sharedMessage(sample.options.raises)}),
    changesLibrary: chain.some(({text}) => /\bselectors\(\)/.test(text)),
  };
}
