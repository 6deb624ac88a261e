import type {Expr} from '../ast';
import {decodeString, formatParts} from './pythonStrings';
import {meaningful, type SyntaxNode} from './nodes';
import type {Source} from './source';

export function readString(source: Source, node: SyntaxNode): Expr {
  const text = source.text(node);
  if (node.name === 'String') {
    const {prefix, value} = decodeString(text);
    return prefix.includes('b') ? {kind: 'bytes', value} : {kind: 'string', value, prefix};
  }
  const replacements = node.getChildren('FormatReplacement');
  const parts = formatParts(
    text,
    replacements.map(({from, to}) => ({from: from - node.from, to: to - node.from})),
  );
  return {
    kind: 'fstring',
    parts: parts.map((part) => (typeof part === 'string' ? part : readReplacement(source, replacements[part]!))),
  };
}

function readReplacement(source: Source, node: SyntaxNode): {expr: Expr; conversion?: string; format?: string} {
  const conversion = node.getChild('FormatConversion');
  const format = node.getChild('FormatSpec');
  return {
    expr: source.expr(meaningful(node)[0]!),
    ...(conversion ? {conversion: source.text(conversion).slice(1)} : {}),
    ...(format ? {format: source.text(format).slice(1)} : {}),
  };
}

/** Joins strings that follow each other. */
export function joinStrings(source: Source, strings: Expr[]): Expr {
  if (strings.every((each) => each.kind === 'string'))
    return {kind: 'string', value: strings.map(({value}) => value).join(''), prefix: ''};
  const parts = strings.flatMap((each) =>
    each.kind === 'fstring' ? each.parts : each.kind === 'string' ? [each.value] : [],
  );
  return {kind: 'fstring', parts};
}
