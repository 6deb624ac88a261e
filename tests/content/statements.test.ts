import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {filesOfEdition} from '../../src/content/pageFiles';
import {listPages} from '../../src/content/listPages';
import {pageText} from '../../src/content/pageText';
import {versions} from '../../src/content/versions';
import {editionNames, type EditionName} from '../../src/data/editions';
import {root} from '../../src/utils/root';

const {folder} = versions.next;

/** Returns `PAGE:LINE: MATCH` for each match of a pattern in the pages of an edition, in its words. */
function find(edition: EditionName, pattern: RegExp): string[] {
  return filesOfEdition(listPages(root, folder), edition).flatMap((file) =>
    pageText(readFileSync(path.join(root, file), 'utf8'), file, {edition, version: versions.next})
      .text.split('\n')
      .flatMap((line, index) => [...line.matchAll(pattern)].map(([found]) => `${file}:${index + 1}: ${found}`)),
  );
}

/** Suffixes of the published images, from `utils/docker` of the repositories and the registry (issue 46). */
const imageSuffixes: Record<EditionName, string> = {
  python: 'noble|jammy',
  javascript: 'noble|jammy',
  java: 'noble|jammy|resolute',
  dotnet: 'noble|resolute',
};

it.each(editionNames)('pages name only Docker images that are published (%s)', (edition) => {
  const images = find(edition, /\bv1\.\d+\.\d+-[a-z]+\b/g);
  expect(images).not.toEqual([]);
  expect(images.filter((image) => !new RegExp(`-(?:${imageSuffixes[edition]})$`).test(image))).toEqual([]);
});

it('pages do not quote the message of an error as complete, because Java puts a frame around it', () => {
  for (const edition of editionNames) expect(find(edition, /with the message `.*?`/g)).toEqual([]);
});

it('pages of the .NET edition use one target framework, except in the table of the installation', () => {
  const places = find('dotnet', /\bnet\d+\.0\b/g).filter((place) => !place.includes('intro.dotnet.mdx'));
  expect(new Set(places.map((place) => /net\d+\.0/.exec(place)![0])).size, places.join('\n')).toBe(1);
});

it('pages that offer `await using` in JavaScript name what it requires', () => {
  const lines = find('javascript', /^(?!.*(?:Node\.js 24|compiler)).*`await using.*/g);
  expect(lines.filter((line) => !line.includes('release-notes'))).toEqual([]);
});
