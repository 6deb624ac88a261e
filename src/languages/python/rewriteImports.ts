import {isWord, splitLines, type Token} from './tokenizePython';

/**
 * Removes names from import statements. Removes the whole statement with its line if no name is left.
 *
 * @param isDropped whether to remove a module (`import NAME`) or a name (`from module import NAME`)
 * @throws {Error} for `from NAME import …` if the module itself is removed, because its members have no sync equivalent
 */
export function rewriteImports(tokens: Token[], isDropped: (name: string) => boolean): Token[] {
  const result: Token[] = [];
  for (const statement of splitLines(tokens)) {
    const words = statement.filter(isWord);
    const [first, second] = words;
    if (first?.text !== 'import' && !(first?.text === 'from' && words.some((word) => word.text === 'import'))) {
      result.push(...statement);
      continue;
    }
    if (first.text === 'from' && second && isDropped(second.text)) {
      throw new Error(
        `line ${second.line}: write "import ${second.text}" and "${second.text}.name", so that the sync form can be derived`,
      );
    }
    const kept = dropNames(statement, isDropped);
    if (kept) result.push(...kept);
    else dropBlankLine(result);
  }
  return result;
}

/** Returns the statement without the dropped names; null if no name is left. */
function dropNames(statement: Token[], isDropped: (name: string) => boolean): Token[] | null {
  const start = statement.findIndex((token) => token.text === 'import') + 1;
  const end = statement.findIndex((token, index) => index >= start && (token.type === 'comment' || token.text === ')'));
  const stop = end === -1 ? lastIndexOfName(statement) + 1 : end;
  const entries: Token[][] = [[]];
  for (const token of statement.slice(start, stop)) {
    if (token.text === ',') entries.push([]);
    else entries.at(-1)?.push(token);
  }
  const nameOf = (entry: Token[]): string => entry.find((token) => token.type === 'name')?.text ?? '';
  const named = entries.filter((entry) => nameOf(entry) !== '');
  const kept = named.filter((entry) => !isDropped(nameOf(entry)));
  if (kept.length === named.length) return statement;
  if (kept.length === 0) return null;
  const comma: Token = {type: 'operator', text: ',', line: statement[0]?.line ?? 1};
  // Keep the tokens before the first name (a space, or a parenthesis with a line break) before the new first name.
  const lead =
    entries[0]?.slice(
      0,
      entries[0].findIndex((token) => token.type === 'name'),
    ) ?? [];
  const list = kept.flatMap((entry, index) =>
    index === 0 ? [...lead, ...entry.slice(entry.findIndex((token) => token.type === 'name'))] : [comma, ...entry],
  );
  const trailing = entries.at(-1);
  const tail = trailing && nameOf(trailing) === '' ? [comma, ...trailing] : [];
  return [...statement.slice(0, start), ...list, ...tail, ...statement.slice(stop)];
}

function lastIndexOfName(statement: Token[]): number {
  return statement.reduce((last, token, index) => (token.type === 'name' ? index : last), -1);
}

/** Removes the blank line before a removed statement, if there is one, because another one may follow. */
function dropBlankLine(result: Token[]): void {
  const [beforeLast, last] = result.slice(-2);
  if (last?.type === 'newline' && beforeLast?.type === 'newline') result.pop();
}
