/** Types of values in samples, as far as a translation depends on them. */
export type Type =
  | {kind: 'any' | 'none' | 'str' | 'bytes' | 'int' | 'float' | 'bool' | 'pattern' | 'path' | 'datetime' | 'timedelta'}
  /** A class of the library. */
  | {kind: 'class'; name: string}
  /** A dict type of the library with known keys. */
  | {kind: 'record'; name: string}
  /** A class that the sample defines. */
  | {kind: 'own'; name: string}
  /** A class itself, as opposed to an object of it. */
  | {kind: 'constructor'; of: Type}
  /** A module or object of the standard library, by its qualified name: `os.environ`. */
  | {kind: 'standard'; name: string}
  /** The function `expect` of the library. */
  | {kind: 'expect'}
  /** The result of `expect(...)`. */
  | {kind: 'assertions'; of: Type}
  /** The result of a wait for an event; its `value` is the event. */
  | {kind: 'eventInfo'; value: Type}
  | {kind: 'list' | 'set' | 'optional'; of: Type}
  | {kind: 'dict'; key: Type; of: Type}
  | {kind: 'tuple' | 'union'; items: Type[]}
  | {kind: 'function'; parameters: Type[]; returns: Type; isAsync?: true};

export const anyType: Type = {kind: 'any'};
export const noneType: Type = {kind: 'none'};
export const stringType: Type = {kind: 'str'};
export const boolType: Type = {kind: 'bool'};
export const intType: Type = {kind: 'int'};
export const floatType: Type = {kind: 'float'};
export const pathType: Type = {kind: 'path'};
export const bytesType: Type = {kind: 'bytes'};
export const listOf = (of: Type): Type => ({kind: 'list', of});
export const standardType = (name: string): Type => ({kind: 'standard', name});

/** Returns a type without `None`. */
export const withoutNone = (type: Type): Type => (type.kind === 'optional' ? type.of : type);

/** Returns the type of the items in a loop over a value. */
export function itemType(type: Type): Type {
  if (type.kind === 'list' || type.kind === 'set') return type.of;
  if (type.kind === 'dict') return type.key;
  if (type.kind === 'str') return type;
  return anyType;
}
