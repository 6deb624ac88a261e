import {expect, it} from 'vitest';
import {edition as site} from '@site/editions';
import {baseUrl, builtRoutes, builtScripts, readBuilt, readRoute} from './builtPages';
import {decodeEntities} from './htmlTags';

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
