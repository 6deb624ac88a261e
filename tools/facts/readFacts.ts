import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {ApiFacts} from '../../src/content/api/types';
import {readDotnet} from './dotnet';
import {fetchJavaSources, fetchNpmPackage} from './fetchSources';
import {readJava} from './java';
import {readJavaScript} from './javascript';

/** Editions whose facts come from `api.json` and a published package. Python's come from its wheel (`python/api`). */
export const factsEditions = ['root', 'java', 'dotnet'] as const;
export type FactsEdition = (typeof factsEditions)[number];

/**
 * Reads the facts of an edition from the published packages.
 *
 * @param root folder of the site
 * @param version such as `1.56.0`; its Python environment must be installed
 * @param java path of the program, for the Java edition
 * @throws {Error} with the package or file that is missing and the remedy
 */
export async function readFacts(
  root: string,
  name: FactsEdition,
  version: string,
  java: string | null,
): Promise<ApiFacts> {
  const apiJson = findApiJson(root, version);
  switch (name) {
    case 'root':
      return readJavaScript({
        apiJson,
        core: fetchNpmPackage(root, 'playwright-core', version),
        runner: fetchNpmPackage(root, 'playwright', version),
        version,
      });
    case 'java':
      if (!java) throw new Error('the facts of Java need a JDK, version 11 or newer, with `java` and `javac` in PATH');
      return readJava({apiJson, java, sources: await fetchJavaSources(root, version), version});
    case 'dotnet':
      return readDotnet({
        apiJson,
        declarations: path.join(root, 'editions/dotnet/declarations', `${version}.json`),
        version,
      });
  }
}

/**
 * Returns the path of `api.json` in the installed wheel of a version.
 *
 * @throws {Error} with the remedy if the wheel is not installed
 */
export function findApiJson(root: string, version: string): string {
  for (const environment of [`.venv/${version}`, `.cache/wheels/${version}`]) {
    const lib = path.join(root, environment, process.platform === 'win32' ? 'Lib' : 'lib');
    const folders = existsSync(lib) ? ['.', ...readdirSync(lib)] : [];
    for (const folder of folders) {
      const file = path.join(lib, folder, 'site-packages/playwright/driver/package/api.json');
      if (existsSync(file)) return file;
    }
  }
  throw new Error(`playwright ${version} for Python is not installed; run \`npm test -- setup\``);
}
