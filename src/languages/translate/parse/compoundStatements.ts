import type {Block, Expr, StmtNode} from '../ast';
import {readTuple} from './operands';
import {childrenOf, meaningful, punctuation, type SyntaxNode} from './nodes';
import type {Source} from './source';

export function readWith(source: Source, node: SyntaxNode): StmtNode {
  const items: {value: Expr; target?: Expr}[] = [];
  let isTarget = false;
  for (const child of childrenOf(node)) {
    if (['async', 'with', 'Body'].includes(child.name) || punctuation.has(child.name)) continue;
    if (child.name === 'as') isTarget = true;
    else if (isTarget) {
      items.at(-1)!.target = source.expr(child);
      isTarget = false;
    } else {
      items.push({value: source.expr(child)});
    }
  }
  return {kind: 'with', isAsync: node.getChild('async') !== null, items, body: source.block(node.getChild('Body')!)};
}

export function readFor(source: Source, node: SyntaxNode): StmtNode {
  const parts = meaningful(node).filter(({name}) => !['async', 'for', 'Body'].includes(name));
  const middle = parts.findIndex(({name}) => name === 'in');
  return {
    kind: 'for',
    isAsync: node.getChild('async') !== null,
    target: readTuple(source, parts.slice(0, middle), node),
    source: readTuple(source, parts.slice(middle + 1), node),
    body: source.block(node.getChild('Body')!),
  };
}

export function readIf(source: Source, parts: SyntaxNode[]): StmtNode {
  const branches: {test: Expr; body: Block}[] = [];
  let otherwise: Block | undefined;
  for (let index = 0; index < parts.length;) {
    if (parts[index]!.name === 'else') {
      otherwise = source.block(parts[index + 1]!);
      index += 2;
    } else {
      branches.push({test: source.expr(parts[index + 1]!), body: source.block(parts[index + 2]!)});
      index += 3;
    }
  }
  return {kind: 'if', branches, ...(otherwise ? {otherwise} : {})};
}

export function readTry(source: Source, parts: SyntaxNode[]): StmtNode {
  const result: Extract<StmtNode, {kind: 'try'}> = {kind: 'try', body: source.block(parts[1]!), handlers: []};
  for (let index = 2; index < parts.length; index++) {
    const end = parts.findIndex(({name}, position) => position > index && name === 'Body');
    const body = source.block(parts[end]!);
    const head = parts.slice(index + 1, end);
    const keyword = parts[index]!.name;
    if (keyword === 'finally') result.finally = body;
    else if (keyword === 'else') result.otherwise = body;
    else {
      const as = head.findIndex(({name}) => name === 'as');
      const types = as === -1 ? head : head.slice(0, as);
      result.handlers.push({
        ...(types.length > 0 ? {type: readTuple(source, types, types[0]!)} : {}),
        ...(as === -1 ? {} : {name: source.text(head[as + 1]!)}),
        body,
      });
    }
    index = end;
  }
  return result;
}
