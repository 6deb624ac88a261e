import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {root} from '../../../tools/lib/root';

const tools = path.join(root, 'tools');

it('every command refuses options that it does not know', () => {
  const commands = readdirSync(tools).filter((name) => name.endsWith('.mts') && name !== 'test.mts');
  const others = commands.filter((name) => !readFileSync(path.join(tools, name), 'utf8').includes('readArguments('));
  // Docusaurus reads the arguments of start.mts; test.mts refuses what is not the name of a stage.
  expect(others).toEqual(['start.mts']);
});
