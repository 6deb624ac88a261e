import {startOf, walk} from './tree.mjs';

/** A word that stands twice may be meant: "that that", "had had". */
const twice = /\b(?!that\b|had\b|long\b|very\b)([a-z]+)\s+\1\b/gi;

/**
 * Words typed twice, and notes to authors (`{/* Write: ... *\/}`) that are still there.
 *
 * @param {import('mdast').Root} tree
 * @returns {{line: number, message: string}[]}
 */
export function checkWords(tree) {
  const problems = [];
  for (const node of walk(tree)) {
    if (node.type === 'text') {
      for (const [, word] of node.value.matchAll(twice))
        problems.push({line: startOf(node), message: `"${word} ${word}"; delete one`});
    }
    const note = /^mdx(Flow|Text)Expression$/.test(node.type)
      ? /^\/\*\s*Write:\s*(.*?)\s*\*\/$/s.exec(node.value)
      : null;
    if (note) problems.push({line: startOf(node), message: `not written yet: ${note[1]}`});
  }
  return problems;
}
