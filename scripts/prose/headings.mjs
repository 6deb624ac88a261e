import {withoutNames} from './proper-names.mjs';
import {startOf, textOf} from './tree.mjs';

/** Sections whose headings are messages of the library, word by word. */
const quoting = /^Pitfalls$/;

/**
 * Headings in sentence case, of levels 2 and 3 without a jump, each with something under it.
 *
 * @param {import('mdast').Root} tree
 * @param {{isReference: boolean}} page in the API reference, headings of level 3 are names of members
 * @returns {{line: number, message: string}[]}
 */
export function checkHeadings(tree, {isReference}) {
  const problems = [];
  let above = 1;
  let quotes = false;
  const headings = tree.children.filter(({type}) => type === 'heading');
  for (const heading of headings) {
    const {depth} = heading;
    const text = textOf(heading);
    const line = startOf(heading);
    const report = (message) => problems.push({line, message});
    if (depth === 2) quotes = quoting.test(text);
    if (text.trim() === '') report('heading without words; write them or delete it');
    if (depth === 1) report(`heading of level 1; write "## ${text}", the title of the page is in its front matter`);
    else if (depth > 3)
      report(`heading of level ${depth}; pages have levels 2 and 3: write "### ${text}" or a paragraph`);
    else if (depth > above + 1) report(`heading of level ${depth} under one of level ${above}; write "## ${text}"`);
    above = depth;
    if (!isReference || depth === 2) {
      const words = quotes && depth === 3 ? [] : wronglyCapital(heading);
      if (words.length > 0) report(capitalMessage(words));
      if (!quotes && /[.:;,]$/.test(text)) report(`heading ends in "${text.at(-1)}"; take it away`);
    }
    if (!isReference && isEmpty(tree, heading))
      report(`nothing stands under "${text}"; write it or delete the heading`);
  }
  return problems;
}

const capitalMessage = (words) =>
  `heading with ${words.map((word) => `"${word}"`).join(', ')} in the middle; begin with a small letter, or add the name to scripts/prose/proper-names.mjs`;

/** Words that begin with a capital and begin no sentence, unless they are names; code and abbreviations are neither. */
function wronglyCapital(heading) {
  const text = heading.children.map((node) => (node.type === 'inlineCode' ? '`code`' : textOf(node))).join('');
  const found = withoutNames(text).matchAll(/(?<=[^\s:;.…?!]\s+["'(]?)[A-Z][a-z]+\b(?![A-Z\d._(])/g);
  return [...found].map(([word]) => word);
}

function isEmpty(tree, heading) {
  const rest = tree.children.slice(tree.children.indexOf(heading) + 1);
  const next = rest.find(({type}) => type !== 'mdxFlowExpression');
  return next === undefined || (next.type === 'heading' && next.depth <= heading.depth);
}
