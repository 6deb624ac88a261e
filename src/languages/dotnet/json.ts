import type {Value} from '../translate/program';
import {csharpType} from './csharpTypes';
import type {Printer} from './printer';

/** Methods that read a value of JSON as a type. */
const readers: Record<string, string> = {
  string: 'GetString()',
  int: 'GetInt32()',
  double: 'GetDouble()',
  float: 'GetSingle()',
  bool: 'GetBoolean()',
};

/** Whether a value is a part of a JSON document, whose type the program must name. */
export const isJson = (value: Value, printer: Printer): boolean =>
  value.kind !== 'apiCall' && csharpType(value, printer).replace('?', '') === 'JsonElement';

/** Reads a value of JSON as the type that its place wants. */
export function readJson(value: Value, text: string, printer: Printer, expected: string | undefined): string {
  if (expected === undefined || !isJson(value, printer)) return text;
  const type = expected.replace(/\?$/, '');
  const item = type.endsWith('[]') ? readers[type.slice(0, -2)] : undefined;
  if (item !== undefined) return `${text}.EnumerateArray().Select(each => each.${item})`;
  const reader = readers[type];
  return reader === undefined ? text : `${text}.${reader}`;
}
