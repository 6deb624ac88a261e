import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {edition} from '../../../editions';
import {sourceEdition} from '../../../src/data/editions';
import {filesBelow} from '../../../src/utils/filesBelow';
import {root} from '../../../src/utils/root';
import {builtRoutes, readRoute, baseUrl, builtFile} from '../../lib/builtPages';
import {readTags, type Tag} from '../../lib/htmlTags';

const docs = path.join(root, 'docs');
const images = filesBelow(path.join(docs, 'img'));
/** The files of pictures without their ending: NAME, or EDITION/NAME if the picture contains code. */
const files = images.map((file) => file.replace(/\.(?:png|mp4)$/, ''));
const clips = images.filter((file) => file.endsWith('.mp4'));

/** Pictures without code, of which only some editions have their own. */
const withoutCode = /^trace-(?:console|metadata|network)(?:\.dark)?$/;

it('has no picture that no page shows', () => {
  const pages = filesBelow(docs).filter((file) => file.endsWith('.mdx'));
  const text = pages.map((file) => readFileSync(path.join(docs, file), 'utf8')).join('\n');
  const names = files.map((file) => path.basename(file).replace(/\.dark$/, ''));
  expect(names.filter((name) => !text.includes(`/${name}.png`) && !text.includes(`/${name}.mp4`))).toEqual([]);
});

it.each(clips)('the clip %s is short, small and silent, with a still picture in both color modes', (clip) => {
  const bytes = readFileSync(path.join(docs, 'img', clip));
  expect(bytes.length).toBeLessThan(300_000);
  // The header is before the data. It contains the time scale and the duration of the video, and the kinds of its tracks.
  const header = bytes.subarray(0, bytes.indexOf('mdat'));
  const start = header.indexOf('mvhd');
  const seconds = header.readUInt32BE(start + 20) / header.readUInt32BE(start + 16);
  expect(seconds).toBeGreaterThan(5);
  expect(seconds).toBeLessThan(15);
  expect(header.includes('vide')).toBe(true);
  expect(header.includes('soun')).toBe(false);
  const name = clip.replace(/(?:\.dark)?\.mp4$/, '');
  expect(images).toEqual(expect.arrayContaining(['.mp4', '.dark.mp4', '.png', '.dark.png'].map((end) => name + end)));
});

it('has at most 3 MB of clips', () => {
  const own = clips.filter((clip) => !clip.includes('/') || clip.startsWith(`${edition.name}/`));
  expect(own.reduce((sum, clip) => sum + statSync(path.join(docs, 'img', clip)).size, 0)).toBeLessThan(3_000_000);
});

it.each([
  ['docs/', /^docs\/(?!next\/)/],
  ['docs/next/', /^docs\/next\//],
])('the pages of %s show pictures in the language of the edition, with their dark variants', (_, pattern) => {
  const pages = builtRoutes().filter((route) => pattern.test(route));
  // ideal-image writes `assets/ideal-img/NAME.HASH.WIDTH.png`.
  const shown = pages.flatMap((route) =>
    Array.from(
      readRoute(route).matchAll(/<img [^>]*src=\S*\/ideal-img\/(\S+?)\.[0-9a-f]{7}\.\d+\.png/g),
      ([, name]) => name!,
    ),
  );
  expect(shown.length).toBeGreaterThan(10);
  for (const name of shown) {
    const own = `${edition.name}/${name}`;
    const file = files.includes(own) ? own : name;
    if (edition.name !== sourceEdition && !withoutCode.test(name) && files.some((each) => each.endsWith(`/${name}`)))
      expect(file, 'other editions have a picture of their own').toBe(own);
    if (files.includes(`${file}.dark`)) expect(shown).toContain(`${name}.dark`);
  }
});

/** Every `srcset` of the built pages, with the page that has it. */
const sets = builtRoutes().flatMap((route) =>
  [...readRoute(route).matchAll(/srcset=(?:"([^"]+)"|'([^']+)')/gi)].map(([, double, single]) => ({
    route,
    sizes: (double ?? single ?? '').split(/,\s*/).map((size) => size.split(' ')),
  })),
);

it('makes pictures in four widths from 640 to 1024 (specification, section 9)', () => {
  expect(sets.length).toBeGreaterThan(10);
  const widths = new Set(sets.map(({sizes}) => sizes.map(([, width]) => width).join(' ')));
  // What is narrower than a step has only the steps below it.
  expect([...widths].sort((a, b) => b.length - a.length)[0]).toBe('640w 768w 896w 1024w');
  for (const width of widths) expect('640w 768w 896w 1024w').toContain(width);
});

it('links every picture to its largest size, except for those of clips', () => {
  const pictures = builtRoutes().flatMap((route) =>
    [
      ...readRoute(route).matchAll(
        /<a [^>]*href=["']?([^"'\s>]+)["']?[^>]*><img [^>]*srcset=(?:"([^"]+)"|'([^']+)')/gi,
      ),
    ].map(([, href, double, single]) => ({
      href,
      largest: (double ?? single ?? '').split(/,\s*/).at(-1)!.split(' ')[0],
    })),
  );
  // The still pictures of clips are below the controls of a video.
  const videos = builtRoutes().flatMap((route) => [...readRoute(route).matchAll(/<video /g)]);
  expect(pictures).toHaveLength(sets.length - videos.length);
  expect(pictures.filter(({href, largest}) => href !== largest)).toEqual([]);
});

const routes = builtRoutes();
const picturesOf = (route: string) => [...new Set(readTags(readRoute(route)).flatMap(urlsOf))].filter(isOurs);

it.each(routes)(`${baseUrl}%s shows only pictures that the build contains`, (route) => {
  // Each page names at least its icon.
  expect(picturesOf(route)).not.toEqual([]);
  const missing = picturesOf(route)
    .filter((url) => !builtFile(url))
    .map(
      (url) =>
        `${url}: nothing wrote it; see listFiles in src/plugins/fast-pages/static-content/staticContentLoader.mjs`,
    );
  expect(missing).toEqual([]);
});

it.each(routes)(`${baseUrl}%s states the size of its pictures, so that nothing moves when they load`, (route) => {
  const unsized = readTags(readRoute(route))
    // Images in rendered pages under test have no file and show their alternative text.
    .filter(({name, attributes}) => name === 'img' && attributes['src'] !== undefined)
    .filter(({attributes}) => !(Number(attributes['width']) && Number(attributes['height'])))
    .map(({attributes}) => `${attributes['src']}: no width and height`);
  expect(unsized).toEqual([]);
});

/** Returns the URLs of the files that a tag shows. */
function urlsOf({name, attributes}: Tag): string[] {
  const styled = Array.from((attributes['style'] ?? '').matchAll(/url\(["']?([^"')]+)/g), ([, url]) => url!);
  const sets = (attributes['srcset'] ?? '').split(/,\s*/).map((candidate) => candidate.trim().split(/\s/)[0]!);
  const sources = ['img', 'source', 'video', 'use', 'image'].includes(name)
    ? [attributes['src'], attributes['poster'], attributes['href'], attributes['xlink:href'], ...sets]
    : name === 'link' && /icon|preload/.test(attributes['rel'] ?? '')
      ? [attributes['href']]
      : name === 'meta' && /image$/.test(attributes['property'] ?? attributes['name'] ?? '')
        ? [attributes['content']]
        : [];
  return [...styled, ...sources].filter((url): url is string => Boolean(url));
}

/** Fragments, data and other hosts have no file here; link cards name the site with its host. */
function isOurs(url: string): boolean {
  return url.startsWith(baseUrl) || (url.includes(baseUrl) && /^https?:/.test(url));
}
