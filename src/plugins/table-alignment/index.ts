/**
 * Rehype plugin: aligns the cells of tables with classes.
 *
 * In: cells with the property `align`, which Markdown's `:-:` sets and MDX would turn into a `style` attribute. Out: cells
 * with Infima's class `text--center` or `text--right`. The Content-Security-Policy of the site allows no style attributes.
 */
import type {Element, Nodes, Root} from 'hast';

export default function tableAlignment(): (tree: Root) => void {
  return (tree) => visit(tree);
}

function visit(node: Nodes): void {
  if (node.type === 'element' && (node.tagName === 'td' || node.tagName === 'th')) alignByClass(node);
  if ('children' in node) node.children.forEach(visit);
}

function alignByClass(cell: Element): void {
  const {align, className = [], ...rest} = cell.properties;
  if (typeof align !== 'string') return;
  const known = Array.isArray(className) ? className : [String(className)];
  cell.properties = {...rest, className: align === 'left' ? known : [...known, `text--${align}`]};
}
