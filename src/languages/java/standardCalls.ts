import type {PlainArgument, Value, ValueOf} from '../translate/program';
import {withoutNone} from '../translate/types';
import {fileCalls} from './standard/files';
import {objectCalls} from './standard/objects';
import {textCalls} from './standard/text';
import {toolCalls} from './standard/tools';
import type {Printer} from './printer';
import {itemTypeOf, typeArguments} from './typeText';

/** A call of the standard library, with the parts that translations need. */
export interface StandardCall {
  /** The printed object before the method, ready for a dot. */
  object: string;
  receiver?: Value;
  /** The printed arguments without names. */
  args: string[];
  values: PlainArgument[];
  /** Returns an argument with a name. */
  named: (name: string) => Value | undefined;
  /** Returns an argument as a type needs it. */
  as: (index: number, type: string) => string;
  printer: Printer;
}

/** Prints a call. Tables of these are indexed by the names of Python. */
export type StandardPrinter = (call: StandardCall) => string | undefined;

const calls: Record<string, StandardPrinter> = {...textCalls, ...objectCalls, ...fileCalls, ...toolCalls};

/** Calls whose arguments are printed by their own printer only. */
const lazyCalls = new Set([
  'any',
  'all',
  'next',
  'sum',
  'list',
  'sorted',
  'set',
  'dict',
  'enumerate',
  'asyncio.gather',
  'max',
  'min',
  'range',
]);

/** Prints a call of Python's standard library, or of a method of a built-in type. */
export function printStandard({name, receiver, args}: ValueOf<'standard'>, printer: Printer): string {
  const isLazy = lazyCalls.has(name);
  const call: StandardCall = {
    object: receiver ? printReceiver(receiver, name, printer) : '',
    ...(receiver ? {receiver} : {}),
    args: isLazy
      ? []
      : args.filter((each) => each.name === undefined && !each.star).map(({value}) => printer.value(value)),
    values: args,
    named: (wanted) => args.find((each) => each.name === wanted)?.value,
    as: (index, type) => printer.as(args[index]!.value, type),
    printer,
  };
  const print = Object.hasOwn(calls, name) ? calls[name] : undefined;
  const text = print?.(call);
  if (text !== undefined) return text;
  const shown = receiver && withoutNone(receiver.type).kind === 'any' ? `.${name.split('.').at(-1)!}` : name;
  return printer.fail(`${shown} of Python cannot be translated`);
}

function printReceiver(receiver: Value, name: string, printer: Printer): string {
  const type = printer.typeOf(receiver);
  if (type === 'Object' && name.startsWith('str.')) return `((String) ${printer.operand(receiver)})`;
  if (/^Json(?:Element|Object)$/.test(type) && name.startsWith('str.')) return printer.as(receiver, 'String');
  return printer.operand(receiver);
}

/** Types of results that the middle form does not know, or that differ in Java. */
export function standardType({name, receiver, args}: ValueOf<'standard'>, printer: Printer): string | undefined {
  const owner = receiver && printer.typeOf(receiver);
  const first = args[0]?.value;
  switch (name) {
    case 'dict.get':
    case 'dict.pop':
      if (owner && /^Json/.test(owner)) return 'JsonElement';
      if (owner && first?.kind === 'text' && printer.facts.fields(owner))
        return printer.facts.fields(owner)!.find((field) => field.name === first.value)?.type ?? 'Object';
      return owner && (typeArguments(owner)[1] ?? 'Object');
    case 'list.pop':
      return owner && itemTypeOf(owner);
    case 'sum':
      return 'int';
    case 'time.monotonic':
    case 'time.perf_counter':
    case 'time.time':
      return 'double';
    case 'list':
    case 'sorted':
    case 'reversed': {
      if (!first) return 'List<Object>';
      const type = printer.typeOf(first);
      return /^Json/.test(type) ? 'List<JsonElement>' : `List<${itemTypeOf(type)}>`;
    }
    case 'next':
      return first?.kind === 'comprehension' ? itemTypeOf(printer.typeOf(first.loops[0]!.source)) : undefined;
    case 'os.getcwd':
      return 'String';
    case 'json.loads':
      return 'JsonElement';
    case 'max':
    case 'min':
      return first && args.length === 1 ? itemTypeOf(printer.typeOf(first)) : first && printer.typeOf(first);
    case 'abs':
      return first && printer.typeOf(first);
    case 'round':
      return 'long';
    case 'datetime.datetime.now':
    case 'datetime.datetime':
      return 'Instant';
    case 'dict.values':
      return owner && `Collection<${typeArguments(owner)[1] ?? 'Object'}>`;
    case 'dict.keys':
      return owner && (/^Json/.test(owner) ? 'Set<String>' : `Set<${itemTypeOf(owner)}>`);
    case 'dict.copy':
      return owner;
    case 'set':
      return first && `Set<${itemTypeOf(printer.typeOf(first))}>`;
    default:
      return undefined;
  }
}
