import {createHash} from 'node:crypto';
import {editionNames, type EditionName} from '../../src/data/editions';
import {gapInHistory} from '../../src/content/history';
import {filesOf, hashFiles} from '../../src/content/sources';

/** Settings that change what a build writes; the others of ALGOLIA_ are only for `npm run search:push`. */
const settings = /^(?:SITE_|ALGOLIA_(?!ADMIN_KEY|TASK_SECONDS))/;

/**
 * Returns a hash of everything that the build of an edition depends on: sources, settings, and whether the history of git
 * gives dates. Of other editions, a build reads only the facts, the settings and the sidebars, which say which pages they
 * have.
 */
export function hashInputs(root: string, edition: EditionName, env: NodeJS.ProcessEnv): string {
  const others = editionNames.filter((name) => name !== edition).map((name) => `editions/${name}/`);
  const isOther = (file: string): boolean =>
    others.some((folder) => file.startsWith(folder)) && !/\/facts\/|\/index\.ts$|\/sidebars\.json$/.test(file);
  const files = filesOf(root, 'site').filter((file) => !isOther(file));
  const hash = createHash('sha256').update(hashFiles(root, files));
  for (const name of Object.keys(env)
    .filter((key) => settings.test(key))
    .sort())
    hash.update(`${name}=${env[name]}\0`);
  return hash.update(String(gapInHistory(root) === undefined)).digest('hex');
}
