import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {editionNames, type EditionName} from '../../src/data/editions';
import {readHistory} from '../../src/content/history';
import {filesBelow} from '../../src/utils/filesBelow';

const folders = ['community', 'docs', 'editions', 'i18n', 'src', 'static', 'versioned_docs', 'versioned_sidebars'];
/** Files in the root that a build depends on. */
export const rootFiles = [
  'docusaurus.config.ts',
  'package-lock.json',
  'pageChecks.ts',
  'remarkPlugins.ts',
  'sidebars.ts',
  'sidebars-community.ts',
];
/** Settings that change what a build writes. */
const settings = /^(?:SITE_|ALGOLIA_)/;

/**
 * Returns a hash of everything that the build of an edition depends on: sources, settings, and whether the history of git
 * gives dates. Of other editions, a build reads only the facts, the settings and the sidebars, which say which pages they
 * have.
 */
export function hashInputs(root: string, edition: EditionName, env: NodeJS.ProcessEnv): string {
  const others = editionNames.filter((name) => name !== edition).map((name) => `editions/${name}/`);
  const isOther = (file: string): boolean =>
    others.some((folder) => file.startsWith(folder)) && !/\/facts\/|\/index\.ts$|\/sidebars\.json$/.test(file);
  const inputs = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) => filesBelow(path.join(root, folder)).map((file) => `${folder}/${file}`))
    .filter((file) => !isOther(file));
  const hash = createHash('sha256');
  for (const file of [...rootFiles, ...inputs]) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  for (const name of Object.keys(env)
    .filter((key) => settings.test(key))
    .sort())
    hash.update(`${name}=${env[name]}\0`);
  return hash.update(String(readHistory(root).isComplete)).digest('hex');
}
