/**
 * Creates a translator of commands from a table. A command can follow a prompt, assignments of environment variables,
 * and `sudo`. The translator returns undefined for a command that stays as it is.
 *
 * @param table patterns of a command or its start, with their replacements, which can contain `$1` or be a function of the
 *   match and its groups; the first match applies
 */
export function createCommandTranslator(
  table: [pattern: RegExp, replacement: string | ((...groups: string[]) => string)][],
): (line: string) => string | undefined {
  return (line) => {
    const start = /^\s*(?:\$ )?(?:sudo )?(?:[A-Z][A-Z0-9_]*=(?:"[^"]*"|'[^']*'|\S*) )*/.exec(line)?.[0] ?? '';
    const command = line.slice(start.length);
    const [pattern, replacement] = table.find(([each]) => each.test(command)) ?? [];
    if (!pattern || replacement === undefined) return undefined;
    // `replace()` accepts both kinds, but has no declaration for either of them.
    return start + command.replace(pattern, replacement as string);
  };
}
