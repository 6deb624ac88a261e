import {copyFileSync, cpSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {viewerFiles} from '../../src/plugins/exhibits/writeTools';
import {inTemporaryFolder} from '../lib/inTemporaryFolder';
import {serveBuild} from '../serve/serveBuild';
import type {Programs} from '../system/python';
import {savePicture} from '../pictures/savePicture';

const viewport = {width: 1024, height: 620};

/** Tabs of the viewer that pictures show. Default: that of the call. */
const tabs: Record<string, string> = {
  'failed-assertion': 'Source',
  fruits: 'Network',
  'not-enabled': 'Log',
  'sold-out': 'Console',
  'strict-mode': 'Errors',
};

/** The last action with this text, which the picture shows. Default: the one that the viewer selects: failed, or the last. */
const actions: Record<string, string> = {'sign-in': 'Click', 'failed-assertion': 'Click'};

/** Tabs above the snapshot. Default: that of the action. */
const snapshots: Record<string, string> = {'failed-assertion': 'After'};

/**
 * Takes a picture of each recording in the trace viewer, light (`trace-NAME.png`) and dark (`trace-NAME.dark.png`).
 *
 * @param recordings paths of `NAME.zip`
 * @param target folder of the pictures
 */
export const takePictures = (recordings: string[], target: string, {headlessShell}: Programs): Promise<void> =>
  inTemporaryFolder('trace-pictures-', async (folder) => {
    cpSync(viewerFiles, folder, {recursive: true});
    const server = await serveBuild(folder, {base: '/'});
    const browser = await chromium.launch({executablePath: headlessShell});
    try {
      for (const recording of recordings) {
        const name = path.basename(recording, '.zip');
        copyFileSync(recording, path.join(folder, `${name}.zip`));
        for (const colorScheme of ['light', 'dark'] as const) {
          const page = await browser.newPage({viewport, colorScheme});
          await page.goto(`${server.origin}/index.html?trace=/${name}.zip`);
          // In 1.65, the second line of an error covers the first.
          await page.addStyleTag({
            content: '.action-title:has(+ .action-location) .action-title-subtitle {margin-top: 0}',
          });
          const clip = await show(page, name);
          const file = `trace-${name}${colorScheme === 'dark' ? '.dark' : ''}.png`;
          await savePicture(await page.screenshot({clip}), path.join(target, file));
          await page.close();
        }
      }
    } finally {
      await browser.close();
      await server.close();
    }
  });

/**
 * Selects what the picture of a recording shows.
 *
 * @returns the part of the window below the timeline
 */
async function show(page: Page, name: string): Promise<{x: number; y: number; width: number; height: number}> {
  const action = actions[name];
  if (action !== undefined) await page.getByRole('treeitem').filter({hasText: action}).last().click();
  await page.getByRole('tab', {name: tabs[name] ?? 'Call'}).click();
  const snapshot = snapshots[name];
  if (snapshot !== undefined) await page.getByRole('tab', {name: snapshot}).click();
  await page.frameLocator('iframe[name=snapshot]:visible').locator('body').waitFor();
  const box = await page.getByRole('tab', {name: 'Actions'}).boundingBox();
  const y = Math.round(box!.y);
  return {x: 0, y, width: viewport.width, height: viewport.height - y};
}
