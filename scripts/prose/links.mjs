import {startOf, textOf, walk} from './tree.mjs';

const vague = /^(here|click here|this|this page|link|more)$/i;

/**
 * Links with an address and with words that tell where they lead, no bare addresses, and pictures with words for those
 * who do not see them.
 *
 * @param {import('mdast').Root} tree
 * @param {string} text the page, to tell `<https://x>` and a bare address from `[words](https://x)`
 * @returns {{line: number, message: string}[]}
 */
export function checkLinks(tree, text) {
  const problems = [];
  for (const node of walk(tree)) {
    const line = startOf(node);
    if (node.type === 'link') {
      const words = textOf(node).trim();
      const hasPicture = [...walk(node)].some(({type}) => type === 'image');
      if (isBare(node, text)) problems.push({line, message: `bare address ${node.url}; write [words](${node.url})`});
      else if (words === '' && !hasPicture)
        problems.push({
          line,
          message: `link to ${node.url || 'nowhere'} without words; write them between the brackets`,
        });
      else if (/^#?$/.test(node.url))
        problems.push({line, message: `link "${words}" leads nowhere; write its address, or the words alone`});
      else if (vague.test(words))
        problems.push({line, message: `link "${words}" does not tell where it leads; name the page or the thing`});
    }
    if (node.type === 'image' && !node.alt?.trim())
      problems.push({line, message: `picture ${node.url} without words; describe it: ![what it shows](${node.url})`});
    if (isElement(node, ['img', 'Picture']) && !attributeOf(node, 'alt'))
      problems.push({line, message: `<${node.name}> without words; describe it: alt="what it shows"`});
  }
  return problems;
}

function isBare(node, text) {
  const first = text[node.position?.start.offset ?? -1];
  return first !== undefined && first !== '[' && /^(https?:|mailto:)/.test(node.url);
}

const isElement = (node, names) => /^mdxJsx(Flow|Text)Element$/.test(node.type) && names.includes(node.name);

function attributeOf(node, name) {
  const found = node.attributes.find((attribute) => attribute.name === name);
  return typeof found?.value === 'string' ? found.value.trim() : found?.value;
}
