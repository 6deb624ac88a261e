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
const scopes = new Set(['def', 'class']);

/** Splits a sample into its top-level statements. Leaves out comments between statements. */
export function splitStatements(code: string): Statement[] {
  const groups: Token[][][] = [];
  for (const line of splitLines(tokenizePython(code))) {
    const [first] = line.filter(isWord);
    if (!first) continue;
    const previous = groups.at(-1);
    const isPart = line[0]?.type === 'space' || continuations.has(first.text) || isDecorator(previous?.at(-1));
    if (previous && isPart) previous.push(line);
    else groups.push([line]);
  }
  return groups.map(toStatement);
}

/** A decorator and the line below it belong to one statement. */
function isDecorator(line: Token[] | undefined): boolean {
  return line?.[0]?.text === '@';
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
  const definition = lines
    .map((line) => line.filter(isWord))
    .find((words) => words.some((word) => scopes.has(word.text)) && !isDecorator(words));
  const isDefinition = definition !== undefined && /^(?:@|(?:async\s+)?def\b|class\b)/.test(text);
  if (!isDefinition) return statement;
  // Other names are local to the function or the class.
  const name = definition[definition.findIndex((word) => scopes.has(word.text)) + 1]!.text;
  return {...statement, binds: new Set([name])};
}
