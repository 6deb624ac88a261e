import type {Expr, Parameter} from '../ast';
import type {Value} from '../program';
import {
  anyType,
  boolType,
  bytesType,
  floatType,
  intType,
  listOf,
  noneType,
  pathType,
  standardType,
  stringType,
  type Type,
  withoutNone,
} from '../types';
import {readProperty} from './apiCalls';
import {readCall} from './calls';
import {readComprehension} from './comprehensions';
import {readParameters} from './parameters';
import {readSubscript} from './subscripts';
import type {Context} from './context';
import {unionOf} from './readTypes';
import {builtinErrors, builtinFunctions, standardReceiver, standardResult} from './standardTypes';

/** Converts an expression to the middle form. */
export function readValue(expr: Expr, context: Context, expected?: Type): Value {
  const read = (each: Expr): Value => context.value(each);
  switch (expr.kind) {
    case 'name':
      return readName(expr.name, context);
    case 'string':
      return {kind: 'text', value: expr.value, isMultiLine: expr.value.includes('\n'), type: stringType};
    case 'bytes':
      return {...expr, type: bytesType};
    case 'fstring':
      return {
        kind: 'template',
        parts: expr.parts.map((part) =>
          typeof part === 'string' ? part : {...omitExpr(part), value: read(part.expr)},
        ),
        type: stringType,
      };
    case 'number':
      return {...expr, type: /^[\d_]+$|^0x/.test(expr.text) ? intType : floatType};
    case 'bool':
      return {...expr, type: boolType};
    case 'none':
      return {...expr, type: noneType};
    case 'attribute':
      return readAttribute(read(expr.object), expr.name, context);
    case 'call':
      return readCall(expr, context);
    case 'subscript':
      return readSubscript(expr, context);
    case 'slice':
      return context.fail('this slice cannot be translated');
    case 'await':
      return readAwait(read(expr.value), context);
    case 'unary':
      return {
        kind: 'unary',
        op: expr.op,
        value: read(expr.value),
        type: expr.op === 'not' ? boolType : read(expr.value).type,
      };
    case 'binary':
      return readBinary(expr.op, read(expr.left), read(expr.right));
    case 'conditional': {
      const then = read(expr.then);
      const otherwise = read(expr.otherwise);
      return {kind: 'conditional', test: read(expr.test), then, otherwise, type: unionOf([then.type, otherwise.type])};
    }
    case 'list': {
      const items = expr.items.map(read);
      const of = unionTypes(items.map(({type}) => type));
      return {
        kind: 'list',
        items,
        isMultiLine: expr.isMultiLine,
        type: items.length > 0 ? listOf(of) : listTypeIn(expected),
      };
    }
    case 'set':
      return {kind: 'set', items: expr.items.map(read), isMultiLine: false, type: {kind: 'set', of: anyType}};
    case 'tuple': {
      const items = expr.items.map(read);
      return {kind: 'tuple', items, type: {kind: 'tuple', items: items.map(({type}) => type)}};
    }
    case 'dict':
      return readDict(expr, context);
    case 'comprehension':
      return readComprehension(expr, context);
    case 'lambda':
      return readLambda(expr.parameters, expr.body, context, expected);
    case 'starred':
      return {kind: 'spread', value: read(expr.value), type: anyType};
  }
}

const omitExpr = ({
  conversion,
  format,
}: {
  conversion?: string;
  format?: string;
}): {conversion?: string; format?: string} => ({
  ...(conversion === undefined ? {} : {conversion}),
  ...(format === undefined ? {} : {format}),
});

const unionTypes = (types: Type[]): Type => (types.length === 0 ? anyType : unionOf(types));
const listTypeIn = (expected: Type | undefined): Type => (expected?.kind === 'list' ? expected : listOf(anyType));

