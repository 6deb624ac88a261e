import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it, describe} from 'vitest';
import {filesOfEdition, pageName} from '../../src/content/pageFiles';
import {listPages} from '../../src/content/listPages';
import {pageText} from '../../src/content/pageText';
import {versions, guidesAboutAllVersions} from '../../src/content/versions';
import {editionNames, type EditionName} from '../../src/data/editions';
import {root} from '../../src/utils/root';
import {pagesForVersion} from '../../tools/cut/cut';
import {inCode} from '../../src/content/pinnedReleases';
import type {Root, RootContent} from 'mdast';
import {lineOf, textOf} from '../../src/content/mdast';
import {parseMdx} from '../../src/content/readMdx';
import {filesBelow} from '../../src/utils/filesBelow';

const {folder} = versions.next;
const docs = path.join(root, folder);

/** Returns `PAGE:LINE: MATCH` for each match of a pattern in the pages of an edition, in its words. */
function find(edition: EditionName, pattern: RegExp): string[] {
  return filesOfEdition(listPages(root, folder), edition).flatMap((file) =>
    pageText(readFileSync(path.join(root, file), 'utf8'), file, {edition, version: versions.next})
      .text.split('\n')
      .flatMap((line, index) => [...line.matchAll(pattern)].map(([found]) => `${file}:${index + 1}: ${found}`)),
  );
}

/** Suffixes of the published images, from `utils/docker` of the repositories and the registry. */
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

/** Numbers that look like a release of the library, in code. All others must be the release of the page's edition. */
const exceptions = [
  ...guidesAboutAllVersions.map((page) => ({page, number: /./, reason: 'describes all versions'})),
  {page: 'canary-releases', number: /^1\.\d+\.\d+-(alpha|beta)-/, reason: 'pre-releases as examples'},
];

/** Finds numbers of releases from 1.40 on, with two or three parts and the suffix of a pre-release. */
const versionNumber = /(?<![\d.])1\.[4-9]\d(?:\.\d+)?(?:-(?:alpha|beta|next)[-\w.]*)?(?![\d.]*\d)/g;

function numbersInCode(text: string): string[] {
  const found: string[] = [];
  inCode(text, (code) => {
    found.push(...(code.match(versionNumber) ?? []));
    return code;
  });
  return found;
}

const isRight = (number: string, library: string): boolean => number === library || library.startsWith(`${number}.`);

describe.each(Object.entries(versions))('commands of the %s version', (_name, version) => {
  it.each(editionNames)('name the release that the page describes (%s)', (edition) => {
    const expected = version.releases[edition];
    const pages = pagesForVersion(docs, version);
    const wrong: string[] = [];
    let count = 0;
    for (const file of filesOfEdition([...pages.keys()], edition)) {
      const page = pageName(file);
      const {text} = pageText(pages.get(file)!, `${version.folder}/${file}`, {edition, version});
      for (const number of numbersInCode(text)) {
        count++;
        if (isRight(number, expected) || exceptions.some((each) => each.page === page && each.number.test(number)))
          continue;
        wrong.push(`${file}: ${number} instead of ${expected}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(10);
  });
});

it('pages of the Python edition do not give its number to the npm package, whose releases have other numbers', () => {
  expect(find('python', /(?<!\w)(?:@playwright\/test|playwright(?:-core)?)@\d/g)).toEqual([]);
});

const pagesWithDiagrams = filesBelow(docs)
  .filter((file) => file.endsWith('.mdx'))
  .map((file) => [file, readFileSync(path.join(docs, file), 'utf8')] as const)
  .filter(([, text]) => text.includes('<Diagram>'));

/** Returns the diagrams of a page that are more or less than one list, or that no sentence introduces. */
function findProblems({children}: Root): string[] {
  const isDiagram = (node: RootContent) => node.type === 'mdxJsxFlowElement' && node.name === 'Diagram';
  return children.flatMap((node, index) => {
    if (!isDiagram(node) || !('children' in node)) return [];
    const before = children[index - 1];
    const isIntroduced = before?.type === 'paragraph' && textOf(before).endsWith(':');
    const kinds = node.children.map(({type}) => type).join(', ');
    return [
      ...(isIntroduced ? [] : [`${lineOf(node)}: name what to look at in a sentence with a colon before the diagram`]),
      ...(kinds === 'list' ? [] : [`${lineOf(node)}: write one list in the diagram instead of: ${kinds}`]),
    ];
  });
}

it('finds the diagrams of the pages', () => {
  expect(pagesWithDiagrams.length).toBeGreaterThan(10);
});

it.each(pagesWithDiagrams)('each diagram in docs/%s is one list that a sentence introduces', (_, text) => {
  expect(findProblems(parseMdx(text))).toEqual([]);
});
