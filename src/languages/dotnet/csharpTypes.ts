import type {Value} from '../translate/program';
import {type Type, withoutNone} from '../translate/types';
import {isFromPage, isGeneric} from './evaluated';
import type {Printer} from './printer';

const simple: Partial<Record<Exclude<Type['kind'], 'constructor'>, string>> = {
  str: 'string',
  path: 'string',
  int: 'int',
  float: 'double',
  bool: 'bool',
  bytes: 'byte[]',
  pattern: 'Regex',
  none: 'void',
  datetime: 'DateTime',
  timedelta: 'TimeSpan',
};

const exceptions: Record<string, string> = {Error: 'PlaywrightException', TimeoutError: 'TimeoutException'};

/** Dict types of Python that have another name in C#. */
const records: Record<string, string> = {
  FloatRect: 'LocatorBoundingBoxResult',
  StorageState: 'string',
  HttpCredentials: 'HttpCredentials',
  ProxySettings: 'Proxy',
};

/** Writes a type of the middle form in C#: `IReadOnlyList<string>`. */
export function typeText(type: Type, printer: Printer): string {
  const inner = (each: Type): string => typeText(each, printer);
  switch (type.kind) {
    case 'class':
      return exceptions[type.name] ?? `I${type.name}`;
    case 'record':
      return records[type.name] ?? type.name;
    case 'own':
      return type.name;
    case 'list':
      return `List<${inner(type.of)}>`;
    case 'set':
      return `HashSet<${inner(type.of)}>`;
    case 'dict':
      return `Dictionary<${type.key.kind === 'any' ? 'string' : inner(type.key)}, ${inner(type.of)}>`;
    case 'tuple':
      return `(${type.items.map(inner).join(', ')})`;
    case 'optional':
      return `${inner(type.of)}?`;
    case 'union':
      // A message of a WebSocket is text or bytes in Python.
      return type.items.some(({kind}) => kind === 'str') ? 'string' : 'object';
    case 'function':
      return functionType(type, printer);
    default:
      if (type.kind === 'any') return 'object';
      if (type.kind === 'pattern') printer.use('System.Text.RegularExpressions');
      return (type.kind === 'constructor' ? undefined : simple[type.kind]) ?? 'object';
  }
}

function functionType({parameters, returns}: Extract<Type, {kind: 'function'}>, printer: Printer): string {
  const types = parameters.map((each) => typeText(each, printer));
  const result = returns.kind === 'none' || returns.kind === 'any' ? undefined : typeText(returns, printer);
  if (result === undefined) return types.length === 0 ? 'Action' : `Action<${types.join(', ')}>`;
  return `Func<${[...types, result].join(', ')}>`;
}

/** Types of the objects that a fragment can use without creating them. */
const predefined: Record<string, string> = {
  playwright: 'IPlaywright',
  browser: 'IBrowser',
  context: 'IBrowserContext',
  page: 'IPage',
  request: 'IAPIRequestContext',
};

