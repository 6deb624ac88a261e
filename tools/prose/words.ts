import type {Root} from 'mdast';
import type {Problem} from '../../src/content/problems';
import {startOf, walk} from './tree';

/** Repeated words, except those that may be correct: "that that", "had had". */
const twice = /\b(?!that\b|had\b|long\b|very\b)([a-z]+)\s+\1\b/gi;

/** Finds doubled words. */
export function checkWords(tree: Root): Problem[] {
  const problems: Problem[] = [];
  for (const node of walk(tree)) {
    if (node.type !== 'text') continue;
    for (const [, word] of node.value.matchAll(twice))
      problems.push({line: startOf(node), message: `"${word!} ${word!}"; delete one`});
  }
  return problems;
}
