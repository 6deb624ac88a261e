import type {ApiArgument, Value} from '../translate/program';
import {pascalCase} from '../spelling';
import type {Printer} from './printer';

/** Prints the options of an API request: `RequestOptions.create().setData(...)`. */
export function printRequestOptions(args: ApiArgument[], printer: Printer): string {
  const calls = args.flatMap((argument) => printOption(argument, printer));
  return `RequestOptions.create()${calls.join('')}`;
}

/** Options with a setter of one entry. */
const entrySetters: Record<string, string> = {headers: 'setHeader', params: 'setQueryParam'};

function printOption({parameter = '', value}: ApiArgument, printer: Printer): string[] {
  const setter = entrySetters[parameter];
  if (setter !== undefined) {
    if (value.kind !== 'dict') return printer.fail(`${parameter} of a request must be a literal to be translated`);
    return value.entries.map(({key, value: each}) => {
      if (!key) return printer.fail(`${parameter} with two stars cannot be translated`);
      const text = setter === 'setHeader' ? printer.as(each, 'String') : printer.value(each);
      return `.${setter}(${printer.value(key)}, ${text})`;
    });
  }
  if (parameter === 'form' || parameter === 'multipart')
    return [`.set${pascalCase(parameter)}(${printForm(value, printer)})`];
  if (parameter === 'data') return [`.setData(${printer.as(value, 'Object')})`];
  return [
    `.set${parameter === 'ignore_https_errors' ? 'IgnoreHTTPSErrors' : pascalCase(parameter)}(${printer.value(value)})`,
  ];
}

function printForm(value: Value, printer: Printer): string {
  if (value.kind !== 'dict') return printer.value(value);
  const calls = value.entries.map(({key, value: each}) => {
    if (!key) return printer.fail('a form with two stars cannot be translated');
    const text = each.kind === 'dict' ? printer.as(each, 'FilePayload') : printer.value(each);
    return `.set(${printer.value(key)}, ${text})`;
  });
  return `FormData.create()${calls.join('')}`;
}
