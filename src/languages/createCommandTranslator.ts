/** Translates a command of the source edition. Returns undefined for a command that stays as it is. */
export type TranslateCommand = (command: string) => string | undefined;

/**
 * Creates a translator of commands from a table. A command can follow a prompt, assignments of environment variables,
 * and `sudo`.
 *
 * @param table patterns of a command or its start, with their replacements, which can contain `$1` or be a function of the
 *   match and its groups; the first match applies
 */
export function createCommandTranslator(
  table: [pattern: RegExp, replacement: string | ((...groups: string[]) => string)][],
): TranslateCommand {
  return (line) => {
    const start = /^\s*(?:\$ )?(?:sudo )?(?:[A-Z][A-Z0-9_]*=(?:"[^"]*"|'[^']*'|\S*) )*/.exec(line)?.[0] ?? '';
    const command = line.slice(start.length);
    const [pattern, replacement] = table.find(([each]) => each.test(command)) ?? [];
    if (!pattern || replacement === undefined) return undefined;
    return (
      start +
      (typeof replacement === 'string' ? command.replace(pattern, replacement) : command.replace(pattern, replacement))
    );
  };
}
