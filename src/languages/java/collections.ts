import type {Value, ValueOf} from '../translate/program';
import {pascalCase} from '../spelling';
import type {Printer} from './printer';
import {boxed} from './typeText';

/** Prints items as a list. `List.of` accepts no null. */
export function printListItems(items: Value[], type: string, printer: Printer): string {
  const spread = items.find(({kind}) => kind === 'spread');
  if (spread) return printer.fail('a list with a star cannot be translated');
  const texts = items.map((item) => printer.as(item, type));
  return `${items.some(({kind}) => kind === 'none') ? 'Arrays.asList' : 'List.of'}(${texts.join(', ')})`;
}

/** Largest number of entries of `Map.of`, whose keys and values cannot be told apart if there are many. */
const mostEntries = 3;

/** Prints a dict as a map. */
export function printDict({entries}: ValueOf<'dict'>, type: string, printer: Printer): string {
  if (entries.some(({key, value}) => !key || value.kind === 'none')) return printFilledMap(entries, type, printer);
  if (entries.length > mostEntries)
    return `Map.ofEntries(${entries.map(({key, value}) => `Map.entry(${printer.value(key!)}, ${printer.as(value, boxed(type))})`).join(', ')})`;
  return `Map.of(${entries.flatMap(({key, value}) => [printer.value(key!), printer.as(value, boxed(type))]).join(', ')})`;
}

/** Prints a map that starts as a copy of another, or contains null, above the statement, and returns its variable. */
export function printFilledMap(
  entries: ValueOf<'dict'>['entries'],
  type: string,
  printer: Printer,
  own?: string,
): string {
  const [first] = entries;
  const copied = first && !first.key ? first.value : undefined;
  const name = copied && JSON.stringify(copied).includes('headers') ? 'headers' : 'values';
  const variable = own ?? (printer.types.has(name) ? `new${pascalCase(name)}` : name);
  const item =
    type === 'Object' && copied ? (/^Map<String, (.*)>$/.exec(printer.typeOf(copied))?.[1] ?? type) : boxed(type);
  const lines = [`Map<String, ${item}> ${variable} = new HashMap<>(${copied ? printer.value(copied) : ''});`];
  for (const {key, value} of copied ? entries.slice(1) : entries) {
    if (key) lines.push(`${variable}.put(${printer.value(key)}, ${printer.as(value, item)});`);
    else lines.push(`${variable}.putAll(${printer.value(value)});`);
  }
  printer.prelude.push(...lines);
  return variable;
}

/** Prints a dict with known keys as an object: `new Geolocation(52.5, 13.4).setAccuracy(10)`. */
export function printRecord(value: ValueOf<'dict'>, type: string, printer: Printer): string {
  const {required, optional} = splitRecord(value, type, printer);
  return `new ${type}(${required.join(', ')})${optional.join('')}`;
}

/** Splits the entries of an object into the arguments of its constructor and calls of setters. */
export function splitRecord(
  {entries}: ValueOf<'dict'>,
  type: string,
  printer: Printer,
): {required: string[]; optional: string[]} {
  const fields = printer.facts.fields(type) ?? [];
  const values = new Map<string, Value>();
  for (const {key, value} of entries) {
    if (key?.kind !== 'text' || !fields.some(({name}) => name === key.value))
      return printer.fail(`${type} of Java has no such key`);
    values.set(key.value, value);
  }
  const hasConstructor = fields.some((field) => field.required);
  const required = fields
    .filter((field) => field.required)
    .map(({name, type: field}) => {
      const value = values.get(name);
      return value ? printer.as(value, field) : printer.fail(`${type} of Java needs ${name}`);
    });
  const optional = fields
    .filter((field) => !(hasConstructor && field.required) && values.has(field.name))
    .map(({name, type: field}) => `.set${pascalCase(name)}(${printer.as(values.get(name)!, field)})`);
  return {required, optional};
}
