import type {Root} from 'mdast';
import type {Problem} from '../../src/content/problems';
import {startOf, walk} from './tree';

/** Repeated words, except those that may be correct: "that that", "had had". */
const twice = /\b(?!that\b|had\b|long\b|very\b)([a-z]+)\s+\1\b/gi;

/** Finds doubled words and notes to authors (`{/* Write: ... *\/}`) that are still in the page. */
export function checkWords(tree: Root): Problem[] {
  const problems: Problem[] = [];
  for (const node of walk(tree)) {
    if (node.type === 'text') {
      for (const [, word] of node.value.matchAll(twice))
        problems.push({line: startOf(node), message: `"${word!} ${word!}"; delete one`});
    }
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') continue;
    const [, note] = /^\/\*\s*Write:\s*(.*?)\s*\*\/$/s.exec(node.value) ?? [];
    if (note !== undefined) problems.push({line: startOf(node), message: `not written yet: ${note}`});
  }
  return problems;
}
