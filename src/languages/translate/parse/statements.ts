import type {StmtNode} from '../ast';
import {readFor, readIf, readTry, readWith} from './compoundStatements';
import {readDecorator, readFunction} from './definitions';
import {readArguments, readTuple} from './operands';
import {readAssignment, readImport} from './simpleStatements';
import {meaningful, type SyntaxNode} from './nodes';
import type {Source} from './source';

export function readStatement(source: Source, node: SyntaxNode): StmtNode {
  const parts = meaningful(node);
  switch (node.name) {
    case 'ImportStatement':
      return readImport(source, node);
    case 'ExpressionStatement':
      return parts[0]!.name === 'YieldExpression'
        ? readYield(source, parts[0]!)
        : {kind: 'expr', value: readTuple(source, parts, node)};
    case 'YieldStatement':
      return readYield(source, node);
    case 'AssignStatement':
      return readAssignment(source, node);
    case 'UpdateStatement': {
      const [target, op, value] = parts;
      return {kind: 'update', target: source.expr(target!), op: source.text(op!), value: source.expr(value!)};
    }
    case 'DecoratedStatement': {
      const decorators = parts.filter(({name}) => name === 'Decorator').map((each) => readDecorator(source, each));
      const inner = readStatement(source, parts.at(-1)!);
      if (inner.kind !== 'function' && inner.kind !== 'class') return source.unsupported(node);
      return {...inner, decorators};
    }
    case 'FunctionDefinition':
      return readFunction(source, node);
    case 'ClassDefinition': {
      const bases = node.getChild('ArgList');
      return {
        kind: 'class',
        name: source.text(node.getChild('VariableName')!),
        bases: bases ? readArguments(source, bases).map(({value}) => value) : [],
        body: source.block(node.getChild('Body')!),
        decorators: [],
      };
    }
    case 'ReturnStatement':
      return parts.length > 1 ? {kind: 'return', value: readTuple(source, parts.slice(1), node)} : {kind: 'return'};
    case 'WithStatement':
      return readWith(source, node);
    case 'ForStatement':
      return readFor(source, node);
    case 'WhileStatement':
      return {kind: 'while', test: source.expr(parts[1]!), body: source.block(node.getChild('Body')!)};
    case 'IfStatement':
      return readIf(source, parts);
    case 'TryStatement':
      return readTry(source, parts);
    case 'RaiseStatement':
      return parts[1] ? {kind: 'raise', value: source.expr(parts[1])} : {kind: 'raise'};
    case 'AssertStatement':
      return parts[2]
        ? {kind: 'assert', test: source.expr(parts[1]!), message: source.expr(parts[2])}
        : {kind: 'assert', test: source.expr(parts[1]!)};
    case 'DeleteStatement':
      return {kind: 'delete', targets: parts.slice(1).map((each) => source.expr(each))};
    case 'ScopeStatement':
      return {kind: 'scope', names: parts.slice(1).map((each) => source.text(each))};
    case 'BreakStatement':
      return {kind: 'break'};
    case 'ContinueStatement':
      return {kind: 'continue'};
    case 'PassStatement':
      return {kind: 'pass'};
    default:
      return source.unsupported(node);
  }
}

function readYield(source: Source, node: SyntaxNode): StmtNode {
  const [, value] = meaningful(node);
  return value ? {kind: 'yield', value: source.expr(value)} : {kind: 'yield'};
}
