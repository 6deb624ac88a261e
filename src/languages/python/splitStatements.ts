import {depthChange, isWord, splitLines, tokenizePython, type Token} from './tokenizePython';

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

/** Matches names in the replacement fields of an f-string, without attributes, conversions and formats. */
const fieldNames = /(?<=(?<!\{)\{[^{}!:]*)(?<![\w."'])[A-Za-z_]\w*/g;

/**
 * Reads which names a logical line of Python defines and reads.
 *
 * @param words its tokens without white space and comments
 */
function readLine(words: Token[]): Omit<Statement, 'text'> {
  const isImport = words[0]?.text === 'import' || words[0]?.text === 'from';
  if (isImport) return {isImport, binds: importedNames(words), uses: new Set()};
  const isFunction = words.slice(0, 2).some(({text}) => text === 'def');
  const declared = new Set<string>();
  // Names of lambdas and comprehensions.
  const locals = new Set<string>();
  const targets = new Set<string>();
  const read: string[] = [];
  // Names that are targets if a `=` follows.
  let candidates: string[] = [];
  // The word after the names that `for` or `lambda` defines.
  let end: string | undefined;
  let depth = 0;
  words.forEach(({type, text}, index) => {
    depth += depthChange(words[index]!);
    const before = words[index - 1]?.text ?? '';
    const after = words[index + 1]?.text ?? '';
    if (text === end) end = undefined;
    if (text === '=' && depth === 0) {
      for (const name of candidates) targets.add(name);
      candidates = [];
    }
    if (type === 'string' && /^[a-z]*f/i.test(text)) read.push(...(text.match(fieldNames) ?? []));
    if (type !== 'name' || before === '.') return;
    const isParameter = isFunction && depth === 1 && ['(', ',', '*', '**'].includes(before);
    if (end === ':' || (end && depth > 0)) locals.add(text);
    else if (end || isParameter || after === ':=' || ['def', 'class', 'as'].includes(before)) declared.add(text);
    else if (depth > 0 && after === '=') return;
    else if (depth === 0 && [',', '=', ':'].includes(after) && ![':', '|'].includes(before)) candidates.push(text);
    else read.push(text);
    if (text === 'for') end = 'in';
    if (text === 'lambda') end = ':';
  });
  const uses = [...read, ...candidates].filter((name) => !declared.has(name) && !locals.has(name));
  return {isImport, binds: new Set([...declared, ...targets]), uses: new Set(uses)};
}

/** Returns the names that an import defines: `a` for `import a.b`, `c` for `from a import b as c`. */
function importedNames(words: Token[]): Set<string> {
  const list = words.slice(words.findIndex(({text}) => text === 'import') + 1);
  const names = list.filter(
    ({type, text}, index) =>
      type === 'name' && text !== 'as' && list[index - 1]?.text !== '.' && list[index + 1]?.text !== 'as',
  );
  return new Set(names.map(({text}) => text));
}
