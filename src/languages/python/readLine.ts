import {depthChange, type Token} from './tokenizePython';

interface Names {
  isImport: boolean;
  /** Names that the line defines. */
  binds: Set<string>;
  /** Names that the line reads. */
  uses: Set<string>;
}

/** Matches names in the replacement fields of an f-string, without attributes, conversions and formats. */
const fieldNames = /(?<=(?<!\{)\{[^{}!:]*)(?<![\w."'])[A-Za-z_]\w*/g;

/**
 * Reads which names a logical line of Python defines and reads.
 *
 * @param words its tokens without white space and comments
 */
export function readLine(words: Token[]): Names {
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
