import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

const file = path.join(tmpdir(), 'playwright-python-docs-samples.turn');

/**
 * Waits until no other run of the samples is under way on this machine: each uses all cores, and two at once make samples
 * time out that are right. The turn ends with this process.
 */
export async function takeTurn() {
  let told = false;
  while (!claim()) {
    const owner = ownerOf();
    if (owner === null) {
      rmSync(file, {force: true});
      continue;
    }
    if (!told) console.log(`Waiting for another run of the samples on this machine (process ${owner}) ...`);
    told = true;
    await wait(500 + Math.random() * 500);
  }
  process.on('exit', () => rmSync(file, {force: true}));
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
}

function claim() {
  try {
    writeFileSync(file, String(process.pid), {flag: 'wx'});
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** The process that has the turn; null when it is gone. */
function ownerOf() {
  try {
    const owner = Number(readFileSync(file, 'utf8'));
    process.kill(owner, 0);
    return owner;
  } catch {
    return null;
  }
}
