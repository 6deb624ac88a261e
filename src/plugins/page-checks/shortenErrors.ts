import {stripVTControlCharacters} from 'node:util';

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
