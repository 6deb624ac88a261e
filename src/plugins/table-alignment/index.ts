/**
 * Rehype plugin: aligns the cells of tables with classes.
 *
 * In: cells with the property `align`, which Markdown's `:-:` sets and MDX would turn into a `style` attribute. Out: cells
 * with Infima's class `text--center` or `text--right`. The Content-Security-Policy of the site allows no style attributes.
 */
import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

export default function tableAlignment(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'td' || node.tagName === 'th') alignByClass(node);
    });
}

function alignByClass(cell: Element): void {
  const {align, className = [], ...rest} = cell.properties;
  if (typeof align !== 'string') return;
  const known = Array.isArray(className) ? className : [String(className)];
  cell.properties = {...rest, className: align === 'left' ? known : [...known, `text--${align}`]};
}
