/**
 * Reports everything that is wrong in pages and sidebars, once, with file, line and remedy.
 *
 * In development, the problems are errors of the compilation, so that the terminal and the overlay in the browser show
 * them until they are fixed. A build stops before it loads anything, with the problems of all pages. `npm run check`
 * prints the same problems.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import {relativePath} from '../../content/pageFiles';
import {ReportProblems} from './ReportProblems';

export interface Options {
  /** Returns one line per problem: `docs/a.mdx:3: message`. */
  check: () => Promise<string[]>;
}

export default async function pageChecks({siteDir}: LoadContext, options: unknown): Promise<Plugin> {
  const {check} = options as Options;
  const isBuild = process.env.NODE_ENV === 'production';
  if (isBuild) stopOnProblems(await check());
  return {
    name: 'page-checks',
    configureWebpack: () =>
      isBuild
        ? {}
        : {
            plugins: [new ReportProblems(check, (file) => relativePath(siteDir, file))],
            devServer: {client: {overlay: {runtimeErrors: isShownAtRuntime}}},
          },
  };
}

/** Ends the process, because Docusaurus would print a thrown error with its stack and that of its own wrapper. */
function stopOnProblems(problems: string[]): void {
  if (problems.length === 0) return;
  for (const problem of problems) console.error(problem);
  console.error(`The site cannot be built: ${problems.length} ${problems.length === 1 ? 'problem' : 'problems'}.`);
  process.exit(1);
}

/**
 * Whether the overlay of the development server shows an exception of the page: not that of a module that cannot be compiled,
 * because the compilation reports it, and the overlay would stay after the fix. The development server sends the source text
 * of this function to the browser, so it cannot use anything else.
 */
function isShownAtRuntime(error: Error): boolean {
  return !/Module build failed/.test(error.message);
}
