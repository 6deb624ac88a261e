import type {PlainArgument, TypedParameter} from '../translate/program';
import type {Printer} from './printer';
import {typeText} from './typeText';

/** Prints the parameters of a function. */
export function printParameters(parameters: TypedParameter[], printer: Printer, areTyped = true): string {
  return parameters
    .map((parameter) => {
      if (parameter.star === '**') return printer.fail(`the parameter **${parameter.name} cannot be translated`);
      const name = `${parameter.star ? '...' : ''}${printer.variable(parameter.name)}`;
      const type = areTyped ? `: ${typeText(parameter.type, printer)}${parameter.star ? '[]' : ''}` : '';
      if (!parameter.default) return `${name}${type}`;
      const isInferred = ['text', 'number', 'bool'].includes(parameter.default.kind);
      return `${name}${isInferred ? '' : type} = ${printer.value(parameter.default)}`;
    })
    .join(', ');
}

/** Prints the arguments of a call of a function of the sample. JavaScript has no arguments with names. */
export function printArguments(
  args: PlainArgument[],
  parameters: TypedParameter[] | undefined,
  printer: Printer,
): string {
  const values: string[] = [];
  args.forEach(({name, star, value}, index) => {
    if (star === '**') return printer.fail('an argument with two stars cannot be translated');
    const position = name === undefined ? index : (parameters?.findIndex((each) => each.name === name) ?? -1);
    if (position === -1) return printer.fail(`the argument ${name ?? ''} cannot be translated`);
    values[position] = `${star ? '...' : ''}${printer.value(value)}`;
  });
  return Array.from(values, (value) => value ?? 'undefined').join(', ');
}
