import {spawn} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

const module = path.resolve(__dirname, '../../../tools/lib/takeTurn.ts');
const name = 'playwright-python-docs-samples.turn';
let folder: string;
/** Files in the temporary folder, without those of tsx. */
const turnFiles = () => readdirSync(folder).filter((file) => !file.startsWith('tsx-'));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'turn-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** Takes a turn in a process of its own, which holds it for a moment; gives when it had it. */
function takeTurn(): Promise<{from: number; to: number}> {
  const code = `
    const {takeTurn} = await import(${JSON.stringify(module)});
    await takeTurn();
    const from = Date.now();
    setTimeout(() => console.log(JSON.stringify({from, to: Date.now()})), 300);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    env: {...process.env, TMPDIR: folder},
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) =>
    child.on('close', () => resolve(JSON.parse(said.trim().split('\n').at(-1)!) as {from: number; to: number})),
  );
}

it('runs of the samples follow each other, and leave nothing behind', async () => {
  const turns = (await Promise.all([takeTurn(), takeTurn()])).sort((a, b) => a.from - b.from);
  expect(turns[1]!.from).toBeGreaterThanOrEqual(turns[0]!.to);
  expect(turnFiles()).toEqual([]);
}, 20_000);

it.each(['', '999999999'])(
  'a turn whose owner is gone ("%s") is taken',
  async (owner) => {
    writeFileSync(path.join(folder, name), owner);
    await takeTurn();
    expect(turnFiles()).toEqual([]);
  },
  10_000,
);
