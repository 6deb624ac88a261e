import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {sampleLanguages} from '../../data/editions';
import {oncePer} from '../../utils/oncePer';
import {lineOf} from '../mdast';
import type {Problem} from '../problems';
import type {Bridge} from './bridge';
import type {ApiFacts} from './types';

/** Languages of samples, which are in the language of the edition, and of the pages that they use. */
const sampleFences = new Set([...sampleLanguages, 'html']);

/**
 * Finds words of other programming languages outside the passages of the edition. It reads text, inline code and fences
 * other than samples.
 *
 * @param words global pattern of the words
 * @param names names of the API that only the source edition has
 * @param ownLines lines of the page that belong to the edition only
 */
export function findForeignWords(
  tree: Root,
  words: RegExp,
  names: ReadonlySet<string>,
  ownLines: ReadonlySet<number>,
): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode' && node.type !== 'code') return;
    const line = lineOf(node);
    const source = node.data?.source;
    if (source?.isOwn || ownLines.has(line) || (node.type === 'code' && sampleFences.has(node.lang ?? ''))) return;
    const untranslated =
      node.type === 'inlineCode' ? (node.value.match(/\w+/g) ?? []).filter((word) => names.has(word)) : [];
    for (const word of new Set([...(node.value.match(words) ?? []), ...untranslated]))
      problems.push({
        line,
        file: source?.file,
        message: `"${word}" belongs to another language; put the passage between {/* only python */} and {/* end only */}, and write one for this edition if it needs one`,
      });
  });
  return problems;
}

/** Returns the names with an underscore that the source edition has, and the edition does not have. */
export const namesOfSource = oncePer(({source, target}: Bridge) => {
  const namesIn = ({classes}: ApiFacts): string[] =>
    Object.values(classes).flatMap(({members}) =>
      members.flatMap(({name, parameters}) => [name, ...(parameters ?? []).map((parameter) => parameter.name)]),
    );
  const own = new Set(namesIn(target));
  return new Set(namesIn(source).filter((name) => name.includes('_') && !own.has(name)));
});
