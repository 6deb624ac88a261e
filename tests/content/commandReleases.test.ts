import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../src/utils/root';
import {pagesForVersion} from '../../tools/cut/cut';
import {listPages} from '../../src/content/listPages';
import {filesOfEdition, pageName} from '../../src/content/pageFiles';
import {pageText} from '../../src/content/pageText';
import {inCode} from '../../src/content/pinnedReleases';
import {guidesAboutAllVersions, versions} from '../../src/content/versions';
import {editionNames} from '../../src/data/editions';

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

const docs = path.join(root, 'docs');

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
  const wrong = filesOfEdition(listPages(path.dirname(docs), 'docs'), 'python').filter((file) => {
    const {text} = pageText(readFileSync(path.resolve(docs, '..', file), 'utf8'), file, {
      edition: 'python',
      version: versions.next,
    });
    return /(?<!\w)(?:@playwright\/test|playwright(?:-core)?)@\d/.test(text);
  });
  expect(wrong).toEqual([]);
});
