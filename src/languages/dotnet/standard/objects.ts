import {csharpType, hasCount, itemTypeOf} from '../csharpTypes';
import {printCondition} from '../operators';
import {noteTarget} from '../comprehensions';
import {printIterable} from '../iteration';
import {printShown} from '../shownValues';
import {escapeTemplate} from '../literals';
import type {StandardCall, StandardPrinter} from '../standardCalls';

const argument = ({values, printer}: StandardCall, index = 0): string => printer.operand(values[index]!.value);
const typeOf = ({values, printer}: StandardCall, index = 0): string =>
  values[index] ? csharpType(values[index].value, printer).replace(/\?$/, '') : '';

/** Built-in functions, and methods of lists, sets and dicts. */
export const objectCalls: Record<string, StandardPrinter> = {
  print: printPrint,
  len: (call) => {
    const type = typeOf(call);
    const value = call.values[0]!.value;
    const isFromPage = value.kind === 'apiCall' && type === 'JsonElement';
    if (isFromPage) return `(${call.printer.value(value, 'JsonElement')}).GetArrayLength()`;
    if (type === 'JsonElement') return `${argument(call)}.GetArrayLength()`;
    return `${argument(call)}.${hasCount(type) ? 'Count' : 'Length'}`;
  },
  str: (call) => (typeOf(call) === 'string' ? call.args[0] : `${argument(call)}.ToString()`),
  repr: (call) => (typeOf(call) === 'string' ? call.args[0] : `${argument(call)}.ToString()`),
  int: (call) => {
    const type = typeOf(call);
    if (type === 'double' || type === 'float') return `(int)${argument(call)}`;
    if (type === 'JsonElement') return call.printer.value(call.values[0]!.value, 'int');
    return `int.Parse(${call.printer.value(call.values[0]!.value, 'string')})`;
  },
  float: (call) => `double.Parse(${call.printer.value(call.values[0]!.value, 'string')})`,
  bool: ({values, printer}) => values[0] && printCondition(values[0].value, printer),
  list: (call) => {
    if (call.args.length === 0) return `new ${call.expected?.startsWith('List<') ? call.expected : 'List<object>'}()`;
    return `${printIterable(call.values[0]!.value, call.printer)}.ToList()`;
  },
  dict: (call) => {
    if (call.args.length === 0) return undefined;
    return `new ${typeOf(call)}(${call.args[0]!})`;
  },
  set: (call) =>
    call.args.length === 0
      ? `new ${call.expected ?? 'HashSet<object>'}()`
      : `${printIterable(call.values[0]!.value, call.printer)}.ToHashSet()`,
  sorted: (call) => {
    const source = printIterable(call.values[0]!.value, call.printer);
    const key = call.values.find(({name}) => name === 'key')?.value;
    if (call.values.length > (key ? 2 : 1)) return undefined;
    return `${source}.OrderBy(${key ? call.printer.value(key) : 'each => each'}).ToList()`;
  },
  reversed: (call) => `${argument(call)}.Reverse()`,
  range: ({args}) => (args.length === 1 ? `Enumerable.Range(0, ${args[0]!})` : undefined),
  next: printFirst,
  any: (call) => printTest(call, 'Any'),
  all: (call) => printTest(call, 'All'),
  max: ({args}) => (args.length === 1 ? `${args[0]!}.Max()` : `Math.Max(${args.join(', ')})`),
  min: ({args}) => (args.length === 1 ? `${args[0]!}.Min()` : `Math.Min(${args.join(', ')})`),
  sum: (call) => `${argument(call)}.Sum()`,
  abs: ({args}) => `Math.Abs(${args[0] ?? ''})`,
  round: ({args}) => `Math.Round(${args.join(', ')})`,
  isinstance: (call) => {
    const type = call.values[1]?.value;
    const names: Record<string, string> = {bytes: 'byte[]', str: 'string', int: 'int', float: 'double', bool: 'bool'};
    const name =
      type?.kind === 'apiClass' ? call.printer.value(type) : type?.kind === 'standard' ? names[type.name] : undefined;
    return name && `${argument(call)} is ${name}`;
  },
  'list.append': (call) => {
    const type = call.receiver && csharpType(call.receiver, call.printer);
    if (type === 'JsonElement' || type === 'string') return call.printer.fail('a change of JSON cannot be translated');
    const of = call.receiver && itemTypeOf(csharpType(call.receiver, call.printer), undefined, call.printer);
    return `${call.object}.Add(${call.printer.value(call.values[0]!.value, of)})`;
  },
  'list.extend': ({object, args}) => `${object}.AddRange(${args[0] ?? ''})`,
  'list.insert': ({object, args}) => `${object}.Insert(${args.join(', ')})`,
  'list.index': ({object, args}) => `${object}.IndexOf(${args[0] ?? ''})`,
  'list.count': ({object, args}) => `${object}.Count(each => each == ${args[0] ?? ''})`,
  'list.remove': ({object, args}) => `${object}.Remove(${args[0] ?? ''})`,
  'list.sort': ({object, args}) => (args.length === 0 ? `${object}.Sort()` : undefined),
  'list.reverse': ({object}) => `${object}.Reverse()`,
  'list.clear': ({object}) => `${object}.Clear()`,
  'list.copy': ({object}) => `${object}.ToList()`,
  'set.add': ({object, args}) => `${object}.Add(${args[0] ?? ''})`,
  'dict.get': printGet,
  'dict.items': ({object}) => object,
  'dict.keys': ({object}) => `${object}.Keys`,
  'dict.values': ({object}) => `${object}.Values`,
  'dict.pop': ({object, args}) => `${object}.Remove(${args[0] ?? ''})`,
  'dict.copy': ({object, receiver, printer}) => receiver && `new ${csharpType(receiver, printer)}(${object})`,
};

