import {linkSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
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

/** Puts the file there with its content in one step: one that is still empty would have no owner to ask for. */
function claim() {
  const own = `${file}.${process.pid}`;
  try {
    writeFileSync(own, String(process.pid));
    linkSync(own, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, {force: true});
  }
}

/** The process that has the turn; null when it is gone. */
function ownerOf() {
  let owner = 0;
  try {
    owner = Number(readFileSync(file, 'utf8'));
    // Zero, of a file without a number, would stand for this process and its kin.
    if (!owner) return null;
    process.kill(owner, 0);
    return owner;
  } catch (error) {
    // Another user's process is there too, though it may not be asked.
    return error.code === 'EPERM' ? owner : null;
  }
}
