import {readLine} from './readLine';
import {isWord, splitLines, tokenizePython, type Token} from './tokenizePython';

/** A top-level statement of a sample, with the indented lines that belong to it. */
export interface Statement {
  text: string;
  isImport: boolean;
  /** Names that exist after the statement: of imports, functions and classes, and targets of assignments. */
  binds: Set<string>;
  /** Names that the statement reads before it binds them. */
  uses: Set<string>;
}

const continuations = new Set(['else', 'elif', 'except', 'finally']);

/** Splits a sample into its top-level statements. Leaves out comments between statements. */
export function splitStatements(code: string): Statement[] {
  const groups: Token[][][] = [];
  for (const line of splitLines(tokenizePython(code))) {
    const [first] = line.filter(isWord);
    if (!first) continue;
    const previous = groups.at(-1);
    const isDecorated = previous?.at(-1)?.[0]?.text === '@';
    const isPart = line[0]?.type === 'space' || continuations.has(first.text) || isDecorated;
    if (previous && isPart) previous.push(line);
    else groups.push([line]);
  }
  return groups.map(toStatement);
}

function toStatement(lines: Token[][]): Statement {
  const text = lines
    .flat()
    .map((token) => token.text)
    .join('')
    .trimEnd();
  const statement: Statement = {text, isImport: false, binds: new Set(), uses: new Set()};
  for (const line of lines) {
    const {isImport, binds, uses} = readLine(line.filter(isWord));
    for (const name of uses) if (!statement.binds.has(name)) statement.uses.add(name);
    for (const name of binds) statement.binds.add(name);
    statement.isImport ||= isImport && lines.length === 1;
  }
  // Other names are local to the function or the class.
  const [name] = statement.binds;
  if (name && /^(?:@|(?:async )?def\b|class\b)/.test(text)) statement.binds = new Set([name]);
  return statement;
}
