import type {Value} from '../translate/program';
import {withoutNone} from '../translate/types';
import {csharpType} from './csharpTypes';
import {quote} from './literals';
import {isIdentifier, toMember} from './names';
import {nameKey} from '../spelling';
import type {Printer} from './printer';

/** Splits `string | Regex` into its types. */
export const typesIn = (type: string): string[] => type.replace(/\?$/, '').split(' | ');

/**
 * Prints a value for a place that wants one of several types: an enum member for a string, an object for a dict.
 *
 * @param type type in the facts: `string | Regex`, `IEnumerable<Cookie>`, `ViewportSize?`
 */
export function convert(value: Value, type: string, printer: Printer): string {
  const types = typesIn(type);
  const single = types.map((each) => each.replace(/\?$/, ''));
  const enumType = single.find((each) => printer.facts.isEnum(each));
  if (value.kind === 'text' && enumType !== undefined) return enumMember(enumType, value.value, printer);
  const listType = single.map(itemType).find((each) => each !== undefined && printer.facts.isEnum(each));
  if (listType !== undefined && isList(value))
    return `new[] { ${value.items.map((item) => convert(item, listType, printer)).join(', ')} }`;
  if (isList(value)) return convertList(value, single, printer);
  if (value.kind === 'dict') return convertDict(value, single, printer);
  if (value.kind === 'conditional')
    return `${printer.value(value.test)} ? ${convert(value.then, type, printer)} : ${convert(value.otherwise, type, printer)}`;
  if (value.type.kind === 'int' && single.includes('DateTime') && value.kind === 'number')
    return `DateTimeOffset.FromUnixTimeSeconds(${value.text}).UtcDateTime`;
  if (value.kind === 'number' && single.includes('float') && value.text.includes('.')) return `${value.text}f`;
  if (value.kind === 'template' && single.includes('string')) return printer.value(value);
  if (single.includes('string') && !single.includes('object') && withoutNone(value.type).kind === 'any')
    return printer.value(value, 'string');
  return printer.value(value, single.length === 1 ? single[0] : undefined);
}

const isList = (value: Value): value is Extract<Value, {kind: 'list' | 'tuple' | 'set'}> =>
  value.kind === 'list' || value.kind === 'tuple';

function enumMember(type: string, value: string, printer: Printer): string {
  const member = printer.facts.enumMember(type, value);
  return member === undefined ? printer.fail(`${type} has no member for "${value}"`) : `${type}.${member}`;
}

/** Returns the type of the items of a collection: `Cookie` of `IEnumerable<Cookie>`. */
const itemType = (type: string): string | undefined =>
  /^(?:IEnumerable|IReadOnlyList|List)<([^<>]+)>$/.exec(type)?.[1] ??
  (type.endsWith('[]') && type !== 'byte[]' ? type.slice(0, -2) : undefined);

function convertList(
  list: Extract<Value, {kind: 'list' | 'tuple' | 'set'}>,
  types: string[],
  printer: Printer,
): string {
  const itemTypes = types.map(itemType).filter((each) => each !== undefined);
  const [first] = list.items;
  const objects = itemTypes.filter((each) => printer.facts.properties(each));
  if (first?.kind === 'dict' && objects.length > 0) {
    const of = chooseObject(first, objects, printer);
    const items = list.items.map((item) =>
      item.kind === 'dict' ? newObject(item, of, printer, true) : printer.value(item, of),
    );
    return `new[] { ${items.join(', ')} }`;
  }
  if (itemTypes.includes('Regex') && new Set(list.items.map(({kind}) => kind)).size > 1)
    return printer.fail('a list of strings and regular expressions has no counterpart in C#');
  if (list.items.length === 0) return `Array.Empty<${itemTypes[0] ?? 'object'}>()`;
  return printer.value(list, types.includes('object') ? 'object' : undefined);
}

