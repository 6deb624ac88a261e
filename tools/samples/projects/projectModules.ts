import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  cpSync,
} from 'node:fs';
import path from 'node:path';
import type {ProjectFile} from '../../../src/languages/samples';
import type {ShownProject} from '../readShownPage';
import {fetchNpmPackage} from '../../system/fetchPackages';
import {root} from '../../../src/utils/root';

/** The packages of the library that samples import. */
export const packages = ['playwright', 'playwright-core', '@playwright/test'];

/** Other packages that samples import, from the dependencies of this site. */
export const otherPackages = ['@axe-core/playwright', 'axe-core'];

/**
 * Copies the packages of a release to `node_modules` in a folder.
 *
 * @throws {Error} if the registry cannot be reached
 */
export function installPackages(folder: string, release: string): void {
  for (const name of packages) {
    const target = path.join(folder, 'node_modules', name);
    if (!existsSync(target)) cpSync(fetchNpmPackage(name, release), target, {recursive: true});
  }
  for (const name of otherPackages)
    cpSync(path.join(root, 'node_modules', name), path.join(folder, 'node_modules', name), {recursive: true});
}

/** Packages of this site that projects can use without installing them. */
const sitePackages = ['typescript', '@types/node', 'undici-types'];

/** A `package.json` that cannot be used. */
export class PackageError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
    this.name = 'PackageError';
  }
}

/**
 * Installs the packages that all projects share: the library, and some packages of this site.
 *
 * @returns the folder `node_modules`
 * @throws {Error} if the registry cannot be reached
 */
export function sharedModules(release: string): string {
  const folder = path.join(root, '.cache/samples', `run-${release}`);
  const modules = path.join(folder, 'node_modules');
  installPackages(folder, release);
  for (const name of sitePackages) link(path.join(root, 'node_modules', name), path.join(modules, name));
  for (const name of [...packages, ...otherPackages, ...sitePackages]) linkPrograms(modules, name);
  return modules;
}

/**
 * Returns the folder `node_modules` of a project. Installs the packages that its `package.json` names, if the shared folder
 * does not have all of them, into a folder that later runs use again.
 *
 * @param shared the result of {@link sharedModules}
 * @throws {PackageError} if `package.json` cannot be read, names no exact versions, or cannot be installed
 */
export function projectModules(project: ShownProject, release: string, shared: string): string {
  const file = project.files.find(({title}) => title === 'package.json');
  if (!file) return shared;
  const wanted = readDependencies(file);
  if (Object.entries(wanted).every(([name, number]) => manifestIn(shared, name)?.version === number)) return shared;
  const dependencies = JSON.stringify({'@playwright/test': release, ...wanted});
  const hash = createHash('sha256').update(dependencies).digest('hex').slice(0, 16);
  const folder = path.join(root, '.cache/samples/projects', hash);
  const modules = path.join(folder, 'node_modules');
  if (!existsSync(folder)) install(folder, dependencies, file.line);
  return modules;
}

function readDependencies({code, line}: ProjectFile): Record<string, string> {
  let manifest: {dependencies?: Record<string, string>; devDependencies?: Record<string, string>};
  try {
    manifest = JSON.parse(code) as typeof manifest;
  } catch (error) {
    throw new PackageError(line, `package.json is not valid JSON: ${(error as Error).message}; correct it`);
  }
  const all = Object.entries({...manifest.dependencies, ...manifest.devDependencies});
  for (const [name, number] of all)
    if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(number))
      throw new PackageError(line, `"${name}": "${number}" can change; write an exact version, such as "1.2.3"`);
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function install(folder: string, dependencies: string, line: number): void {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, {recursive: true});
  writeFileSync(path.join(unfinished, 'package.json'), `{"private": true, "dependencies": ${dependencies}}\n`);
  const retries = ['--fetch-retries=1', '--fetch-retry-mintimeout=2000'];
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error', ...retries];
  const {status, stderr} = spawnSync('npm', ['install', ...flags], {
    cwd: unfinished,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  try {
    if (status !== 0)
      throw new PackageError(line, `the packages cannot be installed from the npm registry: ${reasonIn(stderr)}`);
    // Another process may have installed the same packages.
    if (!existsSync(folder)) renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, {recursive: true, force: true});
  }
}

/** Returns the line of npm's errors that names the cause. */
function reasonIn(stderr: string): string {
  const lines = stderr.split('\n').map((line) => line.replace(/^npm (?:error|ERR!) ?/, '').trim());
  return (
    lines
      .filter((line) => line !== '' && !line.startsWith('A complete log'))
      .slice(0, 2)
      .join(' ') || 'no message'
  );
}

interface Manifest {
  version: string;
  bin?: Record<string, string>;
}

function manifestIn(modules: string, name: string): Manifest | undefined {
  const file = path.join(modules, name, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined;
}

/** Links the programs of a package to `.bin`, where `npx` finds them. */
export function linkPrograms(modules: string, name: string): void {
  for (const [program, file] of Object.entries(manifestIn(modules, name)?.bin ?? {})) {
    const target = path.join(modules, name, file);
    // Archives contain programs without the right to execute them; npm adds it.
    if (!statSync(target).mode.toString(8).endsWith('5')) chmodSync(target, 0o755);
    link(target, path.join(modules, '.bin', program));
  }
}

function link(target: string, file: string): void {
  mkdirSync(path.dirname(file), {recursive: true});
  if (existsSync(target) && !existsSync(file)) {
    rmSync(file, {force: true});
    symlinkSync(target, file);
  }
}
