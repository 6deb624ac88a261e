/**
 * The files that builds and samples depend on: the development server restarts for some (`src/plugins/dev-server`), tests
 * refuse a build that is older (`tools/build/findBuild.ts`), and samples run again after a change (`tools/samples.mts`).
 *
 * Paths are relative to the root; `*` stands for each edition. A folder contains all files below it.
 */
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {editionNames} from '../data/editions';
import {filesBelow} from '../utils/filesBelow';

/**
 * Code and data that the compilation of every page depends on. A change invalidates all compiled pages, and restarts
 * `npm start`. Does not contain the folders `client` and `ui` of plugins: they run in the browser, so that the bundler
 * follows their imports. What only some pages depend on is declared by these pages, see `pageDependencies.ts`.
 */
const compilation = [
  'config',
  'docusaurus.config.ts',
  'editions/*/changes.json',
  'editions/*/facts',
  'editions/*/index.ts',
  'editions/createEdition.ts',
  'editions/index.ts',
  'package-lock.json',
  'package.json',
  'src/content',
  'src/data/commandTabGroups.ts',
  'src/data/editionPath.ts',
  'src/data/editions.ts',
  'src/languages',
  'src/plugins',
  'src/theme/MDXComponents.tsx',
  'src/utils',
];

/**
 * Everything that a build depends on. In addition to the files above: pages, what they declare, modules that the bundler
 * follows, data that Docusaurus reads in every build, and the steps after Docusaurus.
 */
const site = [
  ...compilation,
  'community',
  'deploy/Dockerfile',
  'deploy/github-pages.yml',
  'deploy/nginx.conf',
  'docs',
  'editions',
  'i18n',
  'sidebars-community.ts',
  'sidebars.ts',
  'src',
  'static',
  'tools/build/finish-build.mts',
  'tools/build/buildFolders.ts',
  'tools/build/cleanHtml.ts',
  'tools/build/compressFiles.ts',
  'tools/build/deployFiles.ts',
  'tools/build/securityHeaders.ts',
  'tools/lib/forEachParallel.ts',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];

/** What the verdict of a sample depends on, besides its code, the library and the browser: the code that runs and checks it. */
const samples = ['node_modules/pyright/package.json', 'python/requirements', 'python/samples'];

/** Files and folders of each kind; `*` stands for each edition. */
export const inputs = {compilation, site, samples};
export type InputKind = keyof typeof inputs;

const isClient = (file: string): boolean => /\/(?:client|ui)\//.test(file);

/** Lists files and folders of the list that exist: operators may delete `i18n/`. */
const inputPaths = (root: string, kind: InputKind): string[] =>
  inputs[kind]
    .flatMap((entry) => (entry.includes('*') ? editionNames.map((name) => entry.replace('*', name)) : [entry]))
    .filter((entry) => existsSync(path.join(root, entry)));

export function listInputs(root: string, kind: InputKind): string[] {
  const files = inputPaths(root, kind).flatMap((entry) =>
    statSync(path.join(root, entry)).isDirectory()
      ? filesBelow(path.join(root, entry)).map((file) => `${entry}/${file}`)
      : [entry],
  );
  return [...new Set(files)]
    .filter((file) => !(kind === 'compilation' && isClient(file)) && !file.includes('__pycache__'))
    .sort();
}

/** Returns the file of the list that was written last. */
export function findNewestInput(root: string, kind: InputKind): {file: string; time: number} {
  const files = listInputs(root, kind).map((file) => ({file, time: statSync(path.join(root, file)).mtimeMs}));
  return files.reduce((newest, each) => (each.time > newest.time ? each : newest));
}

/** Returns a hash of the names and contents of files, because times differ after each checkout of git. */
export function hashFiles(root: string, files: string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
}
