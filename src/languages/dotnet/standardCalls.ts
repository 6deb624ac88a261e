import type {PlainArgument, Value, ValueOf} from '../translate/program';
import {withoutNone} from '../translate/types';
import {isNullable} from './csharpTypes';
import type {Printer} from './printer';
import {fileCalls} from './standard/files';
import {objectCalls} from './standard/objects';
import {textCalls} from './standard/text';
import {toolCalls} from './standard/tools';

/** A call of the standard library, with the parts that translations need. */
export interface StandardCall {
  /** The printed object before the method, ready for a dot. */
  object: string;
  receiver?: Value;
  /** The printed arguments. */
  args: string[];
  values: PlainArgument[];
  /** Returns a printed argument with a name. */
  named: (name: string) => string | undefined;
  printer: Printer;
  /** Type that the place of the value wants. */
  expected?: string;
}

/** Prints a call. Tables of these are indexed by the names of Python. */
export type StandardPrinter = (call: StandardCall) => string | undefined;

const calls: Record<string, StandardPrinter> = {...textCalls, ...objectCalls, ...fileCalls, ...toolCalls};

/** Prints a call of Python's standard library, or of a method of a built-in type. */
export function printStandard(
  {name, receiver, args}: ValueOf<'standard'>,
  printer: Printer,
  expected?: string,
): string {
  const isText = receiver?.type.kind === 'any' && name.startsWith('str.');
  const object = receiver && (isText ? wrapped(printer.value(receiver, 'string')) : printer.operand(receiver));
  const call: StandardCall = {
    object: receiver ? `${object!}${isNullable(receiver, printer) ? printer.sure : ''}` : '',
    ...(receiver ? {receiver} : {}),
    args: args
      .filter((each) => each.name === undefined)
      .map(({star, value}) => (star ? printer.operand(value) : printer.value(value))),
    values: args,
    named: (wanted) => {
      const found = args.find((each) => each.name === wanted);
      return found && printer.value(found.value);
    },
    printer,
    ...(expected === undefined ? {} : {expected}),
  };
  const print = Object.hasOwn(calls, name) ? calls[name] : undefined;
  const text = print?.(call);
  if (text !== undefined) return text;
  const shown = receiver && withoutNone(receiver.type).kind === 'any' ? `.${name.split('.').at(-1)!}` : name;
  return printer.fail(`${shown} of Python cannot be translated`);
}

const wrapped = (text: string): string => (/^await /.test(text) ? `(${text})` : text);
