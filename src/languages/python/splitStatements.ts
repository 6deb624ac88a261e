import {readLine} from './readLine';
import {tokenizePython, type Token} from './tokenizePython';

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
    const [first] = wordsOf(line);
    if (!first) continue;
    const previous = groups.at(-1);
    const isPart = line[0]?.type === 'space' || continuations.has(first.text) || isDecorator(previous?.at(-1));
    if (previous && isPart) previous.push(line);
    else groups.push([line]);
  }
  return groups.map(toStatement);
}

/** Splits tokens into logical lines, each with the newline at its end. */
function splitLines(tokens: Token[]): Token[][] {
  const lines: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    lines.at(-1)!.push(token);
    if (token.type === 'operator' && '([{'.includes(token.text)) depth += 1;
    if (token.type === 'operator' && ')]}'.includes(token.text)) depth -= 1;
    if (token.type === 'newline' && depth === 0) lines.push([]);
  }
  return lines;
}

function wordsOf(line: Token[]): Token[] {
  return line.filter(({type}) => type !== 'space' && type !== 'newline' && type !== 'comment');
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
    const {isImport, binds, uses} = readLine(wordsOf(line));
    for (const name of uses) if (!statement.binds.has(name)) statement.uses.add(name);
    for (const name of binds) statement.binds.add(name);
    statement.isImport ||= isImport && lines.length === 1;
  }
  const definition = lines
    .map(wordsOf)
    .find((words) => words.some((word) => scopes.has(word.text)) && !isDecorator(words));
  const isDefinition = definition !== undefined && /^(?:@|(?:async\s+)?def\b|class\b)/.test(text);
  if (!isDefinition) return statement;
  // Other names are local to the function or the class.
  const name = definition[definition.findIndex((word) => scopes.has(word.text)) + 1]!.text;
  return {...statement, binds: new Set([name])};
}
