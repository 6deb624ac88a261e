/**
 * Reports everything that is wrong in pages and sidebars, once, with file, line and remedy.
 *
 * In development, the problems are errors of the compilation, so that the terminal and the overlay in the browser show
 * them until they are fixed. A build stops before it loads anything, with the problems of all pages. `npm run check`
 * prints the same problems.
 */
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compilation, Compiler} from 'webpack';
import {relativePath} from '../../content/pageFiles';
import {shortenErrors} from './shortenErrors';

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
            plugins: [reportProblems(check, (file) => relativePath(siteDir, file))],
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

/** Bundler plugin: runs the checks after each compilation and reports their problems as its errors. */
const reportProblems = (check: Options['check'], relative: (file: string) => string) => ({
  apply({hooks}: Compiler): void {
    // Only now, the compilation has the errors of modules that it did not compile again, too.
    hooks.done.tapPromise({name: 'page-checks', stage: -100}, async ({compilation}) => {
      const {errors} = compilation;
      const messages = errors.map(({message}) => message);
      const shortened = shortenErrors(messages, await check(), relative);
      // Keeps the objects of other errors, because they name their module.
      compilation.errors = shortened.map(
        (message) => errors.find((error) => error.message === message) ?? briefError(message),
      );
    });
  },
});

function briefError(message: string): Compilation['errors'][number] {
  const error = new Error(message);
  error.name = '';
  error.stack = '';
  return error;
}
