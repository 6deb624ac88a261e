import {deriveSync} from './deriveSync';
import {tokenizePython} from './tokenizePython';
import {SampleError, type Form, type SampleKind, type SampleOptions} from '../samples';
import {messageOf} from '../../utils/messageOf';

const topLevelAwait = /^(?:\w+ = )?await\b|^async (?:with|for)\b/m;
const asyncNames = new Set(['await', 'async', 'asyncio', 'async_playwright', 'async_api']);
const syncNames = new Set(['sync_playwright', 'sync_api']);
const pytestFile = /(^|\/)(test_[^/]*|[^/]*_test|conftest)\.py$/;
const pytestCode = /^(?:(?:async )?def test_|class Test|import pytest\b|from pytest\b|@pytest\b)/m;

/**
 * Determines how a sample runs and which forms it has.
 *
 * @throws {SampleError} if the code contradicts its options, or has no sync equivalent
 */
export function classifySample(
  code: string,
  options: SampleOptions,
  line: number,
): {kind: SampleKind; forms: Record<Form, string>} {
  const tokens = onPage(line, () => tokenizePython(code));
  const names = new Set(tokens.filter(({type}) => type === 'name').map(({text}) => text));
  const isAsync = [...asyncNames].some((name) => names.has(name));
  const isSync = [...syncNames].some((name) => names.has(name));
  const kind = pythonKind(code, options, names);
  if (isAsync && isSync && !options.form) {
    throw new SampleError(line, 'this sample mixes the sync and the async API; mark it form=sync or form=async');
  }
  if (options.form) return {kind, forms: {[options.form]: code}};
  if (kind === 'test' && isAsync) {
    throw new SampleError(
      line,
      'pytest samples must use the sync API; mark the sample form=async if it shows pytest-playwright-asyncio',
    );
  }
  if (kind === 'test' || isSync) return {kind, forms: {sync: code}};
  return {kind, forms: {sync: isAsync ? onPage(line, () => deriveSync(code)) : code, async: code}};
}

function pythonKind(code: string, options: SampleOptions, names: Set<string>): SampleKind {
  if ((options.title && pytestFile.test(options.title)) || pytestCode.test(code)) return 'test';
  // Code for a notebook cell or `python -m asyncio` may start the library, but Python cannot run it as a file.
  if (topLevelAwait.test(code)) return 'fragment';
  const startsLibrary = names.has('async_playwright') || names.has('sync_playwright');
  return startsLibrary || /\basyncio\.run\(/.test(code) ? 'program' : 'fragment';
}

/** Reads code whose errors name a line of the sample ("line 2: ..."), and throws them with the line of the page. */
function onPage<T>(line: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const text = messageOf(error);
    const [, sampleLine, message] = /^line (\d+): (.*)$/s.exec(text) ?? [];
    throw new SampleError(line + Number(sampleLine ?? 0), message ?? text);
  }
}
