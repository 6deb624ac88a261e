import type {Expr, Parameter, StmtNode} from '../ast';
import {readArguments} from './operands';
import {childrenOf, meaningful, punctuation, type SyntaxNode} from './nodes';
import type {Source} from './source';

export function readDecorator(source: Source, node: SyntaxNode): Expr {
  const names = node.getChildren('VariableName').map((each) => source.text(each));
  const callee = names
    .slice(1)
    .reduce<Expr>((object, name) => ({kind: 'attribute', object, name}), {kind: 'name', name: names[0]!});
  const args = node.getChild('ArgList');
  return args ? {kind: 'call', callee, args: readArguments(source, args), isMultiLine: false} : callee;
}

export function readFunction(source: Source, node: SyntaxNode): StmtNode {
  const returns = childrenOf(node).find(({name}) => name === 'TypeDef');
  return {
    kind: 'function',
    name: source.text(node.getChild('VariableName')!),
    isAsync: node.getChild('async') !== null,
    parameters: readParameters(source, node.getChild('ParamList')!),
    ...(returns ? {returns: readAnnotation(source, returns)} : {}),
    body: source.block(node.getChild('Body')!),
    decorators: [],
  };
}

export function readParameters(source: Source, node: SyntaxNode): Parameter[] {
  const list: Parameter[] = [];
  let star: '*' | '**' | undefined;
  let isDefault = false;
  for (const child of childrenOf(node)) {
    if (child.name === '*' || child.name === '**') star = child.name;
    else if (child.name === 'AssignOp') isDefault = true;
    else if (child.name === 'TypeDef') list.at(-1)!.annotation = readAnnotation(source, child);
    else if (child.name === ',') star = undefined;
    else if (punctuation.has(child.name)) continue;
    else if (isDefault) {
      list.at(-1)!.default = source.expr(child);
      isDefault = false;
    } else {
      list.push({name: source.text(child), ...(star ? {star} : {})});
    }
  }
  return list;
}

export function readAnnotation(source: Source, node: SyntaxNode): Expr {
  return source.expr(meaningful(node).at(-1)!);
}
