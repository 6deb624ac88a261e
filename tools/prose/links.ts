import type {Link, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Problem} from '../../src/content/problems';
import {lineOf, textOf} from '../../src/content/mdast';

const vague = /^(here|click here|this|this page|link|more)$/i;

/**
 * Checks links and images: a link has a target and a text that describes it, no URL is bare, and an image has an alt
 * text.
 *
 * @param text the page, to distinguish `<https://x>` and a bare URL from `[words](https://x)`
 */
export function checkLinks(tree: Root, text: string): Problem[] {
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
