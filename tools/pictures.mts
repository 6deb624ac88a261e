#!/usr/bin/env tsx
// `npm run pictures` takes the screenshots of the guides again with the real tools; `npm run pictures -- GROUP` takes one
// group (see GROUPS in python/pictures/make.py). The pictures are committed; no test runs this.
import {spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {versions} from '../src/content/versions';
import {root} from './lib/root';
import {runTool} from './lib/runTool';
import {browsersFolder, pythonOf, setupPython} from './setup-python';

/** The environment with the newest documented version and pytest-html: python/requirements/pictures.txt. */
const environment = 'pictures';
const target = path.join(root, 'docs/img');

await runTool(async () => {
  checkVersion();
  await setupPython([environment]);
  const taken = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  const make = path.join(root, 'python/pictures/make.py');
  const {status} = spawnSync(pythonOf(environment), [make, taken, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: {...process.env, PLAYWRIGHT_BROWSERS_PATH: browsersFolder},
  });
  for (const name of readdirSync(taken).sort()) await compress(path.join(taken, name), path.join(target, name));
  rmSync(taken, {recursive: true});
  return status ?? 1;
});

/** @throws {Error} if the environment does not have the newest documented version */
function checkVersion(): void {
  const requirements = `python/requirements/${environment}.txt`;
  const wanted = `-r ${versions.next.library}.txt`;
  if (!readFileSync(path.join(root, requirements), 'utf8').split('\n').includes(wanted))
    throw new Error(`${requirements}:2: not the newest documented version; write \`${wanted}\``);
}

/** Writes the picture with at most 256 colors. Keeps the committed file if it looks the same. */
async function compress(from: string, to: string): Promise<void> {
  const palette = await sharp(from).png({palette: true, quality: 95, effort: 10, dither: 0.5}).toBuffer();
  if (existsSync(to) && (await looksSame(to, palette))) return;
  writeFileSync(to, palette);
  console.log(`${path.relative(root, to)}: ${Math.round(palette.length / 1024)} kB`);
}

/** Edges of text differ a little from run to run, and more colors follow from that. */
async function looksSame(one: string, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((image) => sharp(image).removeAlpha().raw().toBuffer()));
  const tolerance = 48;
  return a!.length === b!.length && a!.every((value, index) => Math.abs(value - b![index]!) <= tolerance);
}
