import {readFileSync} from 'node:fs';
import path from 'node:path';
import {textForEdition} from '../../src/content/editionPassages';
import {listPages} from '../../src/content/listPages';
import {fileOfPage, pageName} from '../../src/content/pageFiles';
import {appliesTo, type Passage, releasePassages} from '../../src/content/passages';
import {versions} from '../../src/content/versions';
import {editionNames} from '../../src/data/editions';

/** A passage whose marks make no difference, because readers of all editions see it, or none. */
type RedundantMarks = Passage & {file: string; isShown: boolean};

/**
 * Finds the marks of releases in the pages of `next` that make no difference. Until `npm run promote`, the pages of `stable`
 * can still need such marks.
 */
export function findRedundantMarks(root: string): RedundantMarks[] {
  const {folder, releases} = versions.next;
  return listPages(root, folder).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const readers = editionNames
      .filter((edition) => fileOfPage(root, pageName(file), edition) === file)
      .map((edition) => ({edition, lines: textForEdition(text, edition, file).text.split('\n')}));
    return releasePassages(text, file).flatMap((passage) => {
      const shown = readers
        .filter(({lines}) => lines[passage.line - 1] !== '')
        .map(({edition}) => appliesTo(passage, releases[edition]));
      return new Set(shown).size > 1 ? [] : [{...passage, file, isShown: shown[0] === true}];
    });
  });
}

export function describeRedundantMarks({file, line, word, value, isShown}: RedundantMarks): string {
  const mark = `${file}:${line}: {/* ${word} ${value} */}`;
  if (word === 'since' && !isShown) return `${mark} is newer than all libraries; roll first, or remove the passage`;
  return `${mark} makes no difference any more; ${isShown ? 'remove the marks, and keep the text' : 'remove the passage'}`;
}
