import path from 'node:path';

/** The folders that a build writes. */
export interface BuiltFolders {
  /** The site. */
  site: string;
  /** The configurations of web servers for the site. */
  deploy: string;
}

/** The folders of `npm run build`. */
export const buildFolders = (root: string): BuiltFolders => ({
  site: path.join(root, 'build'),
  deploy: path.join(root, 'deploy/generated'),
});

/** The folders of `npm run build:all`: the root of the host with all chosen editions. */
export const hostFolders = (root: string): BuiltFolders => ({
  site: path.join(root, 'dist'),
  deploy: path.join(root, 'deploy/host'),
});
