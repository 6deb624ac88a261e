/**
 * Rehype plugin: aligns the cells of tables with classes.
 *
 * In: cells with the property `align`, which Markdown's `:-:` sets and MDX would turn into a `style` attribute. Out: cells
 * with Infima's class `text--center` or `text--right`. The Content-Security-Policy of the site allows no style attributes.
 */
import type {Root} from 'hast';
import {visit} from '../../content/visit';

export default function tableAlignment(): (tree: Root) => void {
  return (tree) =>
    visit(tree, 'element', (node) => {
      const {align, ...properties} = node.properties;
      if (!/^t[dh]$/.test(node.tagName) || typeof align !== 'string') return;
      node.properties = {...properties, ...(align !== 'left' && {className: [`text--${align}`]})};
    });
}
