import type {StepNode, Value} from '../translate/program';
import {csharpType} from './csharpTypes';
import type {Printer} from './printer';

/** Prints a block with its braces on lines of their own. */
export const block = (body: string): string => (body === '' ? '{\n}' : `{\n${body}\n}`);

/** Prints `try` with its handlers. */
export function printTry(step: Extract<StepNode, {kind: 'try'}>, printer: Printer): string {
  if (step.otherwise && step.otherwise.steps.length > 0) return printer.fail('try with else cannot be translated');
  const handlers = step.handlers.map((handler) => printHandler(handler, printer));
  const last = step.finally ? [`finally\n${block(printer.steps(step.finally))}`] : [];
  return [`try\n${block(printer.steps(step.body))}`, ...handlers, ...last].join('\n');
}

function printHandler(
  {types, name, body}: Extract<StepNode, {kind: 'try'}>['handlers'][number],
  printer: Printer,
): string {
  if (name !== undefined) printer.caught.add(name);
  const names = types.map((type) => exceptionName(type, printer));
  const variable = name === undefined ? '' : ` ${printer.variable(name)}`;
  const head =
    names.length > 1
      ? `catch (Exception${variable || ' exception'}) when (${names.map((each) => `${variable.trim() || 'exception'} is ${each}`).join(' || ')})`
      : names.length === 1
        ? `catch (${names[0]!}${variable})`
        : 'catch';
  return `${head}\n${block(printer.steps(body))}`;
}

/** Returns the class of an exception. */
export const exceptionName = (type: Value, printer: Printer): string => printer.value(type).replace(/^new |\(\)$/g, '');

/** Prints `with`: the value, the body, and what closes the value. */
export function printWith(step: Extract<StepNode, {kind: 'with'}>, printer: Printer): string {
  const {items, body} = step;
  const ends: string[] = [];
  const lines = items.map(({value, target}) => {
    if (target?.kind !== 'variable') return printer.fail('with without a variable cannot be translated');
    const name = printer.variable(target.name);
    printer.types.set(target.name, csharpType(value, printer));
    if (value.type.kind === 'class')
      return `${printer.isChecked ? '' : 'await using '}var ${name} = ${printer.value(value)};`;
    if (value.kind === 'standard' && value.name === 'tempfile.TemporaryDirectory') {
      ends.push(`Directory.Delete(${name}, true);`);
      return `var ${name} = ${printer.value(value)};`;
    }
    return printer.fail('this with statement cannot be translated');
  });
  return [...lines, printer.steps(body), ...ends.reverse()].join('\n');
}
