import {edition} from '../../../editions';
import {reportProblems} from '../problems';
import type {ProjectResult} from './runProjects';

/**
 * Prints the problems of a run, and why projects did not run.
 *
 * @param seconds duration of the run
 * @returns the exit code: 1 if a project failed
 */
export function reportProjectRuns(results: ProjectResult[], seconds: number): number {
  const status = reportProblems(results.flatMap(({problems}) => problems));
  for (const {again} of results)
    if (again) console.log(`${again.page}:${again.line}: passed in a second run only: ${again.message}`);
  const skipped = results.filter((result) => result.skipped !== undefined);
  const failed = results.filter(({problems}) => problems.length > 0);
  const notRun = skipped.length > 0 ? `, ${skipped.length} not run` : '';
  console.log(
    `${edition.name}: ${results.length} projects: ${results.length - failed.length - skipped.length} passed, ${failed.length} failed${notRun}, in ${seconds.toFixed(0)} s`,
  );
  return status;
}
