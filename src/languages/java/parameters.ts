import type {PlainArgument, TypedParameter} from '../translate/program';
import type {Printer} from './printer';
import {javaType} from './typeText';

/** Prints the parameters of a method. */
export function printParameters(parameters: TypedParameter[], printer: Printer): string {
  return parameters
    .map((parameter) => {
      if (parameter.star) return printer.fail(`the parameter ${parameter.star}${parameter.name} cannot be translated`);
      return `${javaType(parameter.type)} ${printer.variable(parameter.name)}`;
    })
    .join(', ');
}

/** Prints the arguments of a call of a method of the sample. Java has no arguments with names, and no defaults. */
export function printArguments(
  args: PlainArgument[],
  parameters: TypedParameter[] | undefined,
  printer: Printer,
): string {
  const values: string[] = [];
  args.forEach(({name, star, value}, index) => {
    if (star) return printer.fail('an argument with a star cannot be translated');
    const position = name === undefined ? index : (parameters?.findIndex((each) => each.name === name) ?? -1);
    if (position === -1) return printer.fail(`the argument ${name ?? ''} cannot be translated`);
    const parameter = parameters?.[position];
    values[position] = parameter ? printer.as(value, javaType(parameter.type)) : printer.value(value);
  });
  (parameters ?? []).forEach((parameter, index) => {
    if (values[index] !== undefined) return;
    if (!parameter.default) return printer.fail(`the argument ${parameter.name} is missing`);
    values[index] = printer.as(parameter.default, javaType(parameter.type));
  });
  return values.join(', ');
}
