import type {Expr} from '../ast';
import {readComprehension, readDictionary} from './collections';
import {readParameters} from './definitions';
import {isMultiLine, readArguments, readItems, readMember} from './operands';
import {joinStrings, readString} from './strings';
import {childrenOf, meaningful, type SyntaxNode} from './nodes';
import type {Source} from './source';

export function readExpression(source: Source, node: SyntaxNode): Expr {
  const parts = meaningful(node);
  switch (node.name) {
    case 'VariableName':
    case 'PropertyName':
      return {kind: 'name', name: source.text(node)};
    case 'Number':
      return {kind: 'number', text: source.text(node)};
    case 'Boolean':
      return {kind: 'bool', value: source.text(node) === 'True'};
    case 'None':
      return {kind: 'none'};
    case 'Ellipsis':
      return {kind: 'name', name: '...'};
    case 'String':
    case 'FormatString':
      return readString(source, node);
    case 'ContinuedString':
      return joinStrings(
        source,
        childrenOf(node)
          .filter(({name}) => name !== 'Comment')
          .map((each) => readString(source, each)),
      );
    case 'ParenthesizedExpression':
      return source.expr(parts[0]!);
    case 'ArrayExpression':
      return {kind: 'list', items: readItems(source, parts), isMultiLine: isMultiLine(source, node)};
    case 'TupleExpression':
      return {kind: 'tuple', items: readItems(source, parts)};
    case 'SetExpression':
      return {kind: 'set', items: readItems(source, parts)};
    case 'DictionaryExpression':
      return readDictionary(source, node);
    case 'ArrayComprehensionExpression':
    case 'SetComprehensionExpression':
    case 'DictionaryComprehensionExpression':
    case 'ComprehensionExpression':
      return readComprehension(source, node);
    case 'MemberExpression':
      return readMember(source, node);
    case 'CallExpression':
      return {
        kind: 'call',
        callee: source.expr(parts[0]!),
        args: readArguments(source, node.getChild('ArgList')!),
        isMultiLine: isMultiLine(source, node.getChild('ArgList')!),
      };
    case 'AwaitExpression':
      return {kind: 'await', value: source.expr(parts[1]!)};
    case 'UnaryExpression':
      return {kind: 'unary', op: source.text(parts[0]!) as '-' | 'not', value: source.expr(parts[1]!)};
    case 'BinaryExpression':
      return {
        kind: 'binary',
        op: parts
          .slice(1, -1)
          .map((each) => source.text(each))
          .join(' '),
        left: source.expr(parts[0]!),
        right: source.expr(parts.at(-1)!),
      };
    case 'ConditionalExpression':
      return {
        kind: 'conditional',
        then: source.expr(parts[0]!),
        test: source.expr(parts[2]!),
        otherwise: source.expr(parts[4]!),
      };
    case 'LambdaExpression': {
      const parameters = node.getChild('ParamList');
      return {
        kind: 'lambda',
        parameters: parameters ? readParameters(source, parameters) : [],
        body: source.expr(parts.at(-1)!),
      };
    }
    default:
      return source.unsupported(node);
  }
}
