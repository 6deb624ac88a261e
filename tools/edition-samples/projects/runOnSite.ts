import {takeTurn, projectsTurn} from '../../lib/takeTurn';
import type {Programs} from '../../setup-python';
import {hostSite} from '../hostSite';
import type {ShownProject} from '../readShownPage';
import {packagesOf, shareOfPackages} from './packagesOf';
import {portsOf, runProjects, type ProjectResult} from './runProjects';

/** Runs projects in Chromium on the fixture site of the samples. */
export async function runOnSite(
  root: string,
  version: string,
  projects: ShownProject[],
  programs: Programs,
): Promise<ProjectResult[]> {
  const shared = shareOfPackages(root, version);
  if (projects.some((project) => portsOf(project).length > 0)) await takeTurn(projectsTurn);
  const site = await hostSite(root, programs, {localPorts: false});
  try {
    return await runProjects(projects, {
      environment: site.environment,
      packagesOf: (project) => packagesOf(root, project, version, shared),
    });
  } finally {
    site.close();
  }
}
