#!/usr/bin/env tsx
// `npm run pictures` takes the screenshots and clips of the guides again with the real tools. `npm run pictures -- GROUP [...]`
// takes some groups (see GROUPS in python/pictures/make.py), `EDITION=java npm run pictures` those of another edition. The
// pictures are committed; no test runs this. The group test-runner also saves the reports that readers open on the pages. If
// other programs slow down a clip, write `chrt -r 1` in front.
import {readArguments, runTool} from './lib/runTool';
import {copyFileSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {edition} from '../editions';
import {versions} from '../src/content/versions';
import {filesBelow} from '../src/utils/filesBelow';
import {root} from '../src/utils/root';
import {findJava} from './system/findCompilers';
import {inTemporaryFolder} from './lib/inTemporaryFolder';
import {runProgram} from './lib/runProgram';
import {savePicture} from './pictures/savePicture';
import {saveReports} from './pictures/saveReports';
import {browsersFolder, pythonOf, setupPython} from './system/python';
import {fetchRunJars, linkJavaBrowsers} from './samples/java/jars';
import {linkPrograms, installPackages} from './samples/projects/projectModules';

/** The environment with the newest documented release and pytest-html: python/requirements/pictures.txt. */
const environment = 'pictures';
const target = path.join(root, 'docs/img');
const release = versions.next.releases.python;

const {positionals: groups} = readArguments({allowPositionals: true, options: {}});

await runTool(async () => {
  checkRelease();
  await setupPython([environment]);
  const env = {PLAYWRIGHT_BROWSERS_PATH: browsersFolder, ...installNode(), ...(await installJava())};
  return inTemporaryFolder('pictures-', async (taken) => {
    const {status} = await runProgram(pythonOf(environment), ['-m', 'pictures.make', taken, edition.name, ...groups], {
      cwd: path.join(root, 'python'),
      env,
    });
    await saveReports(path.join(taken, 'reports'));
    rmSync(path.join(taken, 'reports'), {recursive: true, force: true});
    for (const name of filesBelow(taken)) {
      const save = name.endsWith('.mp4') ? copyFileSync : savePicture;
      await save(path.join(taken, name), path.join(target, name));
    }
    return status;
  });
});

/** @throws {Error} if the environment does not have the newest documented release */
function checkRelease(): void {
  const requirements = `python/requirements/${environment}.txt`;
  const wanted = `-r ${release}.txt`;
  if (!readFileSync(path.join(root, requirements), 'utf8').split('\n').includes(wanted))
    throw new Error(`${requirements}:2: not the newest documented release; write \`${wanted}\``);
}

/** Installs the npm packages. Returns the environment variables for the programs of the JavaScript edition. */
function installNode(): Record<string, string> {
  if (edition.name !== 'javascript') return {};
  const folder = path.join(root, '.cache/pictures', release);
  installPackages(folder, versions.next.releases.javascript);
  const modules = path.join(folder, 'node_modules');
  linkPrograms(modules, '@playwright/test');
  return {PICTURES_NODE_MODULES: modules};
}

/** Downloads the jars. Returns the environment variables for the programs of the Java edition. */
async function installJava(): Promise<Record<string, string>> {
  if (edition.name !== 'java') return {};
  if (!findJava()) throw new Error('there is no JDK; install openjdk-17-jdk-headless');
  const library = versions.next.releases.java;
  const jars = await fetchRunJars(library);
  await linkJavaBrowsers(library, browsersFolder);
  return {
    CLASSPATH: ['.', ...jars].join(path.delimiter),
    PLAYWRIGHT_JAVA_SRC: '.',
    PLAYWRIGHT_NODEJS_PATH: process.execPath,
    PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
  };
}
