import type {Page} from '@playwright/test';
import {edition} from '../../editions';
import {sourceEdition} from '../../src/data/editions';
import {base, hydrated, open, pageTypes, pathOf, test} from './fixtures';
import {expectWholePage} from './pageFacts';
import {searchFor} from './searchDialog';

// A reader who does not wait: random links, history steps, search hits and reloads, in bursts, with random pauses and a
// random latency. `WALK_SEED=123 npx playwright test random-walk` repeats a walk.

const seed = Number(process.env['WALK_SEED'] ?? Math.floor(Math.random() * 1e9));
const stepsPerWalk = edition.name === sourceEdition ? 80 : 40;

/** Creates random numbers from 0 to 1 that depend on the seed only (mulberry32). */
function createRandom(state: number): () => number {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Links of these parts of a page, and how often a walk follows them. */
const linksIn: Record<string, number> = {
  '.theme-doc-sidebar-container': 6,
  '[data-static-content]': 6,
  '.navbar': 3,
  '.pagination-nav': 2,
  '.theme-doc-toc-desktop': 2,
  '.theme-doc-breadcrumbs': 1,
  main: 2,
};

const actions: Record<string, number> = {link: 12, hover: 2, back: 4, forward: 3, search: 2, type: 3, reload: 1};

const weighted = (choices: Record<string, number>, random: () => number): string => {
  let rest = random() * Object.values(choices).reduce((sum, weight) => sum + weight, 0);
  return Object.keys(choices).find((name) => (rest -= choices[name]!) < 0)!;
};

/**
 * Follows one of the links of a part of the page, or only points at it.
 *
 * @returns the URL of the link; undefined if the part has none
 */
function followLink(page: Page, part: string, share: number, events: string[]): Promise<string | undefined> {
  return page.evaluate(
    ([selector, position, types, known]) => {
      const pages = new Set(known);
      const links = Array.from(document.querySelectorAll<HTMLAnchorElement>(`${selector} a[href]`)).filter(
        ({target, href, pathname}) =>
          (!target || target === '_self') && href.startsWith(location.origin) && pages.has(pathname),
      );
      const link = links[Math.floor(position * links.length)];
      const url = link?.href;
      for (const type of types) link?.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true}));
      return url;
    },
    [part, share, events, knownPaths] as const,
  );
}

let knownPaths: string[] = [];

test.beforeAll(async ({request}) => {
  const sitemap = await (await request.get('sitemap.xml')).text();
  knownPaths = Array.from(sitemap.matchAll(/<loc>([^<]+)<\/loc>/g), ([, url]) => new URL(url!).pathname);
});

for (const [index, start] of [pageTypes.guide, pageTypes.class, pageTypes.landing, pageTypes.videos].entries()) {
  test(`walk ${index + 1} from "${start}": each burst ends with one whole page`, async ({page}, {annotations}) => {
    test.setTimeout(180_000);
    // An element that is gone is skipped.
    page.setDefaultTimeout(3000);
    annotations.push({type: 'seed', description: String(seed)});
    console.log(`WALK_SEED=${seed}, walk ${index + 1}`);
    const random = createRandom(seed + index);
    const log: string[] = [];
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');

    const act = async (name: string): Promise<void> => {
      const part = weighted(linksIn, random);
      const share = random();
      if (name === 'link') log.push(`click ${await followLink(page, part, share, ['mouseover', 'click'])}`);
      else if (name === 'hover') log.push(`hover ${await followLink(page, part, share, ['mouseover'])}`);
      else if (name === 'type') {
        // Follows the link with the keyboard.
        await page
          .locator(`.theme-doc-sidebar-container a[href="${pathOf('docs/intro')}"], .navbar a`)
          .first()
          .focus();
        await page.keyboard.press('Enter');
        log.push('Enter');
      } else if (name === 'search') {
        const queries = ['locator', 'click', 'expect', 'dialog'];
        await searchFor(page, queries[Math.floor(share * queries.length)]!);
        await page.waitForTimeout(300 * random());
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
        log.push('search');
      } else if (name === 'reload') {
        await page.reload({waitUntil: 'commit'});
        log.push('reload');
      } else {
        await page.evaluate((direction) => {
          // Unlike `history.back()`, it never leaves the site.
          const {navigation} = window as unknown as {navigation: Record<string, () => Record<string, Promise<void>>>};
          for (const promise of Object.values(navigation[direction]!())) promise.catch(() => {});
        }, name);
        log.push(name);
      }
    };

    await open(page, start);
    for (let step = 0; step < stepsPerWalk;) {
      const latency = Math.floor(random() * 800);
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      log.push(`latency ${latency}`);
      for (let length = 1 + Math.floor(random() * 5); length > 0; length -= 1, step += 1) {
        // A page that loads again has no context for a moment.
        await act(weighted(actions, random)).catch((error: unknown) =>
          log.push(`skipped: ${String(error).slice(0, 80)}`),
        );
        await page.waitForTimeout(random() * 400);
      }
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: 0,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
      await hydrated(page);
      await expectWholePage(page, `WALK_SEED=${seed}, walk ${index + 1}: ${log.slice(-12).join('; ')}; base ${base}`);
    }
  });
}
