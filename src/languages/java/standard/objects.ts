import {streamOf, withStream} from '../comprehensions';
import {insideLambda} from '../lambdas';
import {printCondition} from '../operators';
import {inParentheses} from '../printer';
import type {StandardCall, StandardPrinter} from '../standardCalls';
import {rawType} from '../typeText';

const typeAt = ({values, printer}: StandardCall, index = 0): string =>
  values[index] ? printer.typeOf(values[index].value) : 'Object';

const argument = ({values, printer}: StandardCall, index = 0): string => printer.operand(values[index]!.value);

/** Built-in functions, and methods of lists, sets and dicts. */
export const objectCalls: Record<string, StandardPrinter> = {
  print: printLine,
  len: (call) => {
    const type = typeAt(call);
    const object = argument(call);
    if (type === 'String') return `${object}.length()`;
    if (type.endsWith('[]')) return `${object}.length`;
    if (type === 'JsonElement') return `${object}.getAsJsonArray().size()`;
    if (type === 'Object') return `((List<?>) ${object}).size()`;
    return `${object}.size()`;
  },
  str: (call) => {
    const type = typeAt(call);
    if (type === 'String') return call.args[0];
    if (/Exception$|Error$/.test(type)) return `${argument(call)}.getMessage()`;
    if (type === 'Path' || /^Json/.test(type)) return `${argument(call)}.toString()`;
    return `String.valueOf(${call.args[0] ?? ''})`;
  },
  repr: ({args}) => `String.valueOf(${args[0] ?? ''})`,
  int: (call) => {
    const type = typeAt(call);
    if (type === 'String') return `Integer.parseInt(${call.args[0]!})`;
    return type === 'Object' || /^Json/.test(type) ? call.as(0, 'int') : `(int) ${argument(call)}`;
  },
  float: (call) => (typeAt(call) === 'String' ? `Double.parseDouble(${call.args[0]!})` : call.as(0, 'double')),
  bool: (call) => printCondition(call.values[0]!.value, call.printer),
  list: (call) => {
    const [first] = call.values;
    if (!first) return 'new ArrayList<>()';
    const type = typeAt(call);
    if (rawType(type) === 'Map') return `new ArrayList<>(${argument(call)}.keySet())`;
    if (first.value.kind === 'comprehension') return call.printer.value(first.value);
    return `new ArrayList<>(${call.printer.value(first.value)})`;
  },
  dict: (call) =>
    call.values.length === 0
      ? 'new HashMap<>()'
      : rawType(typeAt(call)) === 'Map'
        ? `new HashMap<>(${argument(call)})`
        : undefined,
  set: (call) => {
    const [first] = call.values;
    if (!first) return 'new HashSet<>()';
    return first.value.kind === 'comprehension'
      ? call.printer.value({...first.value, of: 'set'})
      : `new HashSet<>(${call.printer.value(first.value)})`;
  },
  sorted: (call) => {
    if (call.values.length !== 1) return undefined;
    const {value} = call.values[0]!;
    const text =
      value.kind === 'comprehension' ? `${call.printer.value(value)}.stream()` : streamOf(value, call.printer).text;
    return `${text}.sorted().toList()`;
  },
  next: (call) => printFirst(call),
  any: (call) => printMatch(call, 'anyMatch'),
  all: (call) => printMatch(call, 'allMatch'),
  max: (call) => printExtreme(call, 'max'),
  min: (call) => printExtreme(call, 'min'),
  sum: (call) => printSum(call),
  abs: ({args}) => `Math.abs(${args[0] ?? ''})`,
  round: ({args}) => (args.length === 1 ? `Math.round(${args[0]!})` : undefined),
  isinstance: (call) => {
    const type = call.values[1]?.value;
    if (type?.kind === 'apiClass') return `${argument(call)} instanceof ${call.args[1] ?? ''}`;
    if (type?.kind !== 'standard') return undefined;
    const names: Record<string, string> = {
      str: 'String',
      list: 'List',
      dict: 'Map',
      bytes: 'byte[]',
      int: 'Integer',
      float: 'Double',
      bool: 'Boolean',
    };
    const name = names[type.name];
    return name && `${argument(call)} instanceof ${name}`;
  },
  'list.append': (call) =>
    /^Json/.test(call.receiver ? call.printer.typeOf(call.receiver) : '') && !/^Json/.test(typeAt(call))
      ? `${call.object}.add(new Gson().toJsonTree(${call.args[0] ?? ''}))`
      : `${call.object}.add(${call.args.join(', ')})`,
  'list.extend': ({object, args}) => `${object}.addAll(${args[0] ?? ''})`,
  'list.insert': ({object, args}) => `${object}.add(${args.join(', ')})`,
  'list.pop': ({object, args}) =>
    args.length === 0 ? `${object}.remove(${object}.size() - 1)` : `${object}.remove(${args[0]!})`,
  'list.index': ({object, args}) => `${object}.indexOf(${args[0] ?? ''})`,
  'list.count': ({object, args}) => `Collections.frequency(${object}, ${args[0] ?? ''})`,
  'list.sort': ({object, values}) => (values.length === 0 ? `Collections.sort(${object})` : undefined),
  'list.reverse': ({object}) => `Collections.reverse(${object})`,
  'list.clear': ({object}) => `${object}.clear()`,
  'list.remove': ({object, args}) => `${object}.remove(${args[0] ?? ''})`,
  'set.add': ({object, args}) => `${object}.add(${args[0] ?? ''})`,
  'dict.get': ({object, args, values, receiver, printer}) => {
    const type = receiver ? printer.typeOf(receiver) : 'Object';
    const key = values[0]?.value;
    if (type === 'String') return undefined;
    if (key?.kind === 'text' && printer.facts.fields(type)) return `${object}.${key.value}`;
    const owner =
      type === 'JsonElement'
        ? `${object}.getAsJsonObject()`
        : type === 'Object'
          ? `((Map<String, Object>) ${object})`
          : object;
    if (args.length === 1) return `${owner}.get(${args[0]!})`;
    return /^Json/.test(type) ? undefined : `${owner}.getOrDefault(${args.join(', ')})`;
  },
  'dict.keys': ({object, receiver, printer}) =>
    receiver && printer.typeOf(receiver) === 'JsonElement'
      ? `${object}.getAsJsonObject().keySet()`
      : `${object}.keySet()`,
  'dict.values': ({object}) => `${object}.values()`,
  'dict.pop': ({object, args}) => `${object}.remove(${args[0] ?? ''})`,
  'dict.update': ({object, args}) => `${object}.putAll(${args[0] ?? ''})`,
  'dict.copy': ({object}) => `new HashMap<>(${object})`,
};

