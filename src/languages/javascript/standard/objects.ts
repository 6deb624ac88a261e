import {withoutNone} from '../../translate/types';
import type {StandardCall, StandardPrinter} from '../standardCalls';

const isDict = ({values}: StandardCall): boolean => {
  const kind = values[0] && withoutNone(values[0].value.type).kind;
  return kind === 'dict' || kind === 'record';
};

const argument = ({values, printer}: StandardCall, index = 0): string => printer.operand(values[index]!.value);

/** Built-in functions, and methods of lists, sets and dicts. */
export const objectCalls: Record<string, StandardPrinter> = {
  print: ({args, printer, values}) =>
    `console.log(${values.filter(({name}) => name === undefined).length === args.length ? args.join(', ') : printer.fail('this print() cannot be translated')})`,
  len: (call) =>
    isDict(call)
      ? `Object.keys(${argument(call)}).length`
      : `${argument(call)}.${call.values[0]?.value.type.kind === 'set' ? 'size' : 'length'}`,
  str: ({args}) => `String(${args[0] ?? ''})`,
  int: ({args}) => `Number(${args[0] ?? ''})`,
  float: ({args}) => `Number(${args[0] ?? ''})`,
  bool: ({args}) => `Boolean(${args[0] ?? ''})`,
  list: (call) =>
    call.args.length === 0 ? '[]' : isDict(call) ? `Object.keys(${call.args[0]!})` : `[...${argument(call)}]`,
  dict: ({args}) => (args.length === 0 ? '{}' : `{ ...${args[0]!} }`),
  set: ({args}) => `new Set(${args.join('')})`,
  sorted: (call) =>
    call.values.length > 1
      ? undefined
      : isDict(call)
        ? `Object.keys(${call.args[0]!}).sort()`
        : `[...${argument(call)}].sort()`,
  reversed: ({args}) => `[...${args[0] ?? ''}].reverse()`,
  range: ({args}) => (args.length === 1 ? `[...Array(${args[0]!}).keys()]` : undefined),
  enumerate: (call) => `${argument(call)}.entries()`,
  next: (call) => printFirst(call),
  any: (call) => printTest(call, 'some'),
  all: (call) => printTest(call, 'every'),
  max: ({args}) => `Math.max(${args.length === 1 ? `...${args[0]!}` : args.join(', ')})`,
  min: ({args}) => `Math.min(${args.length === 1 ? `...${args[0]!}` : args.join(', ')})`,
  sum: ({args}) => `${args[0] ?? ''}.reduce((sum, each) => sum + each, 0)`,
  abs: ({args}) => `Math.abs(${args[0] ?? ''})`,
  round: ({args}) => (args.length === 1 ? `Math.round(${args[0]!})` : undefined),
  isinstance: (call) => {
    const type = call.values[1]?.value;
    if (type?.kind === 'apiClass') return `${argument(call)} instanceof ${call.args[1] ?? ''}`;
    if (type?.kind !== 'standard') return undefined;
    if (type.name === 'bytes') return `Buffer.isBuffer(${argument(call)})`;
    if (type.name === 'list') return `Array.isArray(${argument(call)})`;
    return type.name === 'str' ? `typeof ${argument(call)} === 'string'` : undefined;
  },
  'list.append': ({object, args}) => `${object}.push(${args.join(', ')})`,
  'list.extend': ({object, args}) => `${object}.push(...${args[0] ?? ''})`,
  'list.insert': ({object, args}) => `${object}.splice(${args[0] ?? ''}, 0, ${args[1] ?? ''})`,
  'list.pop': ({object, args}) =>
    args.length === 0 ? `${object}.pop()` : args[0] === '0' ? `${object}.shift()` : undefined,
  'list.index': ({object, args}) => `${object}.indexOf(${args[0] ?? ''})`,
  'list.sort': ({object, args}) => (args.length === 0 ? `${object}.sort()` : undefined),
  'list.reverse': ({object}) => `${object}.reverse()`,
  'list.clear': ({object}) => `${object}.length = 0`,
  'set.add': ({object, args}) => `${object}.add(${args[0] ?? ''})`,
  'dict.get': ({object, args}) => {
    const [key, otherwise] = args;
    const field = /^"([A-Za-z_$][\w$]*)"$/.exec(key ?? '')?.[1];
    const value = field === undefined ? `${object}[${key ?? ''}]` : `${object}.${field}`;
    return otherwise === undefined ? value : `(${value} ?? ${otherwise})`;
  },
  'dict.items': ({object}) => `Object.entries(${object})`,
  'dict.keys': ({object}) => `Object.keys(${object})`,
  'dict.values': ({object}) => `Object.values(${object})`,
  'dict.pop': ({object, args}) => `delete ${object}[${args[0] ?? ''}]`,
  'dict.update': ({object, args}) => `Object.assign(${object}, ${args[0] ?? ''})`,
  'dict.copy': ({object}) => `{ ...${object} }`,
};

/** Prints `next(item for item in items if condition)`. */
function printFirst({values, printer}: StandardCall): string | undefined {
  const [first] = values;
  if (values.length > 1 || first?.value.kind !== 'comprehension') return undefined;
  const {loops, value} = first.value;
  const [loop] = loops;
  const [condition] = loop?.conditions ?? [];
  if (!loop || !condition || loop.conditions.length > 1 || value.kind !== 'variable') return undefined;
  return `${printer.operand(loop.source)}.find((${printer.value(loop.target)}) => ${printer.value(condition)})!`;
}

function printTest(call: StandardCall, method: 'some' | 'every'): string | undefined {
  const [first] = call.values;
  if (first?.value.kind !== 'comprehension') return undefined;
  const {loops, value} = first.value;
  const [loop] = loops;
  if (!loop || loops.length > 1 || loop.conditions.length > 0) return undefined;
  const {printer} = call;
  return `${printer.operand(loop.source)}.${method}((${printer.value(loop.target)}) => ${printer.value(value)})`;
}
