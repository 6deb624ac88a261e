import {readdirSync} from 'node:fs';
import path from 'node:path';
import {afterEach, expect, it, vi} from 'vitest';
import {root} from '../../../src/utils/root';

const tools = path.join(root, 'tools');
// Docusaurus reads the arguments of start.mts; test.mts refuses what is not the name of a stage.
const commands = readdirSync(tools).filter((name) => /(?<!^start|^test)\.mts$/.test(name));

afterEach(() => void vi.restoreAllMocks());

it.each(commands)('%s refuses options that it does not have', async (command) => {
  const print = vi.spyOn(console, 'error').mockReturnValue();
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit code ${code}`);
  });
  process.argv.splice(2, Infinity, '--nonsense');
  await import(path.join(tools, command)).catch(() => undefined);
  expect(exit.mock.calls).toEqual([[2]]);
  expect(print.mock.calls[0]).toEqual([expect.stringMatching(/^Unknown option '--nonsense'; options: (none|--)/)]);
});
