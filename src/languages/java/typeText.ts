import type {Type} from '../translate/types';
import {withoutNone} from '../translate/types';

const simple: Partial<Record<Exclude<Type['kind'], 'constructor'>, string>> = {
  str: 'String',
  path: 'Path',
  int: 'int',
  float: 'double',
  bool: 'boolean',
  bytes: 'byte[]',
  pattern: 'Pattern',
  datetime: 'Instant',
};

/** Classes and dict types that have another name in Java. */
const renamed: Record<string, string> = {
  Error: 'PlaywrightException',
  FloatRect: 'BoundingBox',
  Cookie: 'Cookie',
  ViewportSize: 'ViewportSize',
  Position: 'Position',
  Geolocation: 'Geolocation',
  HttpCredentials: 'HttpCredentials',
  FilePayload: 'FilePayload',
  StorageState: 'String',
};

const boxes: Record<string, string> = {
  int: 'Integer',
  double: 'Double',
  boolean: 'Boolean',
  long: 'Long',
  void: 'Void',
};

/** Returns the type that collections and null need: `Integer` for `int`. */
export const boxed = (type: string): string => boxes[type] ?? type;

/** Whether a value of the type is no object. */
export const isPrimitive = (type: string): boolean => type in boxes;

/** Returns the Java type for a type of Python. */
export function javaType(type: Type): string {
  switch (type.kind) {
    case 'class':
      return renamed[type.name] ?? type.name;
    case 'record':
      return renamed[type.name] ?? 'Object';
    case 'own':
      return type.name;
    case 'list':
      return `List<${boxed(javaType(type.of))}>`;
    case 'set':
      return `Set<${boxed(javaType(type.of))}>`;
    case 'dict':
      return `Map<${type.key.kind === 'any' ? 'String' : boxed(javaType(type.key))}, ${boxed(javaType(type.of))}>`;
    case 'tuple':
      return `List<${commonType(type.items.map(javaType))}>`;
    case 'optional':
      return boxed(javaType(withoutNone(type)));
    case 'function':
      return functionType(type);
    case 'none':
      return 'void';
    default:
      return type.kind === 'constructor' ? 'Object' : (simple[type.kind] ?? 'Object');
  }
}

/** Returns the type of items of several types. */
export function commonType(types: string[]): string {
  const distinct = [...new Set(types.filter((each) => each !== 'null').map(boxed))];
  if (distinct.length === 1) return distinct[0]!;
  return distinct.length === 2 && distinct.every((each) => each === 'Integer' || each === 'Double')
    ? 'Double'
    : 'Object';
}

function functionType({parameters, returns}: Extract<Type, {kind: 'function'}>): string {
  const types = parameters.map((each) => boxed(javaType(each)));
  const isVoid = returns.kind === 'none' || returns.kind === 'any';
  if (types.length === 0) return isVoid ? 'Runnable' : `Supplier<${boxed(javaType(returns))}>`;
  if (types.length > 2) return 'Object';
  const prefix = types.length === 2 ? 'Bi' : '';
  if (isVoid) return `${prefix}Consumer<${types.join(', ')}>`;
  if (returns.kind === 'bool') return `${prefix}Predicate<${types.join(', ')}>`;
  return `${prefix}Function<${[...types, boxed(javaType(returns))].join(', ')}>`;
}

/** Returns the types between the angle brackets: `String` and `Object` of `Map<String, Object>`. */
export function typeArguments(type: string): string[] {
  const inner = /^[\w.]+<(.*)>$/.exec(type)?.[1];
  if (inner === undefined) return [];
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < inner.length; at++) {
    if (inner[at] === '<') depth++;
    else if (inner[at] === '>') depth--;
    else if (inner[at] === ',' && depth === 0) {
      parts.push(inner.slice(start, at).trim());
      start = at + 1;
    }
  }
  return [...parts, inner.slice(start).trim()];
}

/** Returns the type of the items of a list, set or array; of a map, the type of its keys. */
export function itemTypeOf(type: string): string {
  if (type.endsWith('[]')) return type.slice(0, -2);
  return typeArguments(type)[0] ?? 'Object';
}

/** Returns the class without its type arguments: `Map` for `Map<String, Object>`. */
export const rawType = (type: string): string => type.replace(/<.*$/, '');
