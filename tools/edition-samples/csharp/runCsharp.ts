import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Programs} from '../../system/python';
import {hostSite} from '../hostSite';
import {linkBrowsers} from '../linkBrowsers';
import {sharedMessage} from '../sharedMessage';
import type {ShownSample} from '../readShownPage';
import {writeStartPages} from '../startPages';
import {compileCsharp} from './compileCsharp';
import {assemblyPath, projectsFolder} from './projects';
import {runTests} from './runTests';

/**
 * Runs samples in Chromium on the fixture site of the samples, all with `dotnet test`: tests in each framework, fragments and
 * programs in tests of NUnit.
 *
 * @param samples the samples of whole pages
 * @param wanted the samples to run
 * @returns the error of each sample that compiles; undefined if it runs to its end
 */
export async function runCsharp(
  root: string,
  version: string,
  samples: ShownSample[],
  wanted: ShownSample[],
  programs: Programs,
): Promise<Map<ShownSample, string | undefined>> {
  const folder = projectsFolder(version);
  const {compiled} = compileCsharp(folder, version, samples);
  const files = compiled.filter(({sample}) => wanted.includes(sample));
  const driver = path.join(path.dirname(assemblyPath(folder, 'nunit')), '.playwright/package');
  const site = await hostSite(root, programs, {driver: [process.execPath, path.join(driver, 'cli.js')]});
  try {
    linkBrowsers(readFileSync(path.join(driver, 'browsers.json'), 'utf8'), site.environment.PLAYWRIGHT_BROWSERS_PATH!);
    writeStartPages(samples, site);
    const errors = new Map<ShownSample, string | undefined>();
    for (const [{framework, sample}, found] of await runTests(folder, files, site)) {
      const {raises} = sample.meta;
      const error = raises === undefined ? found[0] : missingError(found, raises);
      errors.set(sample, errors.get(sample) ?? (error && `${framework}: ${error}`));
    }
    return errors;
  } finally {
    site.close();
  }
}

/** Returns an error if no test fails with a message that contains a text. */
function missingError(errors: string[], text: string): string | undefined {
  const isThere = errors.some((error) =>
    sharedMessage(error).toLowerCase().includes(sharedMessage(text).toLowerCase()),
  );
  return isThere ? undefined : `no test fails with "${text}"${errors.length > 0 ? `, but with: ${errors[0]}` : ''}`;
}
