#!/usr/bin/env tsx
// `npm run social-card` draws the images for link previews and the icons for home screens from our own mark. Writes
// editions/<name>/static/img/social-card.png (1200 by 630 px, the size that link previews use), the icons of the web
// manifest, and static/favicon.ico for browsers and tools that do not read SVG icons.
// The images are committed, because the fonts of the machine decide what the text looks like.
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import {allEditions} from '../editions';
import type {Edition} from '../editions/types';
import {encodeIco} from './lib/encodeIco';
import {root} from './lib/root';
import {readArguments} from './lib/runTool';

readArguments({});

const image = (name: string): string => path.join(root, 'static/img', name);
const mark = await readFile(image('mark.svg'), 'utf8');

// The colors of the dark mode in src/css/custom.css.
const contentsOf = ({publishes}: Edition): string =>
  publishes('intro') ? 'guides, API reference, samples that run' : 'API reference';

const card = (edition: Edition): string => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630">
  <rect width="1200" height="630" fill="#0f171d"/>
  <g fill="none" stroke="#27343d" stroke-width="2">
    ${[90, 160, 230, 300, 370, 440].map((radius) => `<circle cx="1010" cy="330" r="${radius}"/>`).join('')}
  </g>
  <svg x="900" y="220" width="220" height="220" viewBox="0 0 32 32">${mark.replace(/<\/?svg[^>]*>/g, '')}</svg>
  <g font-family="DejaVu Sans, Noto Sans, Segoe UI, sans-serif">
    <text x="80" y="250" fill="#e4ebee" font-size="76" font-weight="700" letter-spacing="-2">Playwright</text>
    <text x="80" y="340" fill="#e4ebee" font-size="76" font-weight="700" letter-spacing="-2">${edition.library.replace('Playwright ', '')}</text>
    ${edition.tagline
      .split(/ (?=for )/)
      .map((line, index) => `<text x="82" y="${410 + index * 42}" fill="#4fcbb8" font-size="30">${line}</text>`)
      .join('')}
    <text x="82" y="550" fill="#a9b7bf" font-size="22">Independent documentation: ${contentsOf(edition)}</text>
  </g>
</svg>`;

for (const edition of Object.values(allEditions))
  await sharp(Buffer.from(card(edition)))
    .png({palette: true, colours: 64, effort: 10})
    .toFile(path.join(root, 'editions', edition.name, 'static/img/social-card.png'));
for (const size of [180, 192, 512]) await writeFile(image(`icon-${size}.png`), await drawIcon(size));
const sizes = await Promise.all([16, 32, 48].map(async (size) => ({size, png: await drawIcon(size)})));
await writeFile(path.join(root, 'static/favicon.ico'), encodeIco(sizes));

/** Draws the mark as a square PNG image. */
function drawIcon(size: number): Promise<Buffer> {
  return sharp(Buffer.from(mark), {density: (72 * size) / 32})
    .resize(size, size)
    .png({palette: true, effort: 10})
    .toBuffer();
}