/** Prints `print()`, which separates its arguments by spaces. */
function printLine({values, printer}: StandardCall): string | undefined {
  if (values.some(({name, star}) => star ?? (name !== undefined && name !== 'flush'))) return undefined;
  const plain = values.filter(({name}) => name === undefined);
  if (plain.length === 0) return 'System.out.println()';
  if (plain.length === 1) return `System.out.println(${printer.value(plain[0]!.value)})`;
  const texts = plain.map(({value}) => (value.kind === 'template' ? printer.value(value) : printer.operand(value)));
  return `System.out.println(${texts
    .join(' + " " + ')
    .replace(/" \+ " " \+ /g, ' " + ')
    .replace(/ \+ " " \+ "(?!")/g, ' + " ')})`;
}

/** Prints `next(item for item in items if condition)`. */
function printFirst({values, printer}: StandardCall): string | undefined {
  const [first, otherwise] = values;
  if (first?.value.kind !== 'comprehension' || values.length > 2) return undefined;
  const {loops, value} = first.value;
  return withStream(loops, printer, ({text, name, variable}) => {
    const isSame = value.kind === 'variable' && value.name === name;
    const mapped = isSame ? text : `${text}.map(${variable} -> ${insideLambda(printer, () => printer.value(value))})`;
    return `${mapped}.findFirst().${otherwise ? `orElse(${printer.value(otherwise.value)})` : 'orElseThrow()'}`;
  });
}

function printMatch({values, printer}: StandardCall, method: 'anyMatch' | 'allMatch'): string | undefined {
  const [first] = values;
  if (first?.value.kind !== 'comprehension') return undefined;
  const {loops, value} = first.value;
  return withStream(
    loops,
    printer,
    ({text, variable}) =>
      `${text}.${method}(${variable} -> ${insideLambda(printer, () => printCondition(value, printer))})`,
  );
}

function printExtreme(call: StandardCall, name: 'max' | 'min'): string | undefined {
  const {values, printer} = call;
  if (values.some((each) => each.name !== undefined)) return undefined;
  if (values.length === 2) return `Math.${name}(${values.map(({value}) => printer.value(value)).join(', ')})`;
  return values.length === 1 ? `Collections.${name}(${printer.value(values[0]!.value)})` : undefined;
}

function printSum({values, printer}: StandardCall): string | undefined {
  const [first] = values;
  if (!first || values.length > 1) return undefined;
  if (first.value.kind !== 'comprehension')
    return `${streamOf(first.value, printer).text}.mapToInt(Integer::intValue).sum()`;
  const {loops, value} = first.value;
  return withStream(
    loops,
    printer,
    ({text, variable}) =>
      `${text}.mapToInt(${variable} -> ${inParentheses(insideLambda(printer, () => printer.value(value)))}).sum()`,
  );
}
