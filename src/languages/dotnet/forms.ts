import type {Value} from '../translate/program';
import {convert} from './convert';
import type {Printer} from './printer';

/**
 * Prints the fields of a form. C# collects them in an object that the request context creates.
 *
 * @param receiver the printed request context
 */
export function printForm(value: Value, receiver: string, option: string, printer: Printer): string {
  if (value.kind !== 'dict') return printer.fail(`the option ${option} must be a dict with known keys`);
  const fields = value.entries.map(({key, value: field}) => {
    if (!key) return printer.fail('this form cannot be translated');
    const text = field.kind === 'dict' ? convert(field, 'string | FilePayload', printer) : printer.value(field);
    return `.Set(${printer.value(key)}, ${text})`;
  });
  return `${receiver}.CreateFormData()${fields.join('')}`;
}
