import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../src/content/problems';
import {lineOf} from '../../src/content/mdast';

/** Repeated words, except those that may be correct: "that that", "had had". */
const twice = /\b(?!that\b|had\b|long\b|very\b)([a-z]+)\s+\1\b/gi;

/** Finds doubled words. */
export function checkWords(tree: Root): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'text', (node) => {
    for (const [, word] of node.value.matchAll(twice))
      problems.push({line: lineOf(node), message: `"${word!} ${word!}"; delete one`});
  });
  return problems;
}
