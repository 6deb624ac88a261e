/** Reads the messages of a library and its driver from the sources in its packages. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {filesBelow} from '../../src/utils/filesBelow';
import {root} from '../../src/utils/root';
import {fetchNpmPackage} from '../system/fetchPackages';
import {installWheel} from './python';

/** Editions whose packages contain sources with messages of their own. */
export const editionsWithSources = ['python', 'javascript'] as const;

/** Matches files that contain messages: those of Python, and those of the driver without packages of others. */
const messageFiles =
  /\/playwright\/(?:_impl\/.*|\w+_api\/_context_manager)\.py$|(?:^|\/driver\/package\/)lib\/(?!python|utilsBundle).*\.js$/;

/** Returns the texts of the files that contain messages. */
export function readSources(edition: (typeof editionsWithSources)[number], release: string): string[] {
  const folders =
    edition === 'python'
      ? [path.resolve(installWheel(root, release), '../..')]
      : ['playwright-core', 'playwright'].map((name) => fetchNpmPackage(name, release));
  return folders.flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => messageFiles.test(file))
      .map((file) => readFileSync(path.join(folder, file), 'utf8')),
  );
}

/** Returns the error messages of some sources, with `*` for values. Omits words without a space, which are names. */
export function readMessages(sources: string[]): Set<string> {
  const messages = sources.flatMap((text) =>
    Array.from(text.matchAll(/(?:Error|raise \w+)\(\s*f?(["'`])((?:\\.|(?!\1).)+)\1/g), ([, , message]) =>
      message!.replace(/\$?\{[^{}]*\}/g, '*'),
    ),
  );
  return new Set(messages.filter((message) => /\w \w/.test(message)));
}
