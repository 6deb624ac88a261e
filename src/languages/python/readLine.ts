import {depthChange, mapReplacementFields, tokenizePython, type Token} from './tokenizePython';

interface Names {
  isImport: boolean;
  /** Names that the line defines. */
  binds: Set<string>;
  /** Names that the line reads. */
  uses: Set<string>;
}

const compound = new Set(['if', 'elif', 'else', 'for', 'while', 'with', 'try', 'except', 'finally', 'async']);

/**
 * Reads which names a logical line of Python defines and reads.
 *
 * @param words its tokens without white space and comments
 */
export function readLine(words: Token[]): Names {
  const first = words[0]?.text;
  if (first === 'import' || first === 'from') return {isImport: true, binds: importedNames(words), uses: new Set()};
  const names: Names = {isImport: false, binds: new Set(), uses: new Set()};
  const isDefinition = words.slice(0, 2).some(({text}) => text === 'def' || text === 'class');
  if (isDefinition) readDefinition(words, names);
  else if (compound.has(first ?? '')) {
    const end = words.findIndex((word, index) => word.text === ':' && depthAt(words, index) === 0);
    readHeader(words.slice(0, end), names);
    readSimple(words.slice(end + 1), names);
  } else readSimple(words, names);
  return names;
}

/** Returns the names that an import defines: `a` for `import a.b`, `c` for `from a import b as c`. */
function importedNames(words: Token[]): Set<string> {
  const list = words.slice(words.findIndex(({text}) => text === 'import') + 1).filter(({text}) => !'()'.includes(text));
  const names = list.filter(({type, text}, index) => {
    const before = list[index - 1]?.text;
    return type === 'name' && text !== 'as' && (!before || before === ',' || before === 'as');
  });
  // `as` replaces the name before it.
  const replaced = list.filter((_, index) => list[index + 1]?.text === 'as');
  return new Set(names.filter((name) => !replaced.includes(name)).map(({text}) => text));
}

/** Reads the first line of a function or a class. */
function readDefinition(words: Token[], names: Names): void {
  words.forEach((word, index) => {
    const before = words[index - 1]?.text ?? '';
    const isParameter = word.type === 'name' && ['(', ',', '*', '**'].includes(before) && depthAt(words, index) === 1;
    if (before === 'def' || before === 'class' || (isParameter && words[0]?.text !== 'class'))
      names.binds.add(word.text);
  });
  addUses(words, names);
}

/** Reads the part of a compound statement before its colon. */
function readHeader(words: Token[], names: Names): void {
  const loop = words.findIndex(({text}) => text === 'for');
  const end = words.findIndex(({text}) => text === 'in');
  words.forEach((word, index) => {
    const isTarget = loop >= 0 && index > loop && index < end;
    if (word.type === 'name' && (isTarget || words[index - 1]?.text === 'as')) names.binds.add(word.text);
  });
  addUses(words, names);
}

/** Reads a simple statement: everything before the last `=` outside parentheses is a target. */
function readSimple(words: Token[], names: Names): void {
  const equals = words.flatMap((word, index) => (word.text === '=' && depthAt(words, index) === 0 ? [index] : []));
  const value = (equals.at(-1) ?? -1) + 1;
  const colon = words.findIndex((word, index) => word.text === ':' && depthAt(words, index) === 0);
  const targetEnd = colon >= 0 ? colon : value;
  const targets = words.slice(0, targetEnd);
  const isPart = (index: number): boolean =>
    ['.', '[', '('].includes(targets[index + 1]?.text ?? '') || targets[index - 1]?.text === '.';
  const bound = targets.filter(
    (word, index) => word.type === 'name' && !isPart(index) && depthAt(targets, index) === 0,
  );
  addUses(
    words.filter((word) => !bound.includes(word)),
    names,
  );
  for (const {text} of bound) names.binds.add(text);
}

/** Adds the names that are read, without attributes, keyword arguments and names that the expression itself defines. */
function addUses(words: Token[], names: Names): void {
  const local = new Set<string>();
  words.forEach((word, index) => {
    if (words[index + 1]?.text === ':=') names.binds.add(word.text);
    const end = word.text === 'lambda' ? ':' : word.text === 'for' ? 'in' : undefined;
    if (!end) return;
    for (let at = index + 1; at < words.length && words[at]!.text !== end; at += 1) local.add(words[at]!.text);
  });
  words.forEach((word, index) => {
    if (word.type === 'string') addFieldUses(word.text, names);
    const isKeywordArgument = words[index + 1]?.text === '=' && depthAt(words, index) > 0;
    const isAttribute = words[index - 1]?.text === '.';
    if (word.type !== 'name' || isKeywordArgument || isAttribute) return;
    if (!local.has(word.text) && !names.binds.has(word.text)) names.uses.add(word.text);
  });
}

/** Adds the names in the replacement fields of an f-string. */
function addFieldUses(text: string, names: Names): void {
  mapReplacementFields(text, (expression) => {
    addUses(
      tokenizePython(expression.replace(/[!:][^'"]*$/, '')).filter(({type}) => type !== 'space'),
      names,
    );
    return expression;
  });
}

/** Number of open parentheses before a token. */
const depthAt = (words: Token[], index: number): number =>
  words.slice(0, index).reduce((depth, word) => depth + depthChange(word), 0);
