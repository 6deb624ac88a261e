import path from 'node:path';
import type {EditionName} from '../../src/data/editions';

/** A site, and the configurations of web servers for it. */
export interface SiteFolders {
  site: string;
  deploy: string;
}

/** Everything that a build of one edition writes. */
export interface BuildFolders extends SiteFolders {
  /** Files of Docusaurus and its plugins, which `npm run search:push` reads, too. */
  generated: string;
  /** File with the name of the edition that a finished build has written, see `buildRecord.ts`. */
  record: string;
}

/** The folders of `npm run build`. */
export const mainFolders = (root: string): BuildFolders => ({
  site: path.join(root, 'build'),
  deploy: path.join(root, 'deploy/generated'),
  generated: path.join(root, '.docusaurus'),
  record: path.join(root, '.cache/built-edition'),
});

/** The folders of an edition that `npm run build:all` builds. Each edition has its own, because builds run at the same time. */
export function editionFolders(root: string, name: EditionName): BuildFolders {
  const folder = path.join(root, '.cache/editions', name);
  return {
    site: path.join(folder, 'site'),
    deploy: path.join(folder, 'deploy'),
    generated: path.join(folder, 'generated'),
    record: path.join(folder, 'built-edition'),
  };
}

/** The folders of this process: those of the edition if `BUILD_FOR_HOST` is set, as `npm run build:all` does. */
export const foldersOfProcess = (root: string, name: EditionName): BuildFolders =>
  process.env.BUILD_FOR_HOST ? editionFolders(root, name) : mainFolders(root);

/** The folders of `npm run build:all`: the root of the host with all chosen editions. */
export const hostFolders = (root: string): SiteFolders => ({
  site: path.join(root, 'dist'),
  deploy: path.join(root, 'deploy/host'),
});
