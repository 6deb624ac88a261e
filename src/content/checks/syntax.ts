import {DefaultAdmonitionOptions} from '@docusaurus/mdx-loader/lib/remark/admonitions/index.js';
import type {Node, Root, RootContent} from 'mdast';
import {directives} from '../directives';
import {lineOf} from '../mdast';
import {type Problem, suggestName} from '../problems';
import {visit} from '../visit';

/** Elements that Markdown has no syntax for, and that pages may contain. */
const elements = new Set(
  'a abbr b bdi br code dd del details div dl dt em figcaption figure i ins kbd mark q s samp section small span strong sub summary sup u var wbr'.split(
    ' ',
  ),
);

/** Finds what MDX compiles although the page then crashes, or shows something else than the author meant. */
export function checkSyntax(tree: Root, text: string): Problem[] {
  const lines = text.split('\n');
  const problems: Problem[] = [];
  visit(tree, (node) => {
    const message = nodeProblem(node, lines);
    if (message !== undefined) problems.push({line: lineOf(node), message});
    if (node.type === 'text') problems.push(...checkText(node.value, lineOf(node)));
    if (node.type !== 'table') return;
    const width = node.children[0]?.children.length ?? 0;
    for (const row of node.children)
      if (row.children.length > width)
        problems.push({
          line: lineOf(row),
          message: `row of ${row.children.length} cells in a table of ${width} columns, which hides the last cells; write \\| for the character`,
        });
  });
  return problems;
}

function nodeProblem(node: Root | RootContent, lines: string[]): string | undefined {
  switch (node.type) {
    case 'mdxjsEsm':
      return `pages import and export nothing; remove ${firstLine(node.value)}, and register components in src/theme/MDXComponents.tsx`;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      // `checkMarks` reports wrong comments.
      if (/^\s*\/\*[^]*\*\/\s*$/.test(node.value)) return undefined;
      return `{${firstLine(node.value)}} is code that runs in the page; write \\{, or put the text into backticks`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const {name} = node;
      if (name === null) return '<> is an empty element; remove it, or write \\<';
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxExpressionAttribute' || typeof attribute.value === 'object')
          if (attribute.type === 'mdxJsxExpressionAttribute' || attribute.value !== null)
            return `<${name}> has an attribute with code in braces; write the value in quotes`;
        if (/^(?:style|on[A-Z]?\w+)$/i.test(attribute.name) && /^[a-z]/.test(name))
          return `<${name}> has the attribute ${attribute.name}, with which React stops the page; remove it`;
      }
      const hasUrl = node.attributes.some((each) => each.type === 'mdxJsxAttribute' && each.name === 'href');
      if (name === 'img') return 'the build does not read <img>; write ![alt](./img/x.png)';
      if (name === 'a' && hasUrl) return 'nothing checks the link of <a href>; write [text](./page.mdx)';
      if (/^[A-Z]/.test(name) || elements.has(name)) return undefined;
      return `unknown element <${name}>; write \\<${name}>, or put it into backticks.${suggestName(name, elements)}`;
    }
    case 'containerDirective': {
      const {keywords} = DefaultAdmonitionOptions;
      if (!keywords.includes(node.name))
        return `unknown admonition :::${node.name}; the names are ${keywords.join(', ')}.${suggestName(node.name, keywords)}`;
      return /^\s*:{3,}\s*$/.test(lastLine(node, lines))
        ? undefined
        : `:::${node.name} is never closed; add ::: after its text, on a line of its own`;
    }
    case 'definition':
      return `[${node.label ?? ''}] is a definition, whose links do not lead to the pages of each edition; write [text](./page.mdx)`;
    case 'leafDirective':
      return `::${node.name} is shown without its colons; write :::NAME for an admonition, or \\::`;
    case 'textDirective': {
      const isText = node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0;
      if (isText) return undefined;
      return `unknown directive :${node.name}; the names are ${directives.join(', ')}. For text, write \\:${node.name}.${suggestName(node.name, directives)}`;
    }
    case 'code': {
      const [ticks] = /[`~]{3,}/.exec(lines[lineOf(node) - 1] ?? '') ?? [];
      const end = lastLine(node, lines).replace(/^[\s>]*/, '');
      if (ticks === undefined || end.startsWith(ticks)) return undefined;
      return `the fence is never closed, so that the rest of the page is code; add ${ticks} after the code`;
    }
    default:
      return undefined;
  }
}

/** Finds text that looks like Markdown, but that Markdown does not read. */
function checkText(value: string, start: number): Problem[] {
  return value.split('\n').flatMap((text, index) => {
    const message = textProblem(text.trim());
    return message === undefined ? [] : [{line: start + index, message}];
  });
}

function textProblem(text: string): string | undefined {
  const [, heading] = /^(#{2,6})[^#\s]/.exec(text) ?? [];
  if (heading !== undefined) return `${text} is not read as a heading; write a space after ${heading}`;
  if (text.startsWith(':::'))
    return `${text} is not read as an admonition; write :::note, or :::note[Title], and ::: after the text, each on a line of its own`;
  const [reference] = /\]\[[^\]]+\]/.exec(text) ?? [];
  if (reference !== undefined)
    return `${reference.slice(1)} names no link definition; write [text](./page.mdx), or \\[ for the character`;
  return undefined;
}

const firstLine = (value: string): string => value.trim().split('\n')[0] ?? '';
const lastLine = ({position}: Node, lines: string[]): string => lines[(position?.end.line ?? 1) - 1] ?? '';