function readName(name: string, context: Context): Value {
  const type = context.typeOf(name);
  if (type?.kind === 'standard') return {kind: 'standard', name: type.name, args: [], awaited: false, type};
  if (type?.kind === 'constructor' && type.of.kind === 'class') return {kind: 'apiClass', name: type.of.name, type};
  if (type === undefined && (builtinFunctions.has(name) || builtinErrors.has(name) || name === '__file__'))
    return {
      kind: 'standard',
      name,
      args: [],
      awaited: false,
      type: name === '__file__' ? pathType : standardType(name),
    };
  return {kind: 'variable', name, isPredefined: context.isPredefined(name), type: type ?? anyType};
}

function readAttribute(object: Value, name: string, context: Context): Value {
  const type = withoutNone(object.type);
  if (type.kind === 'eventInfo' && name === 'value' && object.kind === 'variable') {
    if (context.isSync) context.awaited++;
    return {kind: 'eventValue', variable: object.name, type: type.value};
  }
  if (type.kind === 'class') return readProperty(object, type.name, name, context);
  if (type.kind === 'own') {
    const own = context.classes.get(type.name);
    return {kind: 'field', object, name, type: own?.fields.get(name) ?? anyType};
  }
  const owner = standardReceiver(type);
  if (owner === undefined) return {kind: 'field', object, name, type: anyType};
  const isModule =
    type.kind === 'standard' && object.kind === 'standard' && object.receiver === undefined && object.args.length === 0;
  const full = `${owner}.${name}`;
  const result = standardResult(full, object.type);
  if (isModule)
    return {
      kind: 'standard',
      name: full,
      args: [],
      awaited: false,
      type: result.kind === 'any' ? standardType(full) : result,
    };
  return {kind: 'standard', name: full, receiver: object, args: [], awaited: false, type: result};
}

function readAwait(value: Value, context: Context): Value {
  if (context.isSync) return value;
  context.awaited++;
  if (value.kind === 'apiCall' || value.kind === 'assertion' || value.kind === 'standard' || value.kind === 'call')
    return {...value, awaited: true};
  return value.kind === 'eventValue' ? value : {kind: 'awaited', value, type: value.type};
}

const comparisons = new Set(['==', '!=', '<', '>', '<=', '>=', 'in', 'not in', 'is', 'is not']);

function readBinary(op: string, left: Value, right: Value): Value {
  if (op === '/' && left.type.kind === 'path')
    return {
      kind: 'standard',
      name: 'Path.joinpath',
      receiver: left,
      args: [{value: right}],
      awaited: false,
      type: pathType,
    };
  if (comparisons.has(op)) return {kind: 'binary', op, left, right, type: boolType};
  if (op === 'and' || op === 'or')
    return {
      kind: 'binary',
      op,
      left,
      right,
      type: unionOf([op === 'or' ? withoutNone(left.type) : left.type, right.type]),
    };
  const isFloat = op === '/' || left.type.kind === 'float' || right.type.kind === 'float';
  const isNumber = left.type.kind === 'int' || left.type.kind === 'float';
  return {kind: 'binary', op, left, right, type: isNumber ? (isFloat ? floatType : intType) : left.type};
}

function readDict(expr: Extract<Expr, {kind: 'dict'}>, context: Context): Value {
  const entries = expr.entries.map(({key, value}) => ({
    ...(key ? {key: context.value(key)} : {}),
    value: context.value(value),
  }));
  const values = entries.filter(({key}) => key).map(({value}) => value.type);
  return {
    kind: 'dict',
    entries,
    isMultiLine: expr.isMultiLine,
    type: {kind: 'dict', key: stringType, of: unionTypes(values)},
  };
}

function readLambda(parameters: Parameter[], body: Expr, context: Context, expected: Type | undefined): Value {
  return context.inner(() => {
    const typed = readParameters(parameters, context, expected?.kind === 'function' ? expected.parameters : []);
    for (const {name, type} of typed) context.scope.names.set(name, type);
    const before = context.awaited;
    const value = context.value(body);
    const awaits = context.awaited - before - ('awaited' in value && value.awaited ? 1 : 0);
    return {
      kind: 'lambda',
      parameters: typed,
      body: value,
      isAsync: awaits > 0,
      type: {kind: 'function', parameters: typed.map(({type}) => type), returns: value.type},
    };
  });
}
