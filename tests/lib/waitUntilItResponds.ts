import {setTimeout as wait} from 'node:timers/promises';

/** Waits until a server responds; returns whether it does in time. */
export async function waitUntilItResponds(origin: string, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds;
  while (!(await fetch(origin, {redirect: 'manual'}).then(Boolean, () => false))) {
    if (Date.now() > deadline) return false;
    await wait(50);
  }
  return true;
}
