import type {Argument, Expr} from '../ast';
import type {PlainArgument, RegexFlag, TypedParameter, Value} from '../program';
import {anyType, itemType, listOf, type Type, withoutNone} from '../types';
import {readApiCall} from './apiCalls';
import {readAssertion} from './assertionCalls';
import type {Context} from './context';
import {builtinErrors, builtinFunctions, ownerOfMethod, standardReceiver, standardResult} from './standardTypes';

type Call = Extract<Expr, {kind: 'call'}>;

/** Reads a call: of the library, of the standard library, or of a function of the sample. */
export function readCall({callee, args}: Call, context: Context): Value {
  if (callee.kind === 'attribute') return readMethodCall(callee, args, context);
  if (callee.kind === 'name') return readFunctionCall(callee.name, args, context);
  const value = context.value(callee);
  return plainCall(value, args, context, {returns: value.type.kind === 'function' ? value.type.returns : anyType});
}

function readFunctionCall(name: string, args: Argument[], context: Context): Value {
  const type = context.typeOf(name);
  if (type?.kind === 'standard') return standardCall(type.name, undefined, args, context);
  if (type?.kind === 'constructor' && type.of.kind === 'own') {
    const parameters = context.classes.get(type.of.name)?.parameters;
    const callee: Value = {kind: 'variable', name, isPredefined: false, type};
    return plainCall(callee, args, context, {
      returns: type.of,
      isConstructor: true,
      ...(parameters ? {parameters} : {}),
    });
  }
  if (type?.kind === 'constructor' && type.of.kind === 'class') {
    const callee: Value = {kind: 'apiClass', name: type.of.name, type};
    return plainCall(callee, args, context, {returns: type.of, isConstructor: true});
  }
  if (type === undefined && (builtinFunctions.has(name) || builtinErrors.has(name)))
    return standardCall(name, undefined, args, context);
  const known = context.scope.functionOf(name);
  const callee: Value = {kind: 'variable', name, isPredefined: false, type: type ?? anyType};
  const isAwaited = context.isSync && known?.isAsync === true;
  if (isAwaited) context.awaited++;
  return plainCall(callee, args, context, {
    returns: known?.returns ?? (type?.kind === 'function' ? type.returns : anyType),
    awaited: isAwaited,
    ...(known ? {parameters: known.parameters} : {}),
  });
}

function readMethodCall(callee: Extract<Expr, {kind: 'attribute'}>, args: Argument[], context: Context): Value {
  const assertion = readAssertion(callee.object, callee.name, args, context);
  if (assertion) return assertion;
  const receiver = context.value(callee.object);
  const type = withoutNone(receiver.type);
  if (type.kind === 'standard' && type.name === 're' && callee.name === 'compile') return readRegex(args, context);
  if (type.kind === 'class') return readApiCall(receiver, type.name, callee.name, args, context);
  if (type.kind === 'own') return readOwnMethod(receiver, type.name, callee.name, args, context);
  const owner = standardReceiver(type) ?? ownerOfMethod(callee.name);
  if (owner !== undefined) {
    const isModule =
      type.kind === 'standard' &&
      receiver.kind === 'standard' &&
      receiver.receiver === undefined &&
      receiver.args.length === 0;
    return standardCall(`${owner}.${callee.name}`, isModule ? undefined : receiver, args, context);
  }
  const field: Value = {kind: 'field', object: receiver, name: callee.name, type: anyType};
  return plainCall(field, args, context, {returns: anyType});
}

function readOwnMethod(receiver: Value, className: string, name: string, args: Argument[], context: Context): Value {
  const own = context.classes.get(className);
  const method = own?.methods.get(name);
  const callee: Value = {kind: 'field', object: receiver, name, type: own?.fields.get(name) ?? anyType};
  const isAwaited = context.isSync && method?.isAsync === true;
  if (isAwaited) context.awaited++;
  return plainCall(callee, args, context, {
    returns: method?.returns ?? anyType,
    awaited: isAwaited,
    ...(method ? {parameters: method.parameters} : {}),
  });
}

function plainCall(
  callee: Value,
  args: Argument[],
  context: Context,
  result: {returns: Type; isConstructor?: boolean; awaited?: boolean; parameters?: TypedParameter[]},
): Value {
  return {
    kind: 'call',
    callee,
    args: readArguments(args, context, result.parameters),
    awaited: result.awaited ?? false,
    isConstructor: result.isConstructor ?? false,
    ...(result.parameters ? {parameters: result.parameters} : {}),
    type: result.returns,
  };
}

function readArguments(args: Argument[], context: Context, parameters: TypedParameter[] = []): PlainArgument[] {
  return args.map(({name, star, value}, index) => {
    const parameter = name === undefined ? parameters[index] : parameters.find((each) => each.name === name);
    return {
      ...(name === undefined ? {} : {name}),
      ...(star === undefined ? {} : {star}),
      value: context.value(value, parameter?.type),
    };
  });
}

function standardCall(name: string, receiver: Value | undefined, args: Argument[], context: Context): Value {
  const values = readArguments(args, context);
  const first = values[0]?.value.type;
  const copies = name === 'list' || name === 'sorted' || name === 'reversed';
  const [item] = name === 'next' ? values : [];
  return {
    kind: 'standard',
    name,
    ...(receiver ? {receiver} : {}),
    args: values,
    awaited: false,
    type: item
      ? itemType(item.value.type)
      : copies && first
        ? listOf(first.kind === 'list' || first.kind === 'set' ? first.of : anyType)
        : standardResult(name, receiver?.type),
  };
}

const flagNames: Record<string, RegexFlag> = {
  IGNORECASE: 'ignoreCase',
  I: 'ignoreCase',
  MULTILINE: 'multiline',
  M: 'multiline',
  DOTALL: 'dotAll',
  S: 'dotAll',
};

function readRegex([pattern, flags]: Argument[], context: Context): Value {
  if (pattern?.value.kind !== 'string')
    return standardCall(
      're.compile',
      undefined,
      [pattern, flags].filter((each) => each !== undefined),
      context,
    );
  return {
    kind: 'regex',
    pattern: pattern.value.value,
    flags: flags ? readFlags(flags.value, context) : [],
    type: {kind: 'pattern'},
  };
}

function readFlags(expr: Expr, context: Context): RegexFlag[] {
  if (expr.kind === 'binary' && expr.op === '|')
    return [...readFlags(expr.left, context), ...readFlags(expr.right, context)];
  const flag = expr.kind === 'attribute' ? flagNames[expr.name] : undefined;
  return flag ? [flag] : context.fail('this flag of a regular expression cannot be translated');
}
