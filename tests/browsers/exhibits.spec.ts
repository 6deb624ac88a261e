import {exhibitAttribute} from '../../src/plugins/exhibits/exhibitAttribute';
import {expect, open, test} from './fixtures';

test('a recorded trace opens over the page, and shows the page of the test', async ({tab}) => {
  await open(tab, 'docs/next/trace-viewer-intro');
  await tab.evaluate((attribute) => document.querySelector<HTMLElement>(`a[${attribute}]`)!.click(), exhibitAttribute);
  const snapshot = (): Promise<string | undefined> =>
    tab.evaluate(() => {
      const viewer = document.querySelector<HTMLIFrameElement>('dialog[open] iframe')?.contentDocument;
      const frames = viewer?.querySelectorAll<HTMLIFrameElement>('iframe[name=snapshot]') ?? [];
      return Array.from(
        frames,
        (frame) => frame.contentDocument?.querySelector('[role=status]')?.textContent ?? '',
      ).find(Boolean);
    });
  await expect.poll(snapshot, {timeout: 60_000}).toBe('Sorry, Gyokuro is sold out.');
});
