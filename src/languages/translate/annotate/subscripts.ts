import type {Expr} from '../ast';
import type {Value} from '../program';
import {anyType, stringType, type Type, withoutNone} from '../types';
import type {Context} from './context';

/** Reads `object[index]`. */
export function readSubscript({object, index}: Extract<Expr, {kind: 'subscript'}>, context: Context): Value {
  const value = context.value(object);
  if (index.kind === 'slice')
    return {
      kind: 'slice',
      object: value,
      ...(index.start ? {start: context.value(index.start)} : {}),
      ...(index.end ? {end: context.value(index.end)} : {}),
      type: value.type,
    };
  const key = context.value(index);
  const type = withoutNone(value.type);
  if (type.kind === 'standard' && type.name === 'os.environ')
    return {kind: 'standard', name: 'os.environ.[]', args: [{value: key}], awaited: false, type: stringType};
  if (type.kind === 'class' && type.name === 'Playwright')
    return {kind: 'index', object: value, index: key, type: {kind: 'class', name: 'BrowserType'}};
  const ofBinding =
    object.kind === 'name' && object.name === 'source' && index.kind === 'string'
      ? bindingTypes[index.value]
      : undefined;
  return {kind: 'index', object: value, index: key, type: ofBinding ?? typeAt(type, index, context)};
}

/** The keys of the first argument of a binding, which samples call `source`. */
const bindingTypes: Record<string, Type> = {
  page: {kind: 'class', name: 'Page'},
  frame: {kind: 'class', name: 'Frame'},
  context: {kind: 'class', name: 'BrowserContext'},
};

function typeAt(type: Type, index: Expr, context: Context): Type {
  if (type.kind === 'record' && index.kind === 'string') return context.facts.keyType(type.name, index.value);
  if (type.kind === 'dict' || type.kind === 'list') return type.of;
  if (type.kind === 'str') return type;
  if (type.kind === 'tuple' && index.kind === 'number') return type.items[Number(index.text)] ?? anyType;
  return anyType;
}
