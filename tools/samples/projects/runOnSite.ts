/** What the projects of each edition need besides their files: packages, programs, and where the library finds its browsers. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../../../src/data/editions';
import {missingDotnet, findMaven} from '../../system/findCompilers';
import {pythonOf, setupPython, type Programs} from '../../system/python';
import {compileCsharp} from '../dotnet/compileCsharp';
import {driverFolder, solutionFolder} from '../dotnet/solution';
import {linkJavaBrowsers} from '../java/jars';
import {linkBrowsers} from '../linkBrowsers';
import type {ShownProject} from '../readShownPage';
import {projectModules, sharedModules} from './projectModules';
import {acquireLock, projectsLock} from '../../lib/lock';
import {startFixtureSite} from '../startFixtureSite';
import {usedPorts, runProjects, type ProjectResult, type RunOptions} from './runProjects';
import {root} from '../../../src/utils/root';

/**
 * Runs projects in Chromium on the fixture site of the samples.
 *
 * @param keep receives the folder of each project after its commands
 */
export async function runOnSite(
  edition: EditionName,
  release: string,
  projects: ShownProject[],
  programs: Programs,
  keep?: RunOptions['keep'],
): Promise<ProjectResult[]> {
  if (projects.some((project) => usedPorts(project).length > 0)) await acquireLock(projectsLock);
  const site = await startFixtureSite(programs, {localPorts: false});
  try {
    const setup = await setupProjects(edition, release, site.environment.PLAYWRIGHT_BROWSERS_PATH!);
    return await runProjects(projects, {
      ...setup,
      environment: {...site.environment, ...setup.environment},
      ...(keep && {keep}),
    });
  } finally {
    site.close();
  }
}

/** How the commands of projects run. */
export interface ProjectSetup {
  /** Environment variables besides those that lead the library to the fixture site. */
  environment?: Record<string, string>;
  /** Returns the folder `node_modules` of a project. Default: projects have none. */
  projectModules?: (project: ShownProject) => string;
  /** The command of projects without commands. */
  defaultCommand: string;
  /** Seconds after which commands are killed. */
  seconds: number;
}

/** The environment with web frameworks: python/requirements/apps.txt. */
const pythonApps = 'apps';

const secondsToCompile = 240;

/**
 * Prepares to run the projects of an edition.
 *
 * @param release of the library
 * @param browsers folder with the browsers of the Python library, to which links for other libraries are added
 * @throws {Error} if a compiler is missing, or a registry cannot be reached
 */
async function setupProjects(edition: EditionName, release: string, browsers: string): Promise<ProjectSetup> {
  if (edition === 'python') return setupPythonProjects();
  if (edition === 'java') return setupJavaProjects(release, browsers);
  if (edition === 'dotnet') return setupDotnetProjects(release, browsers);
  const shared = sharedModules(release);
  return {
    projectModules: (project) => projectModules(project, release, shared),
    defaultCommand: 'npx playwright test',
    seconds: 60,
  };
}

async function setupPythonProjects(): Promise<ProjectSetup> {
  await setupPython([pythonApps]);
  return {
    environment: {
      PATH: [path.dirname(pythonOf(pythonApps)), process.env.PATH].join(path.delimiter),
      // The environment contains these plugins for other samples.
      PYTEST_ADDOPTS: '-p no:playwright-asyncio -p no:asyncio',
    },
    defaultCommand: 'pytest',
    seconds: 60,
  };
}

async function setupJavaProjects(release: string, browsers: string): Promise<ProjectSetup> {
  if (!findMaven()) throw new Error('there is no Maven; install the package maven');
  await linkJavaBrowsers(release, browsers);
  const repository = path.join(root, '.cache/maven-repository');
  writeEmptyDriverBundle(repository, release);
  return {
    environment: {
      MAVEN_OPTS: `-Dmaven.repo.local=${repository}`,
      PLAYWRIGHT_NODEJS_PATH: process.execPath,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    },
    defaultCommand: 'mvn -B test',
    seconds: secondsToCompile,
  };
}

/** Writes an empty jar instead of the bundle of Node.js for all systems, because 200 MB would be downloaded and not used. */
function writeEmptyDriverBundle(repository: string, release: string): void {
  const name = 'driver-bundle';
  const folder = path.join(repository, 'com/microsoft/playwright', name, release);
  const pom = `<project><modelVersion>4.0.0</modelVersion><groupId>com.microsoft.playwright</groupId><artifactId>${name}</artifactId><version>${release}</version></project>`;
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, `${name}-${release}.pom`), pom);
  // The end record of a zip archive without files.
  writeFileSync(path.join(folder, `${name}-${release}.jar`), Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1'));
}

function setupDotnetProjects(release: string, browsers: string): ProjectSetup {
  const missing = missingDotnet();
  if (missing !== undefined) throw new Error(missing);
  const folder = solutionFolder(release);
  const driver = driverFolder(release);
  if (!existsSync(path.join(driver, 'browsers.json'))) compileCsharp(folder, release, []);
  linkBrowsers(driver, browsers);
  const ofSdk = Object.entries(process.env).filter(([name]) => /^(?:DOTNET_|NUGET_|RestoreSources$)/.test(name));
  return {
    environment: {
      ...(Object.fromEntries(ofSdk) as Record<string, string>),
      // No process of a build may remain.
      MSBUILDDISABLENODEREUSE: '1',
      UseSharedCompilation: 'false',
      PLAYWRIGHT_NODEJS_PATH: process.execPath,
    },
    defaultCommand: 'dotnet test',
    seconds: secondsToCompile,
  };
}
