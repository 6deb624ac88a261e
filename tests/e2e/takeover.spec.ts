import {expect, hydrated, holdScripts, openEarly, pageTypes, test, watchForTrouble} from './fixtures';

const contentTypes = ['class', 'guide', 'next', 'landing', 'community'] as const;

test.describe('content that came as HTML', () => {
  for (const type of contentTypes) {
    test(`stays the same elements when scripts take over: ${type}`, async ({page, baseURL}) => {
      const trouble = watchForTrouble(page, baseURL!);
      const release = await openEarly(page, pageTypes[type]);
      await page.evaluate(() => {
        const all = [...document.querySelector('[data-static-content]')!.querySelectorAll('*')];
        Object.assign(window, {all});
      });
      release();
      await hydrated(page);
      const kept = await page.evaluate(() => {
        const {all} = window as unknown as {all: Element[]};
        const now = [...document.querySelector('[data-static-content]')!.querySelectorAll('*')];
        return all.length > 10 && now.length === all.length && now.every((element, index) => element === all[index]);
      });
      expect(kept).toBe(true);
      expect(trouble.errors).toEqual([]);
    });
  }

  for (const [type, path] of Object.entries(pageTypes)) {
    test(`is taken over without an error: ${type}`, async ({page, baseURL}) => {
      const trouble = watchForTrouble(page, baseURL!);
      const response = await page.goto(path);
      await hydrated(page);
      await page.waitForLoadState('networkidle');
      // Chromium reports the status of the document itself as an error; for the not-found page that is right.
      expect(trouble.errors.filter((error) => !(response?.status() === 404 && error.includes('404')))).toEqual([]);
    });
  }
});

test.describe('nothing shifts while a page loads', () => {
  for (const [device, viewport] of Object.entries({
    desktop: {width: 1280, height: 900},
    phone: {width: 390, height: 844},
  })) {
    for (const [type, path] of Object.entries(pageTypes)) {
      test(`${type}, ${device}`, async ({page}) => {
        await page.setViewportSize(viewport);
        await page.addInitScript(() => {
          const shifts: string[] = [];
          Object.assign(window, {shifts});
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries() as (PerformanceEntry & {
              value: number;
              sources: {node?: Node}[];
            })[]) {
              const nodes = entry.sources.map(({node}) => (node instanceof Element ? node.outerHTML : node?.nodeName));
              shifts.push(`${entry.value}: ${nodes.map((node) => node?.slice(0, 100)).join(' | ')}`);
            }
          }).observe({type: 'layout-shift', buffered: true});
        });
        const release = await holdScripts(page);
        await page.goto(path);
        // The reader sees the page without its scripts for a while.
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
        release();
        await hydrated(page);
        await page.waitForLoadState('networkidle');
        await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
        expect(await page.evaluate(() => (window as unknown as {shifts: string[]}).shifts)).toEqual([]);
      });
    }
  }
});
