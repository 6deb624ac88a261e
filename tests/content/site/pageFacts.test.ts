import type {PageFacts} from '@site/src/plugins/fast-pages/static-content/client/pageFacts';
import {edition} from '@site/editions';
import {versionLabels} from '@site/src/content/versions';
import {expect, it} from 'vitest';
import {baseUrl, builtRoutes, readRoute} from './builtPages';
import {decodeEntities, readTags} from './htmlTags';

const routes = builtRoutes();
const documents = routes.filter((route) => /^(docs|community)\//.test(route) && factsOf(readRoute(route)).length > 0);

it('brings facts on each document', () => {
  expect(documents.filter((route) => route.startsWith('docs/')).length).toBe(
    routes.filter((route) => route.startsWith('docs/')).length,
  );
  expect(documents).toContain('community/welcome');
});

it.each(documents)(`the facts in ${baseUrl}%s parse and fit the page`, (route) => {
  const html = readRoute(route);
  const found = factsOf(html);
  expect(found).toHaveLength(1);
  const facts = JSON.parse(found[0]!) as PageFacts;
  const tags = readTags(html);

  expect(facts.metadata.permalink).toBe(baseUrl + route);
  const title = decodeEntities(/<title[^>]*>([^<]*)</.exec(html)![1]!);
  const {title: name} = edition;
  expect(title).toBe(facts.metadata.title === name ? name : `${facts.metadata.title} | ${name}`);
  const description = tags.find(({attributes}) => attributes['name'] === 'description');
  expect(description!.attributes['content']).toBe(facts.metadata.description);

  const ids = new Set(tags.flatMap(({attributes}) => attributes['id'] ?? []));
  expect(facts.toc.filter(({id}) => !ids.has(id)).map(({id}) => id)).toEqual([]);

  const version = facts.metadata.version;
  const labels = versionLabels(edition.name);
  // One of the menus in the navbar names the version that the page describes.
  const menus = [...html.matchAll(/<button[^>]*navbar__link[^>]*>([^<]*)<\/button>/g)].map(([, label]) => label);
  if (route.startsWith('docs/')) expect(menus).toContain(version === 'current' ? labels.next : labels.stable);
  expect(facts.docs[version]).toMatchObject({id: facts.metadata.id, path: facts.metadata.permalink});
  for (const doc of Object.values(facts.docs)) expect(routes).toContain(doc.path.slice(baseUrl.length));
  for (const neighbour of [facts.metadata.previous, facts.metadata.next]) {
    if (neighbour) expect(routes).toContain(neighbour.permalink.slice(baseUrl.length));
  }
  expect(facts.pluginId).toBe(route.startsWith('docs/') ? 'default' : 'community');
});

/** The facts that the plugin static-content puts into a page; other JSON of the page has a type of its own. */
function factsOf(html: string): string[] {
  return Array.from(html.matchAll(/<script type="?application\/json"?>([\s\S]*?)<\/script>/g), ([, json]) => json!);
}
