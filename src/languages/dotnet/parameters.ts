import type {PlainArgument, TypedParameter} from '../translate/program';
import {typeText} from './csharpTypes';
import type {Printer} from './printer';

/** Returns the type of a parameter. One without annotation is an object. */
export function parameterType({name, type, star}: TypedParameter, printer: Printer): string {
  if (name === 'source' && (type.kind === 'any' || type.kind === 'dict')) return 'BindingSource';
  const text = typeText(type, printer);
  return star === '*' ? `params ${text}[]` : text;
}

/** Prints the parameters of a function. */
export function printParameters(parameters: TypedParameter[], printer: Printer): string {
  return parameters
    .map((parameter) => {
      if (parameter.star === '**') return printer.fail(`the parameter **${parameter.name} cannot be translated`);
      const start = `${printer.typeName(parameterType(parameter, printer))} ${printer.variable(parameter.name)}`;
      return parameter.default ? `${start} = ${printer.value(parameter.default)}` : start;
    })
    .join(', ');
}

/** Prints all arguments by position, with defaults: the checked form of a local function has no optional parameters. */
function printAll(args: PlainArgument[], parameters: TypedParameter[], printer: Printer): string {
  return parameters
    .map((parameter, index) => {
      const found = args.find((each, at) => (each.name === undefined ? at === index : each.name === parameter.name));
      const value = found?.value ?? parameter.default;
      return value ? printer.value(value) : 'default';
    })
    .join(', ');
}

/** Prints the arguments of a call of a function of the sample. */
export function printArguments(
  args: PlainArgument[],
  parameters: TypedParameter[] | undefined,
  printer: Printer,
): string {
  if (printer.isChecked && parameters?.some((each) => each.default)) return printAll(args, parameters, printer);
  return args
    .map(({name, star, value}) => {
      if (star) return printer.fail('an argument with a star cannot be translated');
      const parameter = parameters?.find((each) => each.name === name);
      const expected = parameter && value.kind !== 'none' ? typeText(parameter.type, printer) : undefined;
      const text = printer.value(value, expected === 'object' ? undefined : expected);
      return name === undefined ? text : `${printer.variable(name)}: ${text}`;
    })
    .join(', ');
}
