import path from 'node:path';
import type {EditionName} from '../../src/data/editions';

/** A site, and the configurations of web servers for it. */
export interface BuiltFolders {
  site: string;
  deploy: string;
}

/** Everything that a build of one edition writes. */
export interface BuildFolders extends BuiltFolders {
  /** Files of Docusaurus and its plugins, which `npm run search:push` reads, too. */
  generated: string;
  /** Compressed files by content, for the next build. */
  compressed: string;
  /** File that records what the site was built from, see `buildKey.ts`. */
  key: string;
}

/** The folders of `npm run build`. */
export const mainFolders = (root: string): BuildFolders => ({
  site: path.join(root, 'build'),
  deploy: path.join(root, 'deploy/generated'),
  generated: path.join(root, '.docusaurus'),
  compressed: path.join(root, 'node_modules/.cache/compressed'),
  key: path.join(root, '.cache/build-key'),
});

/** The folders of an edition that `npm run build:all` builds. Each edition has its own, because builds run at the same time. */
export function editionFolders(root: string, name: EditionName): BuildFolders {
  const folder = path.join(root, '.cache/editions', name);
  return {
    site: path.join(folder, 'site'),
    deploy: path.join(folder, 'deploy'),
    generated: path.join(folder, 'generated'),
    compressed: path.join(folder, 'compressed'),
    key: path.join(folder, 'key'),
  };
}

/** The folders of this process: those of the edition if `BUILD_FOR_HOST` is set, as `npm run build:all` does. */
export const foldersOfProcess = (root: string, name: EditionName): BuildFolders =>
  process.env.BUILD_FOR_HOST ? editionFolders(root, name) : mainFolders(root);

/** The folders of `npm run build:all`: the root of the host with all chosen editions. */
export const hostFolders = (root: string): BuiltFolders => ({
  site: path.join(root, 'dist'),
  deploy: path.join(root, 'deploy/host'),
});
