import {depthChange, isWord, splitLines, tokenizePython, type Token} from './tokenizePython';

/** Names that only async code uses. The derived form could run with them, but would be wrong. */
const asyncOnly = /^(?:Awaitable|Coroutine)$|Async[A-Z]/;

/**
 * Derives the sync form of a sample from its async form. Keeps formatting and comments.
 *
 * @param code a sample that uses `playwright.async_api`
 * @throws {Error} with the line of the sample and the remedy, if there is no sync equivalent
 */
export function deriveSync(code: string): string {
  const list = splitLines(tokenizePython(code)).filter(isKept).flat().map(renameToken);
  for (let index = 0; index < list.length; index += 1) {
    const token = list[index];
    if (token?.type !== 'name') continue;
    if (token.text === 'await') dropAwait(list, index);
    else if (token.text === 'async') dropAsync(list, index);
    else if (token.text === 'asyncio') unwrapRun(list, index);
    else if (asyncOnly.test(token.text)) throw noSyncForm(token, token.text);
    else continue;
    // Continue one token earlier, because the tokens that moved here may need changes, too.
    index -= 2;
  }
  const text = list.map((token) => token.text).join('');
  return text.replace(/^(?:[ \t]*\r?\n)+/, '');
}

function isKept(line: Token[]): boolean {
  const words = line.filter(isWord).map((token) => token.text);
  return words.join(' ') !== 'import asyncio';
}

function renameToken(token: Token): Token {
  if (token.type !== 'name' && token.type !== 'comment') return token;
  return {...token, text: token.text.replace(/\basync_(playwright|api)\b/g, 'sync_$1')};
}

/** Turns `await x` into `x`, and `(await x).y` into `x.y` if the parentheses contain nothing else. */
function dropAwait(list: Token[], index: number): void {
  removeWithSpace(list, index);
  const open = index - 1;
  const close = list[open]?.text === '(' && isGrouping(list[open - 1]) ? matching(list, open) : -1;
  if (close === -1 || hasOperator(list.slice(index, close))) return;
  list.splice(close, 1);
  list.splice(open, 1);
}

function dropAsync(list: Token[], index: number): void {
  const next = list[index + 2];
  if (!next || !['with', 'for', 'def'].includes(next.text)) {
    throw noSyncForm(list[index], '"async" before anything other than with, for or def');
  }
  removeWithSpace(list, index);
}

/** Turns `asyncio.run(main())` into `main()`. Nothing else of asyncio has a sync equivalent. */
function unwrapRun(list: Token[], index: number): void {
  const [dot, name, bracket] = list.slice(index + 1, index + 4);
  const member = dot?.text === '.' ? `.${name?.text ?? ''}` : '';
  if (member === '.sleep') {
    throw noSyncForm(list[index], 'asyncio.sleep (wait for a condition instead: expect(…) or page.wait_for_…)');
  }
  const close = member === '.run' && bracket?.text === '(' ? matching(list, index + 3) : -1;
  if (close === -1) throw noSyncForm(list[index], `asyncio${member}`);
  list.splice(close, 1);
  list.splice(index, 4);
}

function noSyncForm(token: Token | undefined, what: string): Error {
  return new Error(
    `line ${token?.line ?? 1}: no sync equivalent for ${what}; rewrite it, or mark the fence form=async and add a form=sync one`,
  );
}

function removeWithSpace(list: Token[], index: number): void {
  list.splice(index, list[index + 1]?.type === 'space' ? 2 : 1);
}

/** Returns the index of the bracket that closes the one at `open`, or -1. */
function matching(list: Token[], open: number): number {
  let depth = 0;
  for (let index = open; index < list.length; index += 1) {
    depth += depthChange(list[index]!);
    if (depth === 0) return index;
  }
  return -1;
}

/** Whether a parenthesis after this token groups an expression, as opposed to calling something. */
const isGrouping = (before: Token | undefined): boolean =>
  !before || ['space', 'newline'].includes(before.type) || depthChange(before) === 1;

/** Whether tokens contain an operator: a space outside brackets. */
function hasOperator(tokens: Token[]): boolean {
  let depth = 0;
  return tokens.some((token) => (depth += depthChange(token)) === 0 && !isWord(token));
}
