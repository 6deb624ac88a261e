import type {Steps, TypedParameter, Value, ValueOf} from '../translate/program';
import {findVariables} from './declarations';
import {printCondition} from './operators';
import type {Printer} from './printer';

/** The code of a function that is printed as a lambda. */
export type LambdaBody =
  | {kind: 'value'; parameters: TypedParameter[]; value: Value; line: number; isStatement?: boolean}
  | {kind: 'block'; parameters: TypedParameter[]; body: Steps; returns?: string};

/**
 * Prints the code after the arrow of a lambda.
 *
 * @param returns type of the result; `null` for functions that must return a value, but have none
 */
export function printLambdaBody(source: LambdaBody, returns: string, printer: Printer): string {
  return insideLambda(printer, () => {
    if (source.kind === 'value') return printExpression(source, returns, printer);
    const outer = {declarations: printer.declarations, body: printer.body, returns: printer.returns};
    printer.declarations = findVariables(
      source.body,
      source.parameters.map(({name}) => name),
    );
    printer.body = source.body;
    printer.returns = returns;
    const text = printer.steps(source.body);
    Object.assign(printer, outer);
    return `{\n${text}\n${returns === 'null' ? 'return null;\n' : ''}}`;
  });
}

/** Prints code whose checked exceptions and statements cannot leave it. */
export function insideLambda(printer: Printer, print: () => string): string {
  const prelude = printer.prelude;
  printer.prelude = [];
  printer.lambdaDepth++;
  try {
    return print();
  } finally {
    printer.lambdaDepth--;
    printer.prelude = prelude;
  }
}

/** Prints a conditional expression whose value nobody uses. */
export const printChoice = ({test, then, otherwise}: ValueOf<'conditional'>, printer: Printer): string =>
  `if (${printCondition(test, printer)}) {\n${printer.value(then)};\n} else {\n${printer.value(otherwise)};\n}`;

function printExpression(source: Extract<LambdaBody, {kind: 'value'}>, returns: string, printer: Printer): string {
  const {value, line} = source;
  printer.line = line;
  const isVoid = returns === 'void' || returns === 'null';
  if (isVoid && value.kind === 'conditional')
    return `{\n${printChoice(value, printer)}\n${returns === 'null' ? 'return null;\n' : ''}}`;
  const text =
    returns === 'boolean' ? printCondition(value, printer) : isVoid ? printer.value(value) : printer.as(value, returns);
  const isEmpty = isVoid && (value.kind === 'none' || value.kind === 'text');
  if (isEmpty) return returns === 'null' ? 'null' : '{}';
  if (returns === 'null') return `{\n${[...printer.prelude, `${text};`].join('\n')}\nreturn null;\n}`;
  if (printer.prelude.length === 0) return text;
  return `{\n${printer.prelude.join('\n')}\n${isVoid ? '' : 'return '}${text};\n}`;
}