/** Returns the type of a value in C#, with a question mark if it can be null. */
export function csharpType(value: Value, printer: Printer): string {
  switch (value.kind) {
    case 'text':
    case 'template':
      return 'string';
    case 'number':
      return /^[\d_]+$|^0x/.test(value.text) ? 'int' : 'double';
    case 'none':
      return 'null';
    case 'variable':
      if (value.isPredefined) return predefined[value.name] ?? 'object';
      return printer.types.get(value.name) ?? typeText(value.type, printer);
    case 'apiCall':
      return apiCallType(value, printer);
    case 'index':
      return (
        itemTypeOf(
          csharpType(value.object, printer),
          value.index.kind === 'text' ? value.index.value : undefined,
          printer,
        ) ?? typeText(value.type, printer)
      );
    case 'slice':
      return csharpType(value.object, printer);
    case 'list':
    case 'tuple': {
      const [first] = value.items;
      const types = new Set(value.items.map((each) => csharpType(each, printer)));
      return `${first && types.size === 1 ? [...types][0]! : 'object'}[]`;
    }
    case 'comprehension':
      if (value.of === 'dict') return typeText(value.type, printer);
      return `List<${csharpType(value.value, printer)}>`;
    case 'call':
      if (value.callee.kind === 'variable')
        return printer.functions.get(value.callee.name)?.returns ?? typeText(value.type, printer);
      return typeText(value.type, printer);
    case 'conditional': {
      const [one, other] = [csharpType(value.then, printer), csharpType(value.otherwise, printer)];
      return one === 'null' ? other : one;
    }
    case 'awaited':
      return csharpType(value.value, printer);
    case 'eventValue':
      return printer.types.get(printer.events.get(value.variable) ?? '') ?? typeText(value.type, printer);
    case 'binary':
      if (value.op === 'or' || value.op === 'and') return csharpType(value.right, printer);
      return typeText(value.type, printer);
    case 'standard':
      return standardType(value, printer);
    default:
      return typeText(value.type, printer);
  }
}

function standardType(value: Extract<Value, {kind: 'standard'}>, printer: Printer): string {
  const receiver = value.receiver && csharpType(value.receiver, printer);
  const [first] = value.args;
  if (value.name === 'dict.get' && receiver !== undefined)
    return `${itemTypeOf(receiver, undefined, printer) ?? 'object'}?`;
  if ((value.name === 'list' || value.name === 'sorted') && first)
    return `List<${itemTypeOf(csharpType(first.value, printer), undefined, printer) ?? 'object'}>`;
  if (value.name === 'str.split' || value.name === 'str.splitlines') return 'string[]';
  if (value.name === 'json.loads') return 'JsonElement';
  if (value.name === 'Path.stat') return 'FileInfo';
  if (value.name === 'os.stat_result.st_size') return 'long';
  return typeText(value.type, printer);
}

function apiCallType(value: Extract<Value, {kind: 'apiCall'}>, printer: Printer): string {
  const {className} = value.member;
  if (className === 'Error' || className === 'TimeoutError') return 'string';
  const returns = printer.facts.member(value.member)?.returns;
  if (returns === undefined) return typeText(value.type, printer);
  if (isFromPage(value, printer)) return isGeneric(value.member, printer) ? 'JsonElement' : 'JsonElement?';
  return returns;
}

/** Returns the type of the items of a collection, or of a key of an object. */
export function itemTypeOf(collection: string, key: string | undefined, printer: Printer): string | undefined {
  const type = collection.replace(/\?$/, '');
  if (type === 'JsonElement') return type;
  if (type.endsWith('[]')) return type.slice(0, -2);
  const dictionary = /^(?:I(?:ReadOnly)?)?Dictionary<[^,]+, (.*)>$/.exec(type);
  if (dictionary) return dictionary[1];
  const list = /^(?:I?List|IReadOnlyList|IEnumerable|IReadOnlyCollection|HashSet)<(.*)>$/.exec(type);
  if (list) return list[1];
  if (key === undefined) return undefined;
  return printer.facts.properties(type)?.find(({name}) => name.toLowerCase() === key.replace(/_/g, '').toLowerCase())
    ?.type;
}

/** Whether a value is a collection with the property Count; arrays have Length. */
export const hasCount = (type: string): boolean =>
  /^I?(?:ReadOnly)?(?:List|Dictionary|Collection)<|^HashSet</.test(type);

/** Whether a value can be null here. */
export function isNullable(value: Value, printer: Printer): boolean {
  if (value.kind === 'variable' && printer.narrowed.has(value.name)) return false;
  if (value.kind === 'standard' || value.kind === 'awaited') return false;
  const type = csharpType(value, printer);
  return (
    type.endsWith('?') ||
    (value.kind === 'variable' && withoutNone(value.type) !== value.type && !printer.types.has(value.name))
  );
}
