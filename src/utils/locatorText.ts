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

/** A string, or a regular expression, which begins after an operator or a parenthesis. Those of unfinished code have no end. */
const literal =
  /@"[^"]*(?:"|$)|(["'`])(?:\\[^]|(?!\1)[^\\])*(?:\1|\\?$)|(?<=[(,:=[]\s*)\/(?:\\[^]|\[(?:\\[^]|[^\]\\])*(?:\]|\\?$)|[^/[\\])*(?:\/|\\?$)/
    .source;

/** The page on which a locator is called. `new Page.GetByRoleOptions()` is not a page. */
const page = /(?<![\w$.])(?<!\bnew\s+)(?:this\.)?[pP]age(?:\(\))?\s*\./.source;

const literalOrPage = new RegExp(`${literal}|(?<page>${page})`, 'g');
const literalOrParenthesis = new RegExp(`${literal}|[()]`, 'g');

/** Returns the locators of a sample that begin with the page, without it: `get_by_role("button", name="Save")`. */
export function locatorsIn(code: string): string[] {
  const found: string[] = [];
  let end = 0;
  for (const {0: text, index, groups} of code.matchAll(literalOrPage)) {
    if (index < end || groups!.page === undefined) continue;
    const start = index + text.length;
    end = endOfChain(code, start);
    if (end > start) found.push(code.slice(start, end).trim());
  }
  return found;
}

/**
 * Removes the page before locators, also in arguments such as `has=page.get_by_text("x")`, and what surrounds a locator
 * in a statement. Removed characters become spaces, so that positions stay the same.
 */
export function withoutPage(text: string): string {
  return text
    .replace(literalOrPage, (...found) => {
      const {page} = found.at(-1) as {page?: string};
      return page === undefined ? found[0] : ' '.repeat(page.length);
    })
    .replace(/^\s*await\s/, (word) => ' '.repeat(word.length))
    .replace(/[\s;]+$/, '');
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
  for (const {0: text, index} of code.slice(start).matchAll(literalOrParenthesis)) {
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    if (depth === 0) return start + index + 1;
  }
  return code.length;
}

/**
 * Returns the template of the first assertion on an aria snapshot, without common indentation; undefined if the sample has
 * none that is written as one string.
 */
export function templateIn(code: string): string | undefined {
  const start = /match_?aria_?snapshot(?:async)?\(\s*[@$]*/i.exec(code);
  if (!start) return undefined;
  const rest = code.slice(start.index + start[0].length);
  const [, text] = /^"""\n?([^]*?)"""/.exec(rest) ?? /^`([^`]*)`/.exec(rest) ?? /^["']([^"'\n]*)["']/.exec(rest) ?? [];
  if (text === undefined) return undefined;
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const indent = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(indent)).join('\n');
}
