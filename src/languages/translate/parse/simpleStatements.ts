import type {Expr, StmtNode} from '../ast';
import {readAnnotation} from './definitions';
import {readTuple} from './operands';
import {childrenOf, punctuation, type SyntaxNode} from './nodes';
import type {Source} from './source';

export function readImport(source: Source, node: SyntaxNode): StmtNode {
  const match = /^(?:from\s+(\S+)\s+)?import\s+([\s\S]+)$/.exec(source.text(node));
  if (!match) return source.unsupported(node);
  const names = match[2]!
    .replace(/[()]|#.*$/gm, '')
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .map((each) => {
      const [name, alias] = each.split(/\s+as\s+/);
      return alias === undefined ? {name: name!} : {name: name!, alias};
    });
  return match[1] === undefined ? {kind: 'import', names} : {kind: 'import', module: match[1], names};
}

export function readAssignment(source: Source, node: SyntaxNode): StmtNode {
  const groups: SyntaxNode[][] = [[]];
  let annotation: Expr | undefined;
  for (const child of childrenOf(node)) {
    if (child.name === 'AssignOp') groups.push([]);
    else if (child.name === 'TypeDef') annotation = readAnnotation(source, child);
    else if (!punctuation.has(child.name)) groups.at(-1)!.push(child);
  }
  const values = groups.map((group) => (group.length > 0 ? readTuple(source, group, node) : undefined));
  const hasValue = values.length > 1;
  const targets = (hasValue ? values.slice(0, -1) : values).filter((each) => each !== undefined);
  return {
    kind: 'assign',
    targets,
    ...(annotation ? {annotation} : {}),
    ...(hasValue ? {value: values.at(-1)!} : {}),
  };
}
