import type {Expr, Loop} from '../ast';
import {isMultiLine, readTuple} from './operands';
import {childrenOf, punctuation, type SyntaxNode} from './nodes';
import type {Source} from './source';

export function readDictionary(source: Source, node: SyntaxNode): Expr {
  const entries: {key?: Expr; value: Expr}[] = [];
  const nodes = childrenOf(node).filter(({name}) => name === ':' || name === '**' || !punctuation.has(name));
  for (let index = 0; index < nodes.length; index++) {
    if (nodes[index]!.name === '**') entries.push({value: source.expr(nodes[++index]!)});
    else {
      entries.push({key: source.expr(nodes[index]!), value: source.expr(nodes[index + 2]!)});
      index += 2;
    }
  }
  return {kind: 'dict', entries, isMultiLine: isMultiLine(source, node)};
}

export function readComprehension(source: Source, node: SyntaxNode): Expr {
  const parts = childrenOf(node).filter(({name}) => name === ':' || !punctuation.has(name));
  const firstLoop = parts.findIndex(({name}) => name === 'for' || name === 'async');
  const head = parts.slice(0, firstLoop);
  const loops: Loop[] = [];
  let isAsync = false;
  for (let index = firstLoop; index < parts.length; index++) {
    const part = parts[index]!;
    if (part.name === 'async') isAsync = true;
    else if (part.name === 'for') {
      const middle = parts.findIndex(({name}, position) => position > index && name === 'in');
      loops.push({
        target: readTuple(source, parts.slice(index + 1, middle), node),
        source: source.expr(parts[middle + 1]!),
        conditions: [],
        isAsync,
      });
      isAsync = false;
      index = middle + 1;
    } else if (part.name === 'if') loops.at(-1)!.conditions.push(source.expr(parts[++index]!));
    else return source.unsupported(part);
  }
  const of = node.name.startsWith('Array')
    ? 'list'
    : node.name.startsWith('Set')
      ? 'set'
      : node.name.startsWith('Dictionary')
        ? 'dict'
        : 'generator';
  return of === 'dict'
    ? {kind: 'comprehension', of, key: source.expr(head[0]!), value: source.expr(head.at(-1)!), loops}
    : {kind: 'comprehension', of, value: source.expr(head[0]!), loops};
}
