import type {Page} from '@playwright/test';
import sharp from 'sharp';
import {expect, idle, open, test} from './fixtures';

const guide = 'docs/next/codegen-intro';

const clip = (page: Page) => page.locator('video:visible').first();

/** Collects the URLs of the videos that the page loads from now on. */
function videosOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => /\.mp4$/.test(request.url()) && urls.push(request.url()));
  return urls;
}

for (const [colorScheme, name] of [
  ['light', /\/codegen-[^.]+\.mp4$/],
  ['dark', /\/codegen\.dark-[^.]+\.mp4$/],
] as const)
  test(`a clip of ${colorScheme} mode loads and moves when the reader starts it, and not before`, async ({page}) => {
    await page.emulateMedia({colorScheme});
    const videos = videosOf(page);
    await open(page, guide);
    await clip(page).scrollIntoViewIfNeeded();
    await idle(page);
    // Chromium covers a video without a poster with a dark surface, which has one color above the controls.
    const {entropy} = await sharp(await clip(page).screenshot()).stats();
    expect(entropy, 'the still picture is visible').toBeGreaterThan(4);
    expect(videos).toEqual([]);
    await clip(page).press('Space');
    await expect.poll(() => videos[0]).toMatch(name);
    const hasCodec = await clip(page).evaluate((video: HTMLVideoElement) =>
      video.canPlayType('video/mp4; codecs="avc1.64001f"'),
    );
    // Chromium without the codec, such as that of Playwright, shows the still picture and the caption only.
    if (hasCodec !== '')
      await expect.poll(() => clip(page).evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  });
