import {expect, it, vi} from 'vitest';
import {runTool, UsageError} from '../../../../tools/lib/runTool';

it.each([
  ['nothing', () => undefined, 0],
  ['3', () => 3, 3],
  ['an error', () => Promise.reject(new Error('wrong')), 1],
  ['a wrong argument', () => Promise.reject(new UsageError('wrong')), 2],
])('ends a command that returns %s with an exit code', async (_name, main, code) => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const before = process.exitCode;
  await runTool(main);
  expect(process.exitCode).toBe(code);
  process.exitCode = before;
  expect(print.mock.calls).toEqual(code === 1 || code === 2 ? [['wrong']] : []);
  print.mockRestore();
});
