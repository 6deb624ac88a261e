import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {FixtureSite} from '../startFixtureSite';
import {linkBrowsers} from '../linkBrowsers';
import {sharedMessage} from '../sharedMessage';
import type {ShownSample} from '../readShownPage';
import {compileCsharp} from './compileCsharp';
import {driverFolder, solutionFolder} from './solution';
import {runTests} from './runTests';

/** Runs samples with `dotnet test`: tests in each framework, fragments and programs in tests of NUnit. */
export async function runCsharp(
  _root: string,
  release: string,
  samples: ShownSample[],
  wanted: ShownSample[],
  site: FixtureSite,
): Promise<Map<ShownSample, string | undefined>> {
  const folder = solutionFolder(release);
  const {compiled} = compileCsharp(folder, release, samples);
  const files = compiled.filter(({sample}) => wanted.includes(sample));
  const list = readFileSync(path.join(driverFolder(release), 'browsers.json'), 'utf8');
  linkBrowsers(list, site.environment.PLAYWRIGHT_BROWSERS_PATH!);
  const errors = new Map<ShownSample, string | undefined>();
  for (const [{framework, sample}, found] of await runTests(folder, files, site)) {
    const {raises} = sample.options;
    const error = raises === undefined ? found[0] : missingError(found, raises);
    errors.set(sample, errors.get(sample) ?? (error && `${framework}: ${error}`));
  }
  return errors;
}

/** Returns an error if no test fails with a message that contains a text. */
function missingError(errors: string[], text: string): string | undefined {
  const isThere = errors.some((error) =>
    sharedMessage(error).toLowerCase().includes(sharedMessage(text).toLowerCase()),
  );
  return isThere ? undefined : `no test fails with "${text}"${errors.length > 0 ? `, but with: ${errors[0]}` : ''}`;
}
