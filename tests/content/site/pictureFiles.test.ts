import {expect, it} from 'vitest';
import {baseUrl, builtFile, builtRoutes, readRoute} from './builtPages';
import {readTags, type Tag} from './htmlTags';

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
