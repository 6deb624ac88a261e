import type {Root} from 'mdast';
import {sampleLanguages} from '../../data/editions';
import {memoize} from '../../utils/memoize';
import {isOwn, lineOf} from '../mdast';
import type {Problem} from '../problems';
import {visit} from '../visit';
import type {Bridge} from './bridge';
import type {ApiFacts} from './types';

/** Matches words that only readers of Python understand. In other editions, only passages of the edition contain them. */
export const pythonWords =
  /\b(?:Python|python3?|pytest|Pytest|pip|PyPI|asyncio|conftest|pyproject|async with|async for|context managers?|keyword-only|(?:async|sync)_api|event loop|coroutines?|lambdas?|tuples?|decorators?|docstrings?|kwargs|PyInstaller|virtual environments?|Virtual environments?|(?:a)?sync API|re\.(?:compile|[A-Z]+)|time\.sleep|datetime|dicts?|ParseResult|UnicodeDecodeError|KeyError|AttributeError|\w+\.py)\b|^(?:async )?with$/g;

/** Languages of samples, which are in the language of the edition, and of the pages that they use. */
const sampleFences = new Set([...sampleLanguages, 'html']);

/**
 * Finds words of Python outside the passages of the edition, in text, inline code and fences other than samples.
 *
 * @param names names of the API that the edition does not have
 * @param ownLines lines of the page that belong to the edition only
 */
export function findForeignWords(tree: Root, names: ReadonlySet<string>, ownLines: ReadonlySet<number>): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    if (node.type !== 'text' && node.type !== 'inlineCode' && node.type !== 'code') return;
    if (node.data?.directive || isOwn(node, ownLines) || (node.type === 'code' && sampleFences.has(node.lang ?? '')))
      return;
    const untranslated =
      node.type === 'inlineCode' ? (node.value.match(/\w+/g) ?? []).filter((word) => names.has(word)) : [];
    for (const word of new Set([...(node.value.match(pythonWords) ?? []), ...untranslated]))
      problems.push({
        line: lineOf(node),
        file: node.data?.origin?.file,
        message: `"${word}" belongs to another language; write a directive such as :option[exact=True] or :value[None], or put the passage between {/* only python */} and {/* end only */}, and write one for this edition if it needs one`,
      });
  });
  return problems;
}

/** Returns the names with an underscore that the source edition has, and the edition does not have. */
export const foreignNames = memoize(({source, target}: Bridge) => {
  const namesIn = ({classes}: ApiFacts): string[] =>
    Object.values(classes).flatMap(({members}) =>
      members.flatMap(({name, parameters}) => [name, ...(parameters ?? []).map((parameter) => parameter.name)]),
    );
  const targetNames = new Set(namesIn(target));
  return new Set(namesIn(source).filter((name) => name.includes('_') && !targetNames.has(name)));
});
