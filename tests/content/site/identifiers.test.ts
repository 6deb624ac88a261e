import path from 'node:path';
import {expect, it} from 'vitest';
import {edition} from '../../../editions';
import {groupHits} from '../../../src/components/Search/groupHits';
import {factsOf} from '../../../src/content/api/factsOf';
import {versions} from '../../../src/content/versions';
import {addTexts} from '../../../src/plugins/search-index/engine/addTexts';
import {decodeHeadings} from '../../../src/plugins/search-index/engine/codec';
import type {HeadingsFile} from '../../../src/plugins/search-index/engine/indexFiles';
import {respond} from '../../../src/plugins/search-index/engine/respond';
import {SearchIndex} from '../../../src/plugins/search-index/engine/searchIndex';
import {readSearchIndex} from '../../../tools/lib/readSearchIndex';
import {baseUrl, build} from './builtPages';

const root = path.resolve(__dirname, '../../..');
const files = readSearchIndex(build, 'docs-default-stable');
const headings = JSON.parse(files.headings) as HeadingsFile;
const index = new SearchIndex(decodeHeadings(headings, headings.build));
addTexts(index, JSON.parse(files.texts), headings.build);

/** Returns the first hit of the dialog, as a path below the base URL. */
function firstHit(query: string): string | undefined {
  const {hits} = respond(index, {indexName: 'test', query, hitsPerPage: 20});
  return groupHits(hits)[0]?.hits[0]?.url.slice(baseUrl.length);
}

const {classes} = factsOf({root, factsFolder: edition.factsFolder}, versions.stable.library);

it('finds each class by its name', () => {
  const missed = Object.keys(classes)
    .map((name) => ({name, hit: firstHit(name)}))
    .filter(({name, hit}) => hit !== `docs/api/class-${name.toLowerCase()}`);
  expect(missed).toEqual([]);
});

it('finds each member by its class and its name, in the spelling of the language', () => {
  const members = Object.entries(classes).flatMap(([name, {members: own}]) =>
    own.map((member) => ({
      query: `${name}.${member.name}`,
      page: `docs/api/class-${name.toLowerCase()}`,
      id: member.id,
    })),
  );
  expect(members.length).toBeGreaterThan(300);
  const missed = members
    .map(({query, page, id}) => ({query, hit: firstHit(query), wanted: `${page}#${id}`}))
    .filter(({hit, wanted}) => hit !== wanted);
  expect(missed).toEqual([]);
});
