import path from 'node:path';
import type {Root, Link} from 'mdast';
import {isPartial} from '../../src/content/pageFiles';
import type {Problem} from '../../src/content/problems';
import {parseMdx} from '../../src/content/readMdx';
import {checkHeadings} from './headings';
import {lineOf, textOf} from '../../src/content/mdast';
import {visit} from '../../src/content/visit';
import {sampleLanguages} from '../../src/data/editions';

/**
 * Proof-reads a page: front matter, headings, links, images, doubled words, style of samples. cspell checks the spelling.
 *
 * @param file path from the root; decides the kind of page
 * @param text MDX
 * @returns `file:line: problem; remedy`, sorted by line
 */
export function checkProse(file: string, text: string): string[] {
  const isPart = isPartial(file);
  const isReference = path.basename(path.dirname(file)) === 'api';
  let tree: Root;
  try {
    tree = parseMdx(text);
  } catch (thrown) {
    // The parser throws a VFileMessage, which has a reason and a line.
    const error = thrown as Error & {line?: number; reason?: string};
    return [`${file}:${error.line ?? 1}: cannot be read: ${error.reason ?? error.message}`];
  }
  const problems: Problem[] = [
    ...(isPart ? [] : checkFrontMatter(tree)),
    ...(isPart ? [] : checkHeadings(tree, {isReference})),
    ...checkLinks(tree, text),
    ...checkWords(tree),
    ...checkSampleStyle(tree),
  ];
  return problems.sort((a, b) => a.line - b.line).map(({line, message}) => `${file}:${line}: ${message}`);
}

/** Repeated words, except those that may be correct: "that that", "had had". */
const twice = /\b(?!that\b|had\b|long\b|very\b)([a-z]+)\s+\1\b/gi;

function checkWords(tree: Root): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'text', (node) => {
    for (const [, word] of node.value.matchAll(twice))
      problems.push({line: lineOf(node), message: `"${word!} ${word!}"; delete one`});
  });
  return problems;
}

const vague = /^(here|click here|this|this page|link|more)$/i;

/**
 * Checks links and images: a link has a target and a text that describes it, no URL is bare, and an image has an alt
 * text.
 *
 * @param text the page, to distinguish `<https://x>` and a bare URL from `[words](https://x)`
 */
function checkLinks(tree: Root, text: string): Problem[] {
  const problems: Problem[] = [];
  visit(tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'link') {
      const words = textOf(node).trim();
      const hasPicture = node.children.some(({type}) => type === 'image');
      if (isBare(node, text)) problems.push({line, message: `bare URL ${node.url}; write [words](${node.url})`});
      else if (words === '' && !hasPicture)
        problems.push({
          line,
          message: `link to ${node.url || 'nowhere'} without text; write it between the brackets`,
        });
      else if (/^#?$/.test(node.url))
        problems.push({line, message: `link "${words}" has no target; write its URL, or only the words`});
      else if (vague.test(words))
        problems.push({line, message: `link "${words}" does not describe its target; name the page or the thing`});
    }
    if (node.type === 'image' && !node.alt?.trim())
      problems.push({line, message: `image ${node.url} without alt text; describe it: ![what it shows](${node.url})`});
  });
  return problems;
}

function isBare(node: Link, text: string): boolean {
  const first = text[node.position?.start.offset ?? -1];
  return first !== undefined && first !== '[' && /^(https?:|mailto:)/.test(node.url);
}

/** Longer lines scroll. */
const maxLength = 90;

/** Finds long lines in samples, expected errors without a comment, and parentheses around `await` in C#. */
function checkSampleStyle(tree: Root): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    if (!sampleLanguages.has(node.lang ?? '')) return;
    const meta = node.meta ?? '';
    const isHidden = /(?:^|\s)hidden(?:\s|$)/.test(meta);
    for (const [index, line] of node.value.split('\n').entries()) {
      const number = lineOf(node) + 1 + index;
      if (line.length > maxLength && !isHidden)
        problems.push({
          line: number,
          message: `line of ${line.length} characters; break it after ${maxLength} or less`,
        });
      if (node.lang === 'cs' && /\bforeach \(.* in \(await .*\)\)/.test(line))
        problems.push({line: number, message: 'parentheses around `await` in `foreach`; delete them'});
    }
    const comment = node.lang === 'py' ? '# raises' : '// throws';
    if (meta.includes('raises=') && !node.value.toLowerCase().includes(comment))
      problems.push({line: lineOf(node), message: `expected error without a comment; write "${comment} Error: ..."`});
  });
  return problems;
}

const limit = 160;

/** Keys that every page needs, with the remedy for a missing value. */
const remedies = {
  title: 'write "title: Words"',
  description: 'write "description: One plain sentence."',
} as const;

/** Checks that a page has a title and, for search engines and link previews, a description of one sentence. */
function checkFrontMatter(tree: Root): Problem[] {
  const matter = tree.children[0]?.type === 'yaml' ? tree.children[0].value : undefined;
  if (matter === undefined)
    return [{line: 1, message: 'page without front matter; begin it with title and description between "---" lines'}];
  const problems: Problem[] = [];
  for (const name of ['title', 'description'] as const) {
    const lines = matter.split('\n');
    const index = lines.findIndex((line) => line.startsWith(`${name}:`));
    const value = unquoted((lines[index] ?? '').slice(name.length + 1).trim());
    const line = index + 2;
    if (value === '') problems.push({line: Math.max(line, 1), message: `${name} is not filled in; ${remedies[name]}`});
    else if (name === 'description' && value.length > limit)
      problems.push({
        line,
        message: `description of ${value.length} characters; at most ${limit} fit into a search result`,
      });
    else if (name === 'description' && !/[.?!]$/.test(value))
      problems.push({line, message: 'description is not a sentence; end it with a period'});
  }
  return problems;
}

const unquoted = (value: string): string => value.replace(/^(['"])(.*)\1$/, '$2').trim();
