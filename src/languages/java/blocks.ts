import type {StepNode, Value} from '../translate/program';
import {errorClass} from './asserts';
import type {Printer} from './printer';

/** Prints `try` with its handlers. */
export function printTry(step: Extract<StepNode, {kind: 'try'}>, printer: Printer): string {
  if (step.otherwise && step.otherwise.steps.length > 0) return printer.fail('try with else cannot be translated');
  const body = printer.steps(step.body);
  const handlers = step.handlers.map((handler) => printHandler(handler, printer)).join('');
  const last = step.finally ? ` finally {\n${printer.steps(step.finally)}\n}` : '';
  return `try {\n${body}\n}${handlers}${last}`;
}

type Handler = Extract<StepNode, {kind: 'try'}>['handlers'][number];

function printHandler({types, name = 'error', body}: Handler, printer: Printer): string {
  const classes = types.map((type) => classOf(type, printer));
  const shown = classes.length === 0 ? 'RuntimeException' : classes.join(' | ');
  return printer.withVariable(name, classes.length === 1 ? classes[0]! : 'RuntimeException', undefined, () => {
    const text = printer.steps(body);
    return ` catch (${shown} ${printer.variable(name)}) {\n${text}\n}`;
  });
}

const classOf = (type: Value, printer: Printer): string =>
  errorClass(type, type.kind === 'standard' ? type.name : printer.value(type), printer);

/** Classes that try-with-resources closes. */
const closable = new Set(['Playwright', 'Browser', 'BrowserContext', 'Page']);

/** Prints `with` of an object that is closed after the body. */
export function printWith({items, body}: Extract<StepNode, {kind: 'with'}>, printer: Printer): string {
  const resources = items.map(({value, target}) => {
    const type = printer.typeOf(value);
    if (!closable.has(type) || target?.kind !== 'variable')
      return printer.fail('this with statement cannot be translated');
    const text = printer.value(value);
    printer.types.set(target.name, type);
    return `${type} ${printer.variable(target.name)} = ${text}`;
  });
  return `try (${resources.join('; ')}) {\n${printer.steps(body)}\n}`;
}
