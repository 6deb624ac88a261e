import {expect, it} from 'vitest';
import {edition} from '../../../editions';
import {baseUrl, builtRoutes, readBuilt, readRoute} from '../../lib/builtPages';
import {decodeEntities} from '../../lib/htmlTags';
import {landing as dotnet} from '../../../editions/dotnet/landing';
import {landing as java} from '../../../editions/java/landing';
import {landing as python} from '../../../editions/python/landing';
import {landing as javascript} from '../../../editions/javascript/landing';

const documents = builtRoutes().filter((route) => readRoute(route).includes('theme-doc-markdown'));

it('covers the documents of both versions and the community', () => {
  const docs = builtRoutes().filter((route) => route.startsWith('docs/'));
  expect(documents).toEqual(expect.arrayContaining([...docs, 'community/welcome']));
});

it.each(documents)(`${baseUrl}%s has its title, its headings and its samples as Markdown`, (route) => {
  const html = readRoute(route);
  const markdown = readBuilt(`${route}.md`);
  const [, title] = /<h1[^>]*>([^<]+)/.exec(html)!;
  expect(markdown.split('\n')[0]).toBe(`# ${decodeEntities(title!)}`);
  const samples = html.match(/<div class="theme-code-block/g) ?? [];
  expect(markdown.match(/^ *(?:> )?```[\w-]+/gm) ?? []).toHaveLength(samples.length);
  const prose = markdown.replace(/^ *(?:> )?(`{3,})[\s\S]*?^ *(?:> )?\1$/gm, '').replace(/`[^`\n]*`/g, '');
  // No markup, and no relative links.
  expect(prose).not.toMatch(/(?<!\\)<\w|<!--|\[object Object|\u200b/);
  expect(prose).not.toMatch(/\]\((?!https?:|mailto:)/);
  // The footer of the page has its link to this copy.
  expect(prose).not.toContain(`${route}.md)`);
  const headings = html.slice(html.indexOf('theme-doc-markdown'), html.indexOf('</article>')).match(/<h[234]\b/g) ?? [];
  expect(prose.match(/^(?: *(?:- )?)#{2,4} /gm) ?? []).toHaveLength(headings.length);
});

it('lists each box of a diagram with its text', () => {
  const words = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
  const drawn = documents.flatMap((route) =>
    Array.from(readRoute(route).matchAll(/class="?diagram_[^]*?<\/div>/g), ([diagram]) => ({route, diagram})),
  );
  expect(drawn.length).toBeGreaterThan(5);
  for (const {route, diagram} of drawn) {
    const items = readBuilt(`${route}.md`).match(/^ *(?:-|\d+\.) .*/gm) ?? [];
    const copied = items.map((item) => words(item.replace(/^ *\d+\.|\]\(\S+?\)/g, '')));
    const boxes = diagram.split(/<li\b[^>]*>/).slice(1);
    const texts = boxes.map((box) => words(decodeEntities(box.split(/<[ou]l/)[0]!.replace(/<[^>]+>/g, ''))));
    expect(copied).toEqual(expect.arrayContaining(texts));
  }
});

it('llms.txt lists the documents of stable and the community, and all of them exist', () => {
  const listed = Array.from(readBuilt('llms.txt').matchAll(/^- \[.+?\]\((.+?)\): .+\.$/gm), ([, url]) => url!);
  const expected = documents.filter((route) => !route.startsWith('docs/next/'));
  expect([...listed].sort()).toEqual(expected.map((route) => `${edition.url}${baseUrl}${route}.md`).sort());
  expect(listed[0]).toContain('docs/intro.md');
});

it('llms-full.txt contains them all', () => {
  const full = readBuilt('llms-full.txt');
  const missing = documents.filter((each) => !each.startsWith('docs/next/') && !full.includes(readBuilt(`${each}.md`)));
  expect(missing).toEqual([]);
});

const {sample} = {python, javascript, java, dotnet}[edition.name];

it.each(['docs', 'docs/next'])(
  'the test on the landing page is the first one of %s/intro, whose code is checked',
  (folder) => {
    const intro = readBuilt(`${folder}/intro.md`);
    const first = /^```(?:py|ts|java|cs)\b.*\n([\s\S]*?)\n```$/m.exec(intro);
    expect(first?.[1]).toBe(sample.code.trim());
  },
);
