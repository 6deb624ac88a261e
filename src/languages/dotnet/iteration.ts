import type {Value} from '../translate/program';
import {withoutNone} from '../translate/types';
import {csharpType, isNullable} from './csharpTypes';
import {noteTarget} from './comprehensions';
import type {Printer} from './printer';

/** Prints a value that a loop goes through. A dict gives its keys. */
export function printIterable(source: Value, printer: Printer): string {
  if (source.kind === 'standard' && source.name === 'range')
    return printRange(
      source.args.map(({value}) => value),
      printer,
    );
  const type = csharpType(source, printer).replace(/\?$/, '');
  const text = `${printer.operand(source)}${isNullable(source, printer) ? printer.sure : ''}`;
  if (type === 'JsonElement')
    return source.type.kind === 'dict' ? `${text}.EnumerateObject()` : `${text}.EnumerateArray()`;
  if (source.kind === 'tuple') return `new[] { ${source.items.map((item) => printer.value(item)).join(', ')} }`;
  if (/Dictionary</.test(type) && !(source.kind === 'standard' && source.name.startsWith('dict.')))
    return `${text}.Keys`;
  return text;
}

function printRange(bounds: Value[], printer: Printer): string {
  const [first, second] = bounds;
  if (!first || bounds.length > 2) return printer.fail('this range cannot be translated');
  if (!second) return `Enumerable.Range(0, ${printer.value(first)})`;
  return `Enumerable.Range(${printer.value(first)}, ${printer.operand(second)} - ${printer.operand(first)})`;
}

/** The head of a loop, and the statements that declare its other variables. */
export interface LoopHead {
  head: string;
  declarations: string[];
}

/** Prints the head of a loop: `foreach (var item in items)`. */
export function printLoopHead(target: Value, source: Value, printer: Printer): LoopHead {
  noteTarget(target, source, printer);
  const name = target.kind === 'variable' ? toLoopName(printer.variable(target.name)) : '';
  if (source.kind === 'standard') {
    const [first, second, third] = source.args.map(({value}) => printer.value(value));
    if (source.name === 'range' && third === undefined && name !== '')
      return {
        head: `for (var ${name} = ${second === undefined ? '0' : first!}; ${name} < ${second ?? first!}; ${name}++)`,
        declarations: [],
      };
    if (source.name === 'enumerate' && target.kind === 'tuple')
      return printEnumerate(target, source.args[0]!.value, source.args[1]?.value, printer);
    if (source.name === 'dict.items' && target.kind === 'tuple') return printPairs(target, source, printer);
    if (source.name === 'zip' && target.kind === 'tuple') {
      const [one, other] = source.args.map(({value}) => printer.operand(value));
      const names = target.items.map((item) => printer.value(item));
      if (printer.isChecked)
        return {
          head: `foreach (var item_ in ${one!}.Zip(${other!}, (first, second) => (first, second)))`,
          declarations: names.map((each, index) => `var ${each} = item_.Item${index + 1};`),
        };
      const pairs = `${one!}.Zip(${other!})`;
      return {head: `foreach (var (${names.join(', ')}) in ${pairs})`, declarations: []};
    }
  }
  if (target.kind === 'tuple') {
    const names = target.items.map((item) => printer.value(item));
    noteItems(target.items, source, printer);
    if (printer.isChecked)
      return {
        head: `foreach (var item_ in ${printIterable(source, printer)})`,
        declarations: names.map((each, index) => `var ${each} = item_.Item${index + 1};`),
      };
    return {head: `foreach (var (${names.join(', ')}) in ${printIterable(source, printer)})`, declarations: []};
  }
  return {head: `foreach (var ${name} in ${printIterable(source, printer)})`, declarations: []};
}

const toLoopName = (name: string): string => (name === '_' ? 'i' : name);

/** Remembers the types of the variables of `for a, b in [(1, "x")]`. */
function noteItems(targets: Value[], source: Value, printer: Printer): void {
  const [first] = source.kind === 'list' || source.kind === 'tuple' ? source.items : [];
  if (first?.kind !== 'tuple') return;
  targets.forEach((target, index) => {
    const item = first.items[index];
    if (target.kind === 'variable' && item) printer.types.set(target.name, csharpType(item, printer));
  });
}

/** Prints `for index, item in enumerate(items)` as a loop over the index. */
function printEnumerate(
  target: Extract<Value, {kind: 'tuple'}>,
  list: Value,
  start: Value | undefined,
  printer: Printer,
): LoopHead {
  const [index, item] = target.items;
  if (index?.kind !== 'variable' || item?.kind !== 'variable') return printer.fail('this loop cannot be translated');
  noteTarget(item, list, printer);
  printer.types.set(index.name, 'int');
  const name = printer.variable(index.name);
  const source = printer.operand(list);
  const type = csharpType(list, printer);
  const isPlain = /^\w+$/.test(source) && !start && /\[\]$|List</.test(type);
  const variable = printer.variable(item.name);
  if (!isPlain) {
    const at = start ? `at + ${printer.value(start)}` : 'at';
    const pairs = `${printIterable(list, printer)}.Select((each, at) => (each, ${at}))`;
    if (!printer.isChecked) return {head: `foreach (var (${variable}, ${name}) in ${pairs})`, declarations: []};
    return {
      head: `foreach (var item_ in ${pairs})`,
      declarations: [`var ${variable} = item_.Item1;`, `var ${name} = item_.Item2;`],
    };
  }
  const length = type.endsWith('[]') ? 'Length' : 'Count';
  return {
    head: `for (var ${name} = 0; ${name} < ${source}.${length}; ${name}++)`,
    declarations: [`var ${variable} = ${source}[${name}];`],
  };
}

/** Prints `for name, value in pairs.items()`. */
function printPairs(
  target: Extract<Value, {kind: 'tuple'}>,
  source: Extract<Value, {kind: 'standard'}>,
  printer: Printer,
): LoopHead {
  const [key, value] = target.items;
  if (key?.kind !== 'variable' || value?.kind !== 'variable') return printer.fail('this loop cannot be translated');
  printer.types.set(key.name, 'string');
  const type = source.receiver ? csharpType(source.receiver, printer) : '';
  const of = /Dictionary<[^,]+, (.*)>\??$/.exec(type)?.[1];
  if (of !== undefined) printer.types.set(value.name, of);
  const [one, other] = [printer.variable(key.name), printer.variable(value.name)];
  const text = source.receiver ? printer.operand(source.receiver) : '';
  if (withoutNone(source.receiver?.type ?? {kind: 'any'}).kind === 'any' && type === 'JsonElement')
    return {
      head: `foreach (var property in ${text}.EnumerateObject())`,
      declarations: [`var ${one} = property.Name;`, `var ${other} = property.Value;`],
    };
  if (printer.isChecked)
    return {
      head: `foreach (var pair in ${text})`,
      declarations: [`var ${one} = pair.Key;`, `var ${other} = pair.Value;`],
    };
  return {head: `foreach (var (${one}, ${other}) in ${text})`, declarations: []};
}
