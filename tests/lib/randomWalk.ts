// A reader who does not wait: random links, history steps and reloads, in bursts, with random pauses and a random latency.
// A seed repeats a walk. What differs by browser is in `Walker`.
import {expect} from '@playwright/test';
import {edition} from '../../editions';
import {expectWholePage, type Evaluator} from './wholePage';

/** Chooses what tests draw at random. The scheduled workflow sets others in `SEED`; a test prints the seed if it fails. */
export const seed = Number(process.env['SEED'] ?? 1);

/** Milliseconds after which a page must be whole. A busy machine needs many of them. */
const patience = 60_000;

/** A tab, and how a walk acts in it. */
export interface Walker extends Evaluator {
  /** Opens a page of the site, and waits until React has hydrated it. */
  open(path: string): Promise<void>;
  /** Delays the responses from now on. */
  slowDown(milliseconds: number): void | Promise<void>;
}

/** What a walk does; more frequent actions are in the list several times. */
const actions = ['link', 'link', 'link', 'hover', 'back', 'back', 'forward', 'reload'] as const;

/** Parts of a page whose links a walk follows. A page without the part has others. */
const parts = ['.theme-doc-sidebar-container', '[data-static-content]', '.navbar', '.pagination-nav', 'body'];

/** Creates random numbers from 0 to 1 that depend on the seed only (mulberry32). */
function createRandom(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Does one action. Runs in the browser.
 *
 * @param share chooses one of the links, from 0 to 1
 * @param paths the paths of all pages
 * @returns what was done, for the message of a failure
 */
function act([action, part, share, paths]: readonly [(typeof actions)[number], string, number, string[]]): string {
  if (action === 'reload') location.reload();
  if (action === 'back' || action === 'forward') {
    const {navigation} = window as unknown as {navigation?: Record<string, () => Record<string, Promise<void>>>};
    // In browsers without the API, an element with the id `navigation` has this name.
    if (!navigation?.[action]) history[action]();
    // Unlike `history.back()`, it never leaves the site.
    else for (const promise of Object.values(navigation[action]!())) promise.catch(() => {});
  }
  if (action !== 'link' && action !== 'hover') return action;
  const pages = new Set(paths);
  const linksOf = (place: string) =>
    Array.from(document.querySelectorAll<HTMLAnchorElement>(`${place} a[href]`)).filter(
      ({target, origin, pathname}) =>
        (!target || target === '_self') && origin === location.origin && pages.has(pathname),
    );
  const inPart = linksOf(part);
  const links = inPart.length > 0 ? inPart : linksOf('body');
  const link = links[Math.floor(share * links.length)]!;
  const {href} = link;
  for (const type of action === 'link' ? ['mouseover', 'click'] : ['mouseover'])
    link.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true}));
  return `${action} ${href}`;
}

/** Waits until React has hydrated the page in the tab. A tab that has left the site opens its page again. */
async function settle(walker: Walker, start: string): Promise<void> {
  await expect(async () => {
    const {origin, hasHydrated} = await walker.evaluate(
      (name) => ({origin: location.origin, hasHydrated: document.documentElement.dataset[name]}),
      'hasHydrated',
    );
    if (origin === 'null') await walker.open(start);
    else expect(hasHydrated).toBe('true');
  }).toPass({timeout: patience, intervals: [50, 100, 200]});
}

/**
 * Walks through the site, and expects one whole page after each burst of actions.
 *
 * @param start the first page
 * @param index number of the walk, because walks from the same seed differ
 * @param steps the number of actions
 */
export async function walk(
  walker: Walker,
  {start, index, steps}: {start: string; index: number; steps: number},
): Promise<void> {
  console.log(`SEED=${seed}, from "${start}"`);
  await walker.open(start);
  const sitemap = await walker.evaluate(async (path) => (await fetch(path)).text(), `${edition.baseUrl}sitemap.xml`);
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => new URL(url!).pathname);
  const log: string[] = [];
  const random = createRandom(seed + index);
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
  for (let rest = steps; rest > 0;) {
    await walker.slowDown(Math.floor(random() * 800));
    for (let length = 1 + Math.floor(random() * 5); length > 0; length -= 1, rest -= 1) {
      const action = [oneOf(actions), oneOf(parts), random(), paths] as const;
      const pause = random() * 400;
      // A page that is loaded again has no context for a moment.
      await expect(async () => void log.push(await walker.evaluate(act, action))).toPass({timeout: patience});
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    await walker.slowDown(0);
    await settle(walker, start);
    await expectWholePage(walker, `SEED=${seed}, from "${start}": ${log.slice(-12).join('; ')}`, patience);
  }
}
