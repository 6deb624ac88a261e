import type {Argument, Expr} from '../ast';
import {readComprehension} from './collections';
import {childrenOf, punctuation, type SyntaxNode} from './nodes';
import type {Source} from './source';

/** Reads one expression, or several with commas between them as a tuple. */
export function readTuple(source: Source, nodes: SyntaxNode[], parent: SyntaxNode): Expr {
  if (nodes.length === 0) return source.unsupported(parent);
  const items = readItems(source, nodes);
  return items.length === 1 && !source.text(parent).trimEnd().endsWith(',') ? items[0]! : {kind: 'tuple', items};
}

/** Reads expressions, with the stars before them. */
export function readItems(source: Source, nodes: SyntaxNode[]): Expr[] {
  const items: Expr[] = [];
  for (let index = 0; index < nodes.length; index++) {
    const node = nodes[index]!;
    if (node.name === '*') items.push({kind: 'starred', value: source.expr(nodes[++index]!)});
    else items.push(source.expr(node));
  }
  return items;
}

export function isMultiLine(source: Source, node: SyntaxNode): boolean {
  return source.text(node).includes('\n');
}

export function readMember(source: Source, node: SyntaxNode): Expr {
  const children = childrenOf(node);
  const object = source.expr(children[0]!);
  if (children[1]!.name === '.') return {kind: 'attribute', object, name: source.text(children[2]!)};
  const inside = children.slice(2, -1);
  const colon = inside.findIndex(({name}) => name === ':');
  if (colon === -1) {
    const values = inside.filter(({name}) => !punctuation.has(name));
    return {kind: 'subscript', object, index: readTuple(source, values, values[0]!)};
  }
  const [start] = inside.slice(0, colon);
  const [end] = inside.slice(colon + 1);
  return {
    kind: 'subscript',
    object,
    index: {kind: 'slice', ...(start ? {start: source.expr(start)} : {}), ...(end ? {end: source.expr(end)} : {})},
  };
}

export function readArguments(source: Source, node: SyntaxNode): Argument[] {
  const children = childrenOf(node);
  // A generator can be the only argument, without parentheses of its own.
  if (children.some(({name}) => name === 'for')) return [{value: readComprehension(source, node)}];
  const args: Argument[] = [];
  let star: '*' | '**' | undefined;
  for (let index = 0; index < children.length; index++) {
    const child = children[index]!;
    if (child.name === '*' || child.name === '**') star = child.name;
    else if (punctuation.has(child.name)) continue;
    else if (children[index + 1]?.name === 'AssignOp') {
      args.push({name: source.text(child), value: source.expr(children[index + 2]!)});
      index += 2;
    } else {
      args.push({...(star ? {star} : {}), value: source.expr(child)});
      star = undefined;
    }
  }
  return args;
}
