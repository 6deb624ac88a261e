import {readFileSync} from 'node:fs';
import path from 'node:path';
import {textForEdition} from '../../src/content/editionPassages';
import {listPages} from '../../src/content/listPages';
import {fileOfPage, pageName} from '../../src/content/pageFiles';
import {appliesTo, versionPassages} from '../../src/content/passages';
import {versions} from '../../src/content/versions';
import {editionNames} from '../../src/data/editions';
import {root} from './root';

/**
 * Lists the marks of versions in the pages of `next` whose passages readers of all editions see, or none. Until the release,
 * the pages of `stable` can still need such marks.
 */
export function idleMarks(): string[] {
  const {folder, numbers} = versions.next;
  return listPages(root, folder).flatMap((file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    const readers = editionNames
      .filter((edition) => fileOfPage(root, pageName(file), edition) === file)
      .map((edition) => ({edition, lines: textForEdition(text, edition, file).text.split('\n')}));
    return versionPassages(text, file).flatMap((passage) => {
      const shown = readers
        .filter(({lines}) => lines[passage.line - 1] !== '')
        .map(({edition}) => appliesTo(passage, numbers[edition]));
      if (new Set(shown).size > 1) return [];
      const {word, value, line} = passage;
      const rest = shown[0] ? 'remove the marks, and keep the text' : 'remove the passage';
      return [`${file}:${line}: {/* ${word} ${value} */} makes no difference any more; ${rest}`];
    });
  });
}
