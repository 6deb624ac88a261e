import type {Expr} from '../ast';
import {parsePython} from '../parsePython';
import {
  anyType,
  boolType,
  bytesType,
  floatType,
  intType,
  listOf,
  noneType,
  pathType,
  stringType,
  type Type,
} from '../types';

/** Tests whether a name in a type is a class or a dict type of the library. */
export interface TypeNames {
  isClass: (name: string) => boolean;
  isRecord: (name: string) => boolean;
}

const simple: Record<string, Type> = {
  str: stringType,
  bytes: bytesType,
  int: intType,
  float: floatType,
  bool: boolType,
  None: noneType,
  Any: anyType,
  object: anyType,
  Path: pathType,
  Pattern: {kind: 'pattern'},
  AriaRole: stringType,
  datetime: {kind: 'datetime'},
  timedelta: {kind: 'timedelta'},
  list: listOf(anyType),
  dict: {kind: 'dict', key: anyType, of: anyType},
};
const lists = new Set([
  'list',
  'List',
  'Sequence',
  'Iterable',
  'Iterator',
  'Generator',
  'AsyncIterator',
  'AsyncGenerator',
]);
const wrappers = new Set(['Awaitable', 'Coroutine', 'AsyncContextManager', 'ContextManager']);

const cache = new Map<string, Expr>();

/** Reads a type of the facts: `list[str] | None`. */
export function typeFromText(text: string, names: TypeNames): Type {
  let expr = cache.get(text);
  if (!expr) {
    const [statement] = parsePython(`x: ${text}`).statements;
    if (statement?.kind !== 'assign' || !statement.annotation) return anyType;
    expr = statement.annotation;
    cache.set(text, expr);
  }
  return typeFromExpr(expr, names);
}

/** Reads a type annotation. */
export function typeFromExpr(expr: Expr, names: TypeNames, own: ReadonlyMap<string, Type> = new Map()): Type {
  const read = (each: Expr): Type => typeFromExpr(each, names, own);
  switch (expr.kind) {
    case 'none':
      return noneType;
    case 'string':
      return /^[A-Z]\w*$/.test(expr.value) ? read({kind: 'name', name: expr.value}) : stringType;
    case 'name':
      return own.get(expr.name) ?? typeOfName(expr.name, names);
    case 'attribute':
      return typeOfName(expr.name, names);
    case 'binary':
      return unionOf([read(expr.left), read(expr.right)]);
    case 'subscript':
      return typeOfGeneric(expr, read);
    default:
      return anyType;
  }
}

function typeOfName(name: string, names: TypeNames): Type {
  const known = simple[name];
  if (known) return known;
  if (names.isClass(name)) return {kind: 'class', name};
  return names.isRecord(name) ? {kind: 'record', name} : anyType;
}

function typeOfGeneric(expr: Extract<Expr, {kind: 'subscript'}>, read: (each: Expr) => Type): Type {
  const name = expr.object.kind === 'name' || expr.object.kind === 'attribute' ? expr.object.name : '';
  const items = expr.index.kind === 'tuple' ? expr.index.items : [expr.index];
  const [first, second] = items;
  if (lists.has(name)) return listOf(read(first!));
  if (name === 'set' || name === 'Set') return {kind: 'set', of: read(first!)};
  if (name === 'dict' || name === 'Dict' || name === 'Mapping')
    return {kind: 'dict', key: read(first!), of: second ? read(second) : anyType};
  if (name === 'tuple' || name === 'Tuple') return {kind: 'tuple', items: items.map(read)};
  if (name === 'Optional') return {kind: 'optional', of: read(first!)};
  if (name === 'Union') return unionOf(items.map(read));
  if (name === 'Pattern') return {kind: 'pattern'};
  if (name === 'Literal') return read(first!);
  if (wrappers.has(name)) return read(items.at(-1)!);
  if (name === 'Callable')
    return {
      kind: 'function',
      parameters: first?.kind === 'list' ? first.items.map(read) : [],
      returns: second ? read(second) : anyType,
    };
  return anyType;
}

/** Joins types, without duplicates; with `None` it is an optional type. */
export function unionOf(types: Type[]): Type {
  const flat = types.flatMap((type): Type[] =>
    type.kind === 'union' ? type.items : type.kind === 'optional' ? [type.of, noneType] : [type],
  );
  const unique = [...new Map(flat.map((type) => [JSON.stringify(type), type])).values()];
  const rest = unique.filter(({kind}) => kind !== 'none');
  const joined: Type =
    rest.length === 1
      ? rest[0]!
      : {kind: 'union', items: rest.flatMap((type) => (type.kind === 'union' ? type.items : [type]))};
  if (rest.length === 0) return noneType;
  return rest.length < unique.length ? {kind: 'optional', of: joined} : joined;
}
