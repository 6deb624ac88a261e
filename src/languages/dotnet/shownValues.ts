import type {Value} from '../translate/program';
import {csharpType} from './csharpTypes';
import type {Printer} from './printer';

/** Prints a value that people read: collections as text, because C# would show the name of their type. */
export function printShown(value: Value, printer: Printer): string {
  const type = csharpType(value, printer).replace(/\?$/, '');
  const text = printer.value(value);
  if (/^(?:I?List|IReadOnlyList|IEnumerable|HashSet)<|(?<!byte)\[\]$/.test(type)) return `string.Join(", ", ${text})`;
  if (/Dictionary</.test(type)) {
    printer.use('System.Text.Json');
    return `JsonSerializer.Serialize(${text})`;
  }
  return text;
}
