import {request} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {serveBuild} from '../../../../tools/serve/serveBuild';
import {folderWith} from '../../../lib/folderWith';

// cspell:ignore fbuild
const files = `build/index.html build/404.html build/docs/intro.html build-of-others/a.txt
  host/index.html host/404.html host/java/404.html`.split(/\s+/);
/** A folder in which each file contains its path. */
const scratch = folderWith(Object.fromEntries(files.map((file) => [file, file])));
let site: Awaited<ReturnType<typeof serveBuild>>;

beforeAll(async () => {
  site = await serveBuild(path.join(scratch, 'build'), {base: '/python/'});
});
afterAll(() => site.close());

/** Requests a path without changes; `fetch` would normalize it. */
function requestPath(
  pathname: string,
  {origin} = site,
): Promise<{status: number | undefined; body: string; location?: string}> {
  return new Promise((resolve, reject) => {
    const sent = request(origin, {path: pathname, agent: false}, (response) => {
      let body = '';
      response.on('data', (chunk: Buffer) => (body += chunk.toString()));
      const {location} = response.headers;
      response.on('end', () => resolve({status: response.statusCode, body, ...(location ? {location} : {})}));
    });
    sent.on('error', reject).end();
  });
}

it.each([
  ['a page by its name', '/python/docs/intro', 200, 'build/docs/intro.html'],
  ['the landing page', '/python/', 200, 'build/index.html'],
  ['the not-found page for what is not there', '/python/docs/none', 404, 'build/404.html'],
  ['the not-found page for an invalid escape', '/python/100%', 404, 'build/404.html'],
  ['the not-found page for an invalid path', '//', 404, 'build/404.html'],
  ['nothing of a folder beside it', '/python/..%2fbuild-of-others/a.txt', 404, 'build/404.html'],
])('serves %s', async (_promise, pathname, status, body) => {
  expect(await requestPath(pathname)).toEqual({status, body});
});

it.each([
  ['/', '/python/'],
  ['/python', '/python/'],
  ['/python/index.html', '/python/'],
  ['/python/docs/intro.html', '/python/docs/intro'],
  ['/python/docs/intro.html?a=1', '/python/docs/intro?a=1'],
  ['/python/docs/intro/', '/python/docs/intro'],
  ['/python/docs/intro', undefined],
  ['/python/', undefined],
  ['/python/docs/none.html', undefined],
])('redirects %s to %s if redirects are on', async (pathname, location) => {
  const tidy = await serveBuild(path.join(scratch, 'build'), {base: '/python/', redirects: true});
  expect((await requestPath(pathname, tidy)).location).toBe(location);
  expect((await requestPath(pathname)).location).toBe(undefined);
  await tidy.close();
});

it('returns the not-found page of an edition for unknown paths of the edition', async () => {
  const host = await serveBuild(path.join(scratch, 'host'), {base: '/'});
  try {
    expect(await requestPath('/java/docs/none', host)).toEqual({status: 404, body: 'host/java/404.html'});
    expect(await requestPath('/docs/none', host)).toEqual({status: 404, body: 'host/404.html'});
  } finally {
    await host.close();
  }
});
