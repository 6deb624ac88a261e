import {rewriteImports} from './rewriteImports';
import {depthChange, mapReplacementFields, tokenizePython, type Token} from './tokenizePython';

/** Async names and their sync equivalents. */
const renamed = new Map([
  ['async_playwright', 'sync_playwright'],
  ['async_api', 'sync_api'],
  ['__aenter__', '__enter__'],
  ['__aexit__', '__exit__'],
  ['__aiter__', '__iter__'],
  ['__anext__', '__next__'],
  ['anext', 'next'],
  ['aiter', 'iter'],
  ['StopAsyncIteration', 'StopIteration'],
  ['AsyncIterator', 'Iterator'],
  ['AsyncIterable', 'Iterable'],
  ['AsyncContextManager', 'ContextManager'],
  ['AbstractAsyncContextManager', 'AbstractContextManager'],
  ['asynccontextmanager', 'contextmanager'],
  ['AsyncExitStack', 'ExitStack'],
  ['enter_async_context', 'enter_context'],
]);
/** Types that only async code needs around a result type: `Awaitable[int]` becomes `int`. */
const wrappers = new Set(['Awaitable', 'Coroutine']);
const keywords = new Set(
  'and as assert await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/**
 * Derives the sync form of a sample from its async form. Keeps formatting and comments.
 *
 * @param code a sample that uses `playwright.async_api`
 * @throws {Error} with the line of the sample and the remedy, if there is no sync equivalent
 */
export function deriveSync(code: string): string {
  const tokens = rewriteImports(tokenizePython(code), (name) => name === 'asyncio' || wrappers.has(name));
  const text = rewrite(tokens)
    .map((token) => token.text)
    .join('');
  return text.replace(/^(?:[ \t]*\r?\n)+/, '');
}

function rewrite(tokens: Token[]): Token[] {
  const list = tokens.map(renameToken);
  for (let index = 0; index < list.length; index += 1) {
    const token = list[index];
    if (token?.type !== 'name') continue;
    if (token.text === 'await') dropAwait(list, index);
    else if (token.text === 'async') dropAsync(list, index);
    else if (token.text === 'asyncio') unwrapRun(list, index);
    else if (wrappers.has(token.text)) unwrapType(list, index);
    else continue;
    // Continue one token earlier, because the tokens that moved here may need changes, too.
    index = Math.max(-1, index - 2);
  }
  return list;
}

function renameToken(token: Token): Token {
  if (token.type === 'name') return {...token, text: renamed.get(token.text) ?? token.text};
  if (token.type === 'comment') {
    return {...token, text: token.text.replace(/\basync_(playwright|api)\b/g, 'sync_$1')};
  }
  if (token.type !== 'string') return token;
  const map = (expression: string): string =>
    /\b(await|async|asyncio)\b/.test(expression) ? deriveInside(expression, token.line) : expression;
  return {...token, text: mapReplacementFields(token.text, map)};
}

function deriveInside(expression: string, line: number): string {
  const shifted = tokenizePython(expression).map((token) => ({...token, line: token.line + line - 1}));
  return rewrite(shifted)
    .map((token) => token.text)
    .join('');
}

/** Turns `await x` into `x`, and `(await x).y` into `x.y` if the parentheses contain nothing else. */
function dropAwait(list: Token[], index: number): void {
  const bracket = list[index - 1]?.type === 'space' ? index - 2 : index - 1;
  const close = list[bracket]?.text === '(' ? matching(list, bracket) : -1;
  if (close !== -1 && isGrouping(list, bracket) && isPrimary(list.slice(index + 1, close))) {
    list.splice(close, 1);
    removeWithSpace(list, index);
    const before = list[bracket - 1];
    const space: Token[] = before?.type === 'name' ? [{type: 'space', text: ' ', line: before.line}] : [];
    list.splice(bracket, index - bracket, ...space);
    return;
  }
  removeWithSpace(list, index);
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
  const member = dot?.text === '.' ? (name?.text ?? '') : '';
  if (member === 'sleep') {
    throw noSyncForm(list[index], 'asyncio.sleep (wait for a condition instead: expect(…) or page.wait_for_…)');
  }
  if (member !== 'run' || bracket?.text !== '(') throw noSyncForm(list[index], `asyncio.${member}`);
  const close = matching(list, index + 3);
  const inner = list.slice(index + 4, close);
  if (close === -1 || splitAtCommas(inner).length !== 1)
    throw noSyncForm(list[index], 'asyncio.run with more than one argument');
  list.splice(index, close + 1 - index, ...inner);
}

/** Turns `Awaitable[None]` into `None`, and `Coroutine[Any, Any, str]` into `str`. */
function unwrapType(list: Token[], index: number): void {
  const close = list[index + 1]?.text === '[' ? matching(list, index + 1) : -1;
  if (close === -1) throw noSyncForm(list[index], `${list[index]?.text ?? ''} without a result type in [brackets]`);
  const result = splitAtCommas(list.slice(index + 2, close)).at(-1) ?? [];
  while (result[0]?.type === 'space' || result[0]?.type === 'newline') result.shift();
  list.splice(index, close + 1 - index, ...result);
}

function noSyncForm(token: Token | undefined, what: string): Error {
  return new Error(
    `line ${token?.line ?? 1}: no sync equivalent for ${what}; rewrite it, or mark the fence async-only and add a sync-only one`,
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

/** Whether parentheses group an expression, as opposed to calling something. */
function isGrouping(list: Token[], bracket: number): boolean {
  let index = bracket - 1;
  while (list[index]?.type === 'space') index -= 1;
  const before = list[index];
  if (!before) return true;
  if (before.type === 'name') return keywords.has(before.text);
  return before.type !== 'string' && ![')', ']', '}'].includes(before.text);
}

/** Whether tokens form a single operand on one line: names, calls, subscripts and attributes without operators. */
function isPrimary(tokens: Token[]): boolean {
  let depth = 0;
  return tokens.every((token, position) => {
    const change = depthChange(token);
    depth += change;
    if (change !== 0 || depth > 0 || token.text === '.') return true;
    if (token.type === 'space') return position === 0;
    return token.type === 'string' || (token.type === 'name' && !keywords.has(token.text));
  });
}

function splitAtCommas(tokens: Token[]): Token[][] {
  const parts: Token[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    depth += depthChange(token);
    if (depth === 0 && token.text === ',') parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}
