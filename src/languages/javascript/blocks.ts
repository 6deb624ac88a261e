import type {StepNode, Steps, Value} from '../translate/program';
import {walkProgram} from '../translate/walk';
import type {Printer} from './printer';

/** Prints `try` with its handlers. */
export function printTry(step: Extract<StepNode, {kind: 'try'}>, printer: Printer): string {
  if (step.otherwise && step.otherwise.steps.length > 0) return printer.fail('try with else cannot be translated');
  const handlers = step.handlers.length > 0 ? printHandlers(step.handlers, printer) : '';
  const last = step.finally ? ` finally {\n${printer.steps(step.finally)}\n}` : '';
  return `try {\n${printer.steps(step.body)}\n}${handlers}${last}`;
}

type Handler = Extract<StepNode, {kind: 'try'}>['handlers'][number];

function printHandlers(handlers: Handler[], printer: Printer): string {
  const [first, ...others] = handlers;
  if (!first || others.length > 0) return printer.fail('several except clauses cannot be translated');
  const name = printer.variable(first.name ?? 'error');
  if (first.name !== undefined) printer.caught.add(first.name);
  const checks = first.types.map((type) => printCheck(type, name, printer));
  const isUnchecked = checks.includes(undefined) || checks.length === 0;
  const isNamed = !isUnchecked || first.name !== undefined || raisesAgain(first.body);
  const check = isUnchecked ? '' : `if (!(${checks.join(' || ')})) throw ${name};\n`;
  const body = printer.steps(first.body);
  return ` catch${isNamed ? ` (${name})` : ''} {\n${check}${body}\n}`;
}

/** Whether a handler has a `raise` without a value. */
function raisesAgain(body: Steps): boolean {
  let found = false;
  walkProgram(body, (node) => {
    found ||= node.kind === 'raise' && !node.value;
    return !found;
  });
  return found;
}

/** Prints the test whether an exception has a type; undefined for types that all exceptions have. */
function printCheck(type: Value, name: string, printer: Printer): string | undefined {
  if (type.kind === 'apiClass' && type.name === 'TimeoutError') return `${name} instanceof ${printer.value(type)}`;
  return undefined;
}

/** Prints `with`: the value, the body, and the call that closes the value. */
export function printWith(step: Extract<StepNode, {kind: 'with'}>, printer: Printer): string {
  const {items, body} = step;
  const lines = items.map(({value, target}) => {
    if (target?.kind !== 'variable') return printer.fail('with without a variable cannot be translated');
    return `const ${printer.variable(target.name)} = ${printer.value(value)};`;
  });
  const ends = [...items].reverse().flatMap(({value, target}) => {
    const name = target?.kind === 'variable' ? printer.variable(target.name) : '';
    if (value.type.kind === 'class') return [`await ${name}.close();`];
    if (value.kind === 'standard' && value.name === 'tempfile.TemporaryDirectory')
      return [`${printer.imports.addDefault('node:fs', 'fs')}.rmSync(${name}, { recursive: true });`];
    return printer.fail('this with statement cannot be translated');
  });
  return [...lines, printer.steps(body), ...ends].join('\n');
}
