import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {edition as site} from '@site/editions';
import {baseUrl, builtFile, builtRoutes, builtScripts, readBuilt, readRoute} from './builtPages';
import {decodeEntities, readTags} from './htmlTags';

const routes = builtRoutes();
const scripts = builtScripts().map((file) => ({file, source: readBuilt(file)}));
/** Pages whose content is rendered by the static-content plugin: documents and the landing page. */
const contentRoutes = routes.filter((route) => readRoute(route).includes('data-static-content'));

it('covers the landing page, all documents and the pages of the community instance', () => {
  expect(contentRoutes).toContain('');
  expect(contentRoutes).toContain('community/welcome');
  expect(contentRoutes.filter((route) => route.startsWith('docs/')).length).toBe(
    routes.filter((route) => route.startsWith('docs/')).length,
  );
});

it.each(contentRoutes)(`${baseUrl}%s says in no script what stands in its HTML`, (route) => {
  const sentences = sentencesOf(readRoute(route));
  expect(sentences.length).toBeGreaterThan(0);
  const repeated = sentences.flatMap((sentence) =>
    scripts.filter(({source}) => source.includes(sentence)).map(({file}) => `${file}: ${sentence}`),
  );
  expect(repeated).toEqual([]);
});

/** The ten longest runs of text of the content that no script would have to escape. */
function sentencesOf(html: string): string[] {
  const content = html.slice(html.indexOf('data-static-content'), html.lastIndexOf('<footer'));
  return (
    Array.from(content.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/>([^<]{25,})/g), ([, text]) => text!)
      .flatMap((text) => decodeEntities(text).split(/[^\w ,.;:()/-]+/))
      .map((text) => text.trim())
      // Titles of the site may be everywhere.
      .filter((text) => text.split(' ').length >= 5 && !site.tagline.includes(text))
      .sort((a, b) => b.length - a.length)
      .slice(0, 10)
  );
}

describe('what every page loads', () => {
  /** Every page links some pages, in the navbar and the footer; on pages of next they are those of next. */
  const linkedEverywhere = new Set(
    readTags(readRoute('404')).flatMap(({name, attributes: {href = ''}}) =>
      name === 'a' ? [href, href.replace('/docs/', '/docs/next/')] : [],
    ),
  );
  const documents = routes
    .filter((route) => route.startsWith('docs/'))
    .map((route) => `${baseUrl}${route}`)
    .filter((permalink) => !linkedEverywhere.has(permalink));
  const namedIn = (source: string) =>
    documents.filter((permalink) => new RegExp(`${permalink.slice(baseUrl.length)}(?![\\w-])`).test(source));
  /** Names of guides and classes that mean nothing else: a list of pages need not hold whole paths. */
  const slugs = [...new Set(documents.map((permalink) => permalink.replace(/.*\/(class-)?/, '')))].filter(
    // The rule of the language switch names two pages, however many there are.
    (slug) => !['test-runners', 'test-configuration'].includes(slug) && (slug.includes('-') || slug.length > 10),
  );
  const slugsIn = (source: string) => slugs.filter((slug) => new RegExp(`["'\`/-]${slug}["'\`]`).test(source));

  it.each(['main', 'runtime~main'])('the script %s names no document', (name) => {
    const {source} = scripts.find(({file}) => file.startsWith(`assets/js/${name}.`))!;
    expect([...namedIn(source), ...slugsIn(source)]).toEqual([]);
  });

  it('no script names a folder of the machine that built it', () => {
    const folder = path.resolve(__dirname, '../../..');
    expect(scripts.filter(({source}) => source.includes(folder)).map(({file}) => file)).toEqual([]);
  });

  it('finds names where they are: in the lists of pages, which a switch of language loads', () => {
    expect(Math.max(...scripts.map(({source}) => slugsIn(source).length))).toBe(slugs.length);
    expect(slugs.length).toBeGreaterThan(20);
  });

  it.each(['docs/intro', 'docs/next/api/class-page', 'search', '', 'community/release-videos'])(
    `the scripts of ${baseUrl}%s name documents only in the sidebar of its own version`,
    (route) => {
      const isNext = route.startsWith('docs/next/');
      const named = startedBy(route).flatMap((file) => {
        const source = readBuilt(file);
        const found = namedIn(source);
        const isSidebar = route.startsWith('docs/') && source.includes('"docsSidebars":');
        const foreign = isSidebar ? found.filter((permalink) => permalink.includes('/docs/next/') !== isNext) : found;
        return foreign.map((permalink) => `${file}: ${permalink}`);
      });
      expect(named).toEqual([]);
    },
  );

  it('finds documents in the sidebar, where they are', () => {
    const sidebar = startedBy('docs/intro')
      .map(readBuilt)
      .find((source) => source.includes('"docsSidebars":'));
    expect(namedIn(sidebar!).length).toBeGreaterThan(50);
  });
});

/** The scripts that the inline script of a page starts, see the plugin late-scripts. */
function startedBy(route: string): string[] {
  const [, list] = /<template data-scripts="([^"]*)">/.exec(readRoute(route))!;
  return list!.split(' ').map((address) => builtFile(address)!);
}
