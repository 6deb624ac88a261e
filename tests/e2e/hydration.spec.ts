import {devices, expect, holdScripts, hydrated, idle, layoutShift, openEarly, pageTypes, test} from './fixtures';

const contentTypes = ['class', 'guide', 'next', 'landing', 'community'] as const;

for (const type of contentTypes) {
  test(`content from the server keeps its elements during hydration: ${type}`, async ({page}) => {
    const release = await openEarly(page, pageTypes[type]);
    await page.evaluate(() => {
      const all = [...document.querySelector('[data-static-content]')!.querySelectorAll('*')];
      Object.assign(window, {all});
    });
    release();
    await hydrated(page);
    const isUnchanged = await page.evaluate(() => {
      const {all} = window as unknown as {all: Element[]};
      const now = [...document.querySelector('[data-static-content]')!.querySelectorAll('*')];
      return all.length > 10 && now.length === all.length && now.every((element, index) => element === all[index]);
    });
    expect(isUnchanged).toBe(true);
  });
}

for (const [device, viewport] of Object.entries(devices)) {
  for (const [type, path] of Object.entries(pageTypes)) {
    test(`loading causes no layout shift: ${type}, ${device}`, async ({page}) => {
      await page.setViewportSize(viewport);
      const release = await holdScripts(page);
      await page.goto(path);
      // Waits until the page shows without its scripts, so that a change during hydration counts as a shift.
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      release();
      await hydrated(page);
      await idle(page);
      expect(await layoutShift(page)).toBe(0);
    });
  }
}
