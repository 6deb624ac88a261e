import type {EditionName} from '../../../src/data/editions';
import {acquireLock, projectsLock} from '../../lib/lock';
import type {Programs} from '../../system/python';
import {startFixtureSite} from '../startFixtureSite';
import type {ShownProject} from '../readShownPage';
import {setupProjects} from './setupProjects';
import {usedPorts, runProjects, type ProjectResult, type RunOptions} from './runProjects';

/**
 * Runs projects in Chromium on the fixture site of the samples.
 *
 * @param keep receives the folder of each project after its commands
 */
export async function runOnSite(
  root: string,
  edition: EditionName,
  release: string,
  projects: ShownProject[],
  programs: Programs,
  keep?: RunOptions['keep'],
): Promise<ProjectResult[]> {
  if (projects.some((project) => usedPorts(project).length > 0)) await acquireLock(projectsLock);
  const site = await startFixtureSite(root, programs, {localPorts: false});
  try {
    const setup = await setupProjects(root, edition, release, site.environment.PLAYWRIGHT_BROWSERS_PATH!);
    return await runProjects(projects, {
      ...setup,
      environment: {...site.environment, ...setup.environment},
      ...(keep && {keep}),
    });
  } finally {
    site.close();
  }
}
