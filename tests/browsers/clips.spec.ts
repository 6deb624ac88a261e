import {expect, open, test} from './fixtures';

test('a clip plays when the reader starts it', async ({tab}) => {
  await open(tab, 'docs/next/codegen-intro');
  const hasCodec = await tab.evaluate(() =>
    document.createElement('video').canPlayType('video/mp4; codecs="avc1.64001f"'),
  );
  test.skip(hasCodec === '', 'this browser has no codec for H.264, and shows the still picture');
  await tab.evaluate(() => void document.querySelector('video')!.play());
  await expect.poll(() => tab.evaluate(() => document.querySelector('video')!.currentTime)).toBeGreaterThan(0.2);
});
