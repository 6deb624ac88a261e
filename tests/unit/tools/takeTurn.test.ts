import {spawn} from 'node:child_process';
import {mkdtempSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';

const module = path.resolve(__dirname, '../../../tools/lib/takeTurn.ts');
let folder: string;
/** Files in the temporary folder, without those of tsx. */
const turnFiles = () => readdirSync(folder).filter((file) => !file.startsWith('tsx-'));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'turn-'));
});
afterEach(() => rmSync(folder, {recursive: true}));

/** The turns of this module, as expressions for the process that takes one. */
const samples = 'samplesTurn';
const buildIn = (checkout: string) => `buildTurn(${JSON.stringify(checkout)})`;

/** Takes a turn in a process of its own, which holds it for a moment; returns when it had it, and its output. */
function takeTurn(turn: string): Promise<{from: number; to: number; output: string}> {
  const code = `
    const {takeTurn, samplesTurn, buildTurn} = await import(${JSON.stringify(module)});
    await takeTurn(${turn});
    const from = Date.now();
    setTimeout(() => console.log(JSON.stringify({from, to: Date.now()})), 300);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code], {
    env: {...process.env, TMPDIR: folder},
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  return new Promise((resolve) =>
    child.on('close', () => {
      const times = JSON.parse(said.trim().split('\n').at(-1)!) as {from: number; to: number};
      resolve({...times, output: said});
    }),
  );
}

it.each([
  ['runs of the samples', samples, 'Waiting for another run of the samples on this machine (process '],
  ['builds in one checkout', buildIn(__dirname), 'Waiting for another build in this checkout (process '],
])(
  '%s follow each other, say so, and leave nothing behind',
  async (_name, turn, message) => {
    const turns = (await Promise.all([takeTurn(turn), takeTurn(turn)])).sort((a, b) => a.from - b.from);
    expect(turns[1]!.from).toBeGreaterThanOrEqual(turns[0]!.to);
    expect(turns[1]!.output).toContain(message);
    expect(turnFiles()).toEqual([]);
  },
  20_000,
);

it('builds in two checkouts run at the same time', async () => {
  const turns = await Promise.all([takeTurn(buildIn(__dirname)), takeTurn(buildIn(folder))]);
  expect(turns.map(({output}) => output.trim().split('\n').length)).toEqual([1, 1]);
}, 20_000);

it.each(['', '999999999'])(
  'a turn whose owner is gone ("%s") is taken',
  async (owner) => {
    writeFileSync(path.join(folder, 'playwright-python-docs-samples.turn'), owner);
    await takeTurn(samples);
    expect(turnFiles()).toEqual([]);
  },
  10_000,
);
