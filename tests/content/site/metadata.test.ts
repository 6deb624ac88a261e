import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {edition as site} from '../../../editions';
import {build, baseUrl, builtRoutes, readBuilt, readRoute} from '../../lib/builtPages';
import {readTags, type Tag} from '../../lib/htmlTags';

/** Returns an attribute of the first tag whose attribute `key` has the value `name`. */
const read = (tags: Tag[], tag: string, key: string, name: string, wanted: string): string | undefined =>
  tags.find((each) => each.name === tag && each.attributes[key] === name)?.attributes[wanted];

const tagsOf = (route: string): Tag[] => readTags(readRoute(route));

/** The file of the build for a URL of the site. */
const fileOf = (url: string) => path.join(build, new URL(url, site.url).pathname.slice(baseUrl.length));

it.each(builtRoutes())(`${baseUrl}%s has one h1, a title and a language`, (route) => {
  const html = readRoute(route);
  expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
  expect(html).toMatch(/<title[^>]*>[^<]{3,}<\/title>/);
  expect(html).toMatch(/<html lang=["']?en["']? dir=["']?ltr/);
});

it.each(builtRoutes().filter((route) => route !== '404'))(`${baseUrl}%s has a card, a URL and a color`, (route) => {
  const tags = tagsOf(route);
  const url = `${site.url}${baseUrl}${route}`;
  expect(read(tags, 'link', 'rel', 'canonical', 'href')).toBe(url);
  expect(read(tags, 'meta', 'property', 'og:url', 'content')).toBe(url);
  const picture = read(tags, 'meta', 'property', 'og:image', 'content');
  expect(picture).toBe(`${site.url}${baseUrl}img/social-card.png`);
  expect(read(tags, 'meta', 'name', 'twitter:image', 'content')).toBe(picture);
  expect(read(tags, 'meta', 'name', 'twitter:card', 'content')).toBe('summary_large_image');
  expect(read(tags, 'meta', 'property', 'og:title', 'content')).toMatch(/.{3}/);
  const description = read(tags, 'meta', 'name', 'description', 'content') ?? '';
  expect(description.length).toBeGreaterThan(20);
  expect(read(tags, 'meta', 'property', 'og:description', 'content')).toBe(description);
  expect(read(tags, 'meta', 'name', 'theme-color', 'content')).toMatch(/^#/);
});

it('is titled by the product and the edition, with the tagline, and states that it is independent', () => {
  const html = readRoute('');
  expect(site.title).toBe(
    {python: 'Playwright Python', javascript: 'Playwright', java: 'Playwright Java', dotnet: 'Playwright .NET'}[
      site.name
    ],
  );
  expect(html).toContain(`<title data-rh=true>${site.title}</title>`);
  expect(site.tagline).toMatch(/fast and reliable end-to-end testing for modern web apps/i);
  expect(html).toContain(site.tagline);
  expect(html).toMatch(/independent[^<]*not affiliated with or endorsed by Microsoft/i);
  expect(read(readTags(html), 'meta', 'name', 'description', 'content')).toContain(site.libraryName);
});

it('gives no two pages of one version the same description', () => {
  const descriptions = builtRoutes()
    .filter((route) => route !== '404' && !route.startsWith('docs/next/'))
    .map((route) => read(tagsOf(route), 'meta', 'name', 'description', 'content'));
  expect(descriptions.filter((text, index) => descriptions.indexOf(text) !== index)).toEqual([]);
});

it('has every icon that the page and the manifest name', () => {
  const linkedFile = (rel: string) => fileOf(read(tagsOf(''), 'link', 'rel', rel, 'href')!);
  const {icons} = JSON.parse(readFileSync(linkedFile('manifest'), 'utf8')) as {icons: {src: string}[]};
  const files = [linkedFile('icon'), linkedFile('apple-touch-icon'), ...icons.map(({src}) => path.join(build, src))];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it('keeps the not-found page out of search engines, and no other page', () => {
  const hidden = builtRoutes().filter((route) => /<meta[^>]*noindex/.test(readRoute(route)));
  expect(hidden).toEqual(['404']);
  const canonical = tagsOf('404').filter(({name, attributes}) => name === 'link' && attributes.rel === 'canonical');
  expect(canonical.filter(({attributes}) => attributes.href)).toEqual([]);
});

it('allows crawlers everything and names the sitemap, which exists', () => {
  const robots = readBuilt('robots.txt');
  expect(robots).toMatch(/^User-agent: \*\nAllow: \/\n/);
  const [, sitemap] = /^Sitemap: (.+)$/m.exec(robots)!;
  expect(existsSync(fileOf(sitemap!))).toBe(true);
  expect(readBuilt('sitemap.xml')).toContain(`<loc>${site.url}${baseUrl}docs/api/class-page</loc>`);
});

it('offers the release notes as a feed, linked from their head', () => {
  for (const route of ['docs/release-notes', 'docs/next/release-notes']) {
    const href = read(tagsOf(route), 'link', 'type', 'application/atom+xml', 'href');
    expect(href).toBe(`${baseUrl}release-notes.atom`);
  }
  expect(readRoute('docs/intro')).not.toContain('application/atom+xml');
  const feed = readBuilt('release-notes.atom');
  const ids = Array.from(feed.matchAll(/<entry>[\s\S]*?<link href="([^"]+)"/g), ([, href]) => new URL(href!));
  expect(ids.length).toBeGreaterThan(3);
  expect(feed).toMatch(/<author>\s*<name>/);
  const page = readRoute('docs/release-notes');
  for (const {pathname, hash} of ids) {
    expect(pathname).toBe(`${baseUrl}docs/release-notes`);
    expect(page).toContain(`id=${hash.slice(1)}`);
  }
});
