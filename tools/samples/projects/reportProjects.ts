import {edition} from '../../../editions';
import type {ProjectResult} from './runProjects';
import type {PageProblem} from '../problems';

/**
 * Prints problems of projects.
 *
 * @returns the exit code: 1 if there is a problem
 */
export function reportProblems(problems: PageProblem[]): number {
  for (const {page, line, message, details} of problems)
    console.log([`${page}:${line}: ${message}`, ...details].join('\n    '));
  return problems.length > 0 ? 1 : 0;
}

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
