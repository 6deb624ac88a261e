// A reader who does not wait: random links, history steps, search hits and reloads, in bursts, with random pauses and a
// random latency. A seed repeats a walk. What differs by browser is in `Walker`.
import {expect} from '@playwright/test';
import {edition} from '../editions';
import {seed as firstSeed} from './seed';
import {expectWholePage, type Evaluator} from './wholePage';

/** Milliseconds after which a page must be whole. A busy machine needs many of them. */
const patience = 60_000;

/** A tab, and how a walk acts in it. */
export interface Walker extends Evaluator {
  /** Opens a page of the site, and waits until React has hydrated it. */
  open(path: string): Promise<void>;
  press(key: 'Enter' | 'Escape'): Promise<void>;
  /** Opens the search dialog with the keyboard and types a query. */
  search(query: string): Promise<void>;
  reload(): Promise<void>;
  /** Delays the responses from now on. */
  slowDown(milliseconds: number): void | Promise<void>;
}

/** The least share of the actions of a walk that must succeed. A page that loads again has no context for a moment. */
const leastShare = 0.8;

/** Links of these parts of a page, and how often a walk follows them. */
const linksIn = {
  '.theme-doc-sidebar-container': 6,
  '[data-static-content]': 6,
  '.navbar': 3,
  '.pagination-nav': 2,
  '.theme-doc-toc-desktop': 2,
  '.theme-doc-breadcrumbs': 1,
  main: 2,
};

const actions = {link: 12, hover: 2, back: 4, forward: 3, search: 2, type: 3, reload: 1};

const queries = ['locator', 'click', 'expect', 'dialog'];

interface Action {
  name: keyof typeof actions;
  /** The part of the page that contains the link. */
  part: keyof typeof linksIn;
  /** Chooses one of the links or queries, from 0 to 1. */
  share: number;
  /** Milliseconds after which a query is sent. */
  thinking: number;
  /** Milliseconds until the next action. */
  pause: number;
}

interface Burst {
  latency: number;
  actions: Action[];
}

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
 * Plans all actions before the first one, so that they do not depend on what the browser does. The first actions are one of
 * each kind.
 */
function plan(seed: number, steps: number): Burst[] {
  const random = createRandom(seed);
  const weighted = <Name extends string>(choices: Record<Name, number>): Name => {
    const entries = Object.entries(choices) as [Name, number][];
    let rest = random() * entries.reduce((sum, [, weight]) => sum + weight, 0);
    return entries.find(([, weight]) => (rest -= weight) < 0)![0];
  };
  const kinds = Object.keys(actions) as Action['name'][];
  const createAction = (): Action => ({
    name: kinds.pop() ?? weighted(actions),
    part: weighted(linksIn),
    share: random(),
    thinking: random() * 300,
    pause: random() * 400,
  });
  const bursts: Burst[] = [];
  for (let step = 0; step < steps;) {
    const latency = Math.floor(random() * 800);
    const length = 1 + Math.floor(random() * 5);
    bursts.push({latency, actions: Array.from({length}, createAction)});
    step += length;
  }
  return bursts;
}

const pauseFor = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Follows one of the links of a part of the page, or only points at it. A page without this part has others.
 *
 * @returns the URL of the link
 * @throws {Error} if the page has no links
 */
async function followLink(
  {evaluate}: Evaluator,
  {part, share}: Action,
  events: string[],
  paths: string[],
): Promise<string> {
  const url = await evaluate(
    ([selector, position, types, known]) => {
      const pages = new Set(known);
      const linksOf = (place: string) =>
        Array.from(document.querySelectorAll<HTMLAnchorElement>(`${place} a[href]`)).filter(
          ({target, href, pathname}) =>
            (!target || target === '_self') && href.startsWith(location.origin) && pages.has(pathname),
        );
      const inPart = linksOf(selector);
      const links = inPart.length > 0 ? inPart : linksOf('body');
      const link = links[Math.floor(position * links.length)];
      const url = link?.href ?? null;
      for (const type of types) link?.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true}));
      return url;
    },
    [part, share, events, paths] as const,
  );
  if (url === null) throw new Error('the page has no links to other pages');
  return url;
}

/** Goes one step through the history. */
function stepThroughHistory(direction: 'back' | 'forward'): void {
  const {navigation} = window as unknown as {navigation?: Record<string, () => Record<string, Promise<void>>>};
  if (!navigation) history[direction]();
  // Unlike `history.back()`, it never leaves the site.
  else for (const promise of Object.values(navigation[direction]!())) promise.catch(() => {});
}

/**
 * Does one action.
 *
 * @param paths the paths of all pages
 * @returns what was done, for the message of a failure
 */
async function act(walker: Walker, action: Action, paths: string[]): Promise<string> {
  switch (action.name) {
    case 'link':
      return `click ${await followLink(walker, action, ['mouseover', 'click'], paths)}`;
    case 'hover':
      return `hover ${await followLink(walker, action, ['mouseover'], paths)}`;
    case 'type':
      // Follows a link with the keyboard.
      await walker.evaluate(
        (selector) => document.querySelector<HTMLElement>(selector)!.focus(),
        `.theme-doc-sidebar-container a[href="${edition.baseUrl}docs/intro"], .navbar a`,
      );
      await walker.press('Enter');
      break;
    case 'search':
      await walker.search(queries[Math.floor(action.share * queries.length)]!);
      await pauseFor(action.thinking);
      await walker.press('Enter');
      await walker.press('Escape');
      break;
    case 'reload':
      await walker.reload();
      break;
    default:
      await walker.evaluate(stepThroughHistory, action.name);
  }
  return action.name;
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
 * Walks through the site, and expects one whole page after each burst of actions, and that most actions succeed.
 *
 * @param start the first page
 * @param steps the number of actions
 */
export async function walk(
  walker: Walker,
  {start, seed, steps}: {start: string; seed: number; steps: number},
): Promise<void> {
  console.log(`SEED=${firstSeed}, from "${start}"`);
  await walker.open(start);
  const sitemap = await walker.evaluate(async (path) => (await fetch(path)).text(), `${edition.baseUrl}sitemap.xml`);
  const paths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => new URL(url!).pathname);
  const log: string[] = [];
  const failures: string[] = [];
  const succeeded = new Set<string>();
  let count = 0;
  for (const burst of plan(seed, steps)) {
    log.push(`latency ${burst.latency}`);
    await walker.slowDown(burst.latency);
    for (const action of burst.actions) {
      count += 1;
      try {
        log.push(await act(walker, action, paths));
        succeeded.add(action.name);
      } catch (error) {
        failures.push(`${action.name}: ${String(error).slice(0, 120)}`);
        log.push(`${action.name} failed`);
      }
      await pauseFor(action.pause);
    }
    await walker.slowDown(0);
    await settle(walker, start);
    await expectWholePage(walker, `SEED=${firstSeed}, from "${start}": ${log.slice(-12).join('; ')}`, patience);
  }
  expect([...succeeded].sort(), failures.join('\n')).toEqual(Object.keys(actions).sort());
  expect(count - failures.length, failures.join('\n')).toBeGreaterThanOrEqual(leastShare * count);
}
