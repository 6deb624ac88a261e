/**
 * Reports everything that is wrong in pages and sidebars, once, with file, line and remedy.
 *
 * In development, the problems are errors of the compilation, so that the terminal and the overlay in the browser show
 * them until they are fixed. A build stops before it loads anything, with the problems of all pages. `npm run check`
 * prints the same problems.
 */
import {stripVTControlCharacters} from 'node:util';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {relativePath} from '../../content/pageFiles';

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

const briefError = (message: string): Error => Object.assign(new Error(message), {name: '', stack: ''});

/**
 * Replaces errors about pages by the problems that the checks found.
 *
 * @param messages messages of the compilation, with stacks
 * @param problems one line per problem: `docs/a.mdx:3: message`
 * @param relative returns the path of a file relative to the root
 * @returns one message per error: the problems, pages that fail for another reason (one line each), other errors
 */
export function shortenErrors(messages: string[], problems: string[], relative: (file: string) => string): string[] {
  const others = messages.flatMap((colored) => {
    const message = stripVTControlCharacters(colored);
    const [, file] = /MDX compilation failed for file "(.+?)"/.exec(message) ?? [];
    if (file === undefined) {
      // A wrong mark can cause more errors in code that reads the page: `Error: docs/a.mdx:9: ...`.
      const [, named] = /Error: (\S+\.mdx):\d+: /.exec(message) ?? [];
      const isKnown = problems.some((problem) => message.includes(problem) || problem.startsWith(`${named}:`));
      return isKnown ? [] : [colored];
    }
    const page = relative(file);
    const cause = findCause(message);
    const isKnown = problems.some((problem) => problem.startsWith(`${page}:`) || cause.includes(problem));
    return isKnown ? [] : [cause.startsWith(page) ? cause : `${page}: ${cause}`];
  });
  return [...problems, ...new Set(others)];
}

/** Returns the cause without the stack and the frame that the bundler draws around it. */
function findCause(message: string): string {
  const lines = message.split('\n').map((line) => line.replace(/^\s*│ ?/, ''));
  const start = lines.findIndex((line) => line.startsWith('Cause: '));
  const end = lines.findIndex((line, index) => index > start && line.startsWith('Details:'));
  return lines
    .slice(start, end === -1 ? start + 1 : end)
    .join('\n')
    .replace('Cause: ', '')
    .trim();
}
