import type {Heading, Root} from 'mdast';
import type {Problem} from '../../src/content/problems';
import {lineOf, textOf} from '../../src/content/mdast';

/** Names that keep their capitals inside a heading. Abbreviations (`HAR`) and mixed case (`GitHub`) need no entry. */
const properNames = [
  'Alpine',
  'Amazon Linux',
  'Angular',
  'AWS Lambda',
  'Azure Pipelines',
  'Bitbucket Pipelines',
  'Chrome',
  'Chromium',
  'Claude Code',
  'Claude Desktop',
  'Docker Compose',
  'Edge',
  'Firefox',
  'GitHub Actions',
  'Google Cloud Build',
  'Gradle',
  'Inspector',
  'Java',
  'Linux',
  'Maven',
  'Microsoft',
  'Playwright',
  'Playwright Test',
  'Python',
  'React',
  'Selenium',
  'Spring Boot',
  'Starlette',
  'Vue',
  'Windows',
  'VS Code',
];

const pattern = new RegExp(`\\b(?:${[...properNames].sort((a, b) => b.length - a.length).join('|')})\\b`, 'g');

/** The text with the proper names in lower case. */
const withoutNames = (text: string): string => text.replace(pattern, (name) => name.toLowerCase());

/** Sections whose headings quote messages of the library. */
const quoting = /^Pitfalls$/;

/**
 * Checks headings: sentence case, levels 2 and 3 without a jump, and no empty sections.
 *
 * @param page `isReference`: a page of the API reference, whose headings of level 3 are names of members
 */
export function checkHeadings(tree: Root, {isReference}: {isReference: boolean}): Problem[] {
  const problems: Problem[] = [];
  let above = 1;
  let quotes = false;
  const headings = tree.children.filter((node) => node.type === 'heading');
  for (const heading of headings) {
    const {depth} = heading;
    const text = textOf(heading);
    const line = lineOf(heading);
    const report = (message: string): void => void problems.push({line, message});
    if (depth === 2) quotes = quoting.test(text);
    if (text.trim() === '') report('heading without text; write it or delete the heading');
    if (depth === 1) report(`heading of level 1; write "## ${text}", the title of the page is in its front matter`);
    else if (depth > 3)
      report(`heading of level ${depth}; pages have levels 2 and 3: write "### ${text}" or a paragraph`);
    else if (depth > above + 1) report(`heading of level ${depth} under one of level ${above}; write "## ${text}"`);
    above = depth;
    if (!isReference || depth === 2) {
      const words = quotes && depth === 3 ? [] : wronglyCapital(heading);
      if (words.length > 0) report(capitalMessage(words));
      if (!quotes && /[.:;,]$/.test(text)) report(`heading ends in "${text.at(-1)!}"; delete it`);
    }
    if (!isReference && isEmpty(tree, heading))
      report(`section "${text}" without text; write it or delete the heading`);
  }
  return problems;
}

const capitalMessage = (words: string[]): string =>
  `heading with ${words.map((word) => `"${word}"`).join(', ')} in the middle; begin with a small letter, or add the name to tools/prose/headings.ts`;

/** Capitalized words inside a sentence that are not names, code or abbreviations. */
function wronglyCapital(heading: Heading): string[] {
  const text = heading.children.map((node) => (node.type === 'inlineCode' ? '`code`' : textOf(node))).join('');
  const found = withoutNames(text).matchAll(/(?<=[^\s:;.…?!]\s+["'(]?)[A-Z][a-z]+\b(?![A-Z\d._(])/g);
  return [...found].map(([word]) => word);
}

function isEmpty(tree: Root, heading: Heading): boolean {
  const rest = tree.children.slice(tree.children.indexOf(heading) + 1);
  const next = rest.find(({type}) => type !== 'mdxFlowExpression');
  return next === undefined || (next.type === 'heading' && next.depth <= heading.depth);
}