function convertDict(dict: Extract<Value, {kind: 'dict'}>, types: string[], printer: Printer): string {
  const objects = types.filter((each) => printer.facts.properties(each));
  if (objects.length > 0) return newObject(dict, chooseObject(dict, objects, printer), printer, types.length > 1);
  const pairs = types.map((each) => /(?:KeyValuePair|Dictionary)<string, ([^<>]+)>/.exec(each)?.[1]).find(Boolean);
  if (pairs !== undefined) return printer.value(dict, `Dictionary<string, ${pairs}>`);
  return types.includes('object') ? anonymousObject(dict, printer) : printer.value(dict);
}

const keysOf = (dict: Extract<Value, {kind: 'dict'}>): string[] =>
  dict.entries.flatMap(({key}) => (key?.kind === 'text' ? [key.value] : []));

/** Chooses the class of values that has the keys of a dict. */
function chooseObject(dict: Extract<Value, {kind: 'dict'}>, types: string[], printer: Printer): string {
  const keys = keysOf(dict).map(nameKey);
  const fitting = types.find((type) => {
    const names = new Set(printer.facts.properties(type)!.map(({name}) => nameKey(name)));
    return keys.every((key) => names.has(key));
  });
  return fitting ?? types[0]!;
}

/**
 * Prints an object of a class of values.
 *
 * @param isNamed whether the name of the class is needed, because the place accepts several
 */
function newObject(
  {entries}: Extract<Value, {kind: 'dict'}>,
  type: string,
  printer: Printer,
  isNamed: boolean,
): string {
  const properties = printer.facts.properties(type)!;
  const fields = entries.map(({key, value}) => {
    if (key?.kind !== 'text') return printer.fail('this dict cannot be translated');
    const property = properties.find(({name}) => nameKey(name) === nameKey(key.value));
    if (!property) return printer.fail(`${type} has no property for "${key.value}"`);
    return `${property.name} = ${convert(value, property.type, printer)}`;
  });
  return `${newOf(type, printer, isNamed)} { ${fields.join(', ')} }`;
}

/** Prints `new()`, or with the name of the class where it is needed. */
export const newOf = (type: string, printer: Printer, isNamed = false): string =>
  isNamed || printer.isChecked ? `new ${type}` : 'new()';

/** Prints a dict for code that receives any object, such as a function in the page. */
export function anonymousObject({entries}: Extract<Value, {kind: 'dict'}>, printer: Printer): string {
  const isPlain = entries.every(({key}) => key?.kind === 'text' && isIdentifier(key.value));
  if (!isPlain) {
    const pairs = entries.map(({key, value}) =>
      key ? `[${printer.value(key)}] = ${anyObject(value, printer)}` : printer.fail('this dict cannot be translated'),
    );
    return `new Dictionary<string, object> { ${pairs.join(', ')} }`;
  }
  const fields = entries.map(({key, value}) => {
    const name = key?.kind === 'text' ? key.value : '';
    const text = anyObject(value, printer);
    return text === name ? name : `${name} = ${text}`;
  });
  return `new { ${fields.join(', ')} }`;
}

/** Prints a value where any object is accepted. */
export function anyObject(value: Value, printer: Printer): string {
  if (value.kind === 'dict') return anonymousObject(value, printer);
  if (value.kind === 'none') return '(object)null';
  if (value.kind === 'list' || value.kind === 'tuple') {
    const types = new Set(value.items.map((item) => csharpType(item, printer)));
    const isMixed = types.size !== 1 || value.items.some(({kind}) => kind === 'dict');
    const items = value.items.map((item) => anyObject(item, printer));
    return `new${isMixed ? ' object' : ''}[] { ${items.join(', ')} }`;
  }
  return printer.value(value);
}

/** Prints a key as the name of a property: `name` of a dict that C# shows as an object. */
export const propertyName = (key: string): string => (isIdentifier(key) ? toMember(key) : quote(key));