function printPrint({values, printer}: StandardCall): string | undefined {
  const shown = values.filter(({name}) => name === undefined);
  if (shown.length < values.length || shown.some(({star}) => star)) return undefined;
  const [first] = shown;
  if (!first) return 'Console.WriteLine()';
  if (shown.length === 1) return `Console.WriteLine(${printShown(first.value, printer)})`;
  const parts = shown.map(({value}) => {
    if (value.kind === 'text') return escapeTemplate(value.value);
    const text = printShown(value, printer);
    return `{${/[?:]/.test(text.replace(/"[^"]*"/g, '')) ? `(${text})` : text}}`;
  });
  return `Console.WriteLine($"${parts.join(' ')}")`;
}

function printGet({object, args, receiver, printer}: StandardCall): string | undefined {
  const [key, otherwise] = args;
  const type = receiver ? csharpType(receiver, printer).replace(/\?$/, '') : '';
  if (type === 'JsonElement') return undefined;
  const found = itemTypeOf(type, undefined, printer);
  if (!/Dictionary</.test(type)) {
    const name = /^"(\w+)"$/.exec(key ?? '')?.[1];
    const property = printer.facts.properties(type)?.find((each) => each.name.toLowerCase() === name?.toLowerCase());
    return property && `${object}.${property.name}`;
  }
  if (printer.isChecked)
    return `(${object}.ContainsKey(${key!}) ? ${object}[${key!}] : ${otherwise === 'null' ? `default(${found ?? 'string'})` : (otherwise ?? `default(${found ?? 'string'})`)})`;
  return `${object}.GetValueOrDefault(${args.join(', ')})`;
}

/** Prints `next(item for item in items if condition)`. */
function printFirst({values, printer}: StandardCall): string | undefined {
  const [first, otherwise] = values;
  if (first?.value.kind !== 'comprehension') return undefined;
  const {loops, value} = first.value;
  const [loop] = loops;
  const [condition] = loop?.conditions ?? [];
  if (!loop || loop.conditions.length > 1 || loop.target.kind !== 'variable') return undefined;
  noteTarget(loop.target, loop.source, printer);
  const method = otherwise ? 'FirstOrDefault' : 'First';
  const source = printIterable(loop.source, printer);
  return printer.withParameters([loop.target.name], ([name]) => {
    const test = condition ? `${name!} => ${printCondition(condition, printer)}` : '';
    if (value.kind === 'variable') return `${source}.${method}(${test})`;
    return `${source}${test === '' ? '' : `.Where(${test})`}.Select(${name!} => ${printer.value(value)}).${method}()`;
  });
}

function printTest(call: StandardCall, method: 'Any' | 'All'): string | undefined {
  const [first] = call.values;
  if (first?.value.kind !== 'comprehension') return undefined;
  const {loops, value} = first.value;
  const [loop] = loops;
  if (!loop || loops.length > 1 || loop.target.kind !== 'variable') return undefined;
  const {printer} = call;
  noteTarget(loop.target, loop.source, printer);
  const source = printIterable(loop.source, printer);
  return printer.withParameters([loop.target.name], ([name]) => {
    const filters = loop.conditions.map((each) => `.Where(${name!} => ${printCondition(each, printer)})`).join('');
    return `${source}${filters}.${method}(${name!} => ${printCondition(value, printer)})`;
  });
}
