/**
 * Locators in the text of samples and of readers, in the languages of all editions. The library's parser reads locators
 * without the page on which they are called; the functions here find them, and remove the page.
 */

// cspell:disable
/** Methods and properties that return a locator, in lower case and without underscores. */
const locatorMethods = new Set(
  (
    'getbyrole getbytext getbylabel getbyplaceholder getbyalttext getbytitle getbytestid locator framelocator ' +
    'filter nth first last and or contentframe owner describe visible within'
  ).split(' '),
);

// cspell:enable

/** `new Page.GetByRoleOptions()` is not a page. */
const pagePattern = /(?<![\w$.]|\bnew\s+)(?:this\.)?[pP]age(?:\(\))?\s*\./y;

/** Returns the locators of a sample that begin with the page, without it: `get_by_role("button", name="Save")`. */
export function locatorsIn(code: string): string[] {
  const found: string[] = [];
  for (let at = 0; at < code.length;) {
    const start = endOfPage(code, at);
    const end = start === at ? at : endOfChain(code, start);
    if (end > start) found.push(code.slice(start, end).trim());
    at = Math.max(end, endOfLiteral(code, at), at + 1);
  }
  return found;
}

/**
 * Removes the page before locators, also in arguments such as `has=page.get_by_text("x")`, and what surrounds a locator
 * in a statement. Removed characters become spaces, so that positions stay the same.
 */
export function withoutPage(text: string): string {
  let result = '';
  for (let at = 0; at < text.length;) {
    const end = Math.max(endOfPage(text, at), at);
    const literal = endOfLiteral(text, at);
    const next = Math.max(end, literal, at + 1);
    result += end > at ? ' '.repeat(end - at) : text.slice(at, next);
    at = next;
  }
  return result.replace(/^\s*await\s/, (word) => ' '.repeat(word.length)).replace(/[\s;]+$/, '');
}

/** Returns the index after `page.`; the same index if none starts here. */
function endOfPage(text: string, at: number): number {
  pagePattern.lastIndex = at;
  const match = pagePattern.exec(text);
  return match ? at + match[0].length : at;
}

/** Returns the index after the calls that return a locator; the same index if the first one does not. */
function endOfChain(code: string, start: number): number {
  let end = start;
  for (let at = start; ;) {
    const name = /^\s*([A-Za-z_]\w*)/.exec(code.slice(at));
    if (!name || !locatorMethods.has(name[1]!.toLowerCase().replaceAll('_', ''))) return end;
    at += name[0].length;
    if (code[at] === '(') at = endOfArguments(code, at);
    end = at;
    const dot = /^\s*\./.exec(code.slice(at));
    if (!dot) return end;
    at += dot[0].length;
  }
}

/** Returns the index after the parenthesis that closes the one at `start`. */
function endOfArguments(code: string, start: number): number {
  let depth = 0;
  for (let at = start; at < code.length;) {
    const literal = endOfLiteral(code, at);
    if (literal > at) {
      at = literal;
      continue;
    }
    if (code[at] === '(') depth += 1;
    if (code[at] === ')') depth -= 1;
    at += 1;
    if (depth === 0) return at;
  }
  return code.length;
}

/** Returns the index after a string or a regular expression; the same index if none starts here. */
function endOfLiteral(text: string, at: number): number {
  const quote = text[at]!;
  const isRegex = quote === '/' && /[(,:=[]\s*$/.test(text.slice(0, at));
  if (!isRegex && !['"', "'", '`'].includes(quote)) return at;
  const isVerbatim = text[at - 1] === '@';
  let isInClass = false;
  for (let end = at + 1; end < text.length; end++) {
    const char = text[end];
    if (char === '\\' && !isVerbatim) end += 1;
    else if (isRegex && char === '[') isInClass = true;
    else if (isRegex && char === ']') isInClass = false;
    else if (char === quote && !isInClass) return end + 1;
  }
  return text.length;
}

/**
 * Returns the template of the first assertion on an aria snapshot, without common indentation; undefined if the sample has
 * none that is written as one string.
 */
export function templateIn(code: string): string | undefined {
  const start = /match(?:es)?_?aria_?snapshot(?:async)?\(\s*[@$r]*/i.exec(code)?.[0];
  if (start === undefined) return undefined;
  const rest = code.slice(code.indexOf(start) + start.length);
  const [, block] = /^"""\n?([^]*?)"""/.exec(rest) ?? [];
  const [, , line] = /^(["'])((?:\\.|(?!\1)[^\\\n])*)\1/.exec(rest) ?? [];
  const [, literal] = /^`([^`]*)`/.exec(rest) ?? [];
  const written = block ?? literal ?? line;
  if (written === undefined) return undefined;
  // Python's `r` and the blocks of C# keep backslashes.
  const isRaw = start.endsWith('r') || (block !== undefined && /async\(/i.test(start));
  const text = isRaw ? written : written.replace(/\\(.)/g, (_escape, char: string) => (char === 'n' ? '\n' : char));
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}
