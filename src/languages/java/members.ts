import type {Step} from '../translate/program';
import {declaredType} from './assignments';
import {printClass} from './classes';
import {printComment} from './comments';
import {printMethod, returnType} from './functions';
import type {Printer} from './printer';

/** Prints functions, classes and constants of a file as members of its class. */
export function printMembers(steps: Step[], printer: Printer, modifiers: 'static ' | ''): string[] {
  for (const step of steps)
    if (step.kind === 'function') printer.methods.set(step.name, {returns: returnType(step, printer), exceptions: []});
  return steps.flatMap((step) => {
    printer.line = step.line;
    const comments = step.before.filter((each) => each !== '').map(printComment);
    const text = printMember(step, printer, modifiers);
    return text === '' ? [] : [[...comments, text].join('\n')];
  });
}

function printMember(step: Step, printer: Printer, modifiers: 'static ' | ''): string {
  if (step.kind === 'function') {
    if (step.decorators.length > 0) return printer.fail('decorators cannot be translated');
    return printMethod(step, printer, {modifiers});
  }
  if (step.kind === 'class') return printClass(step, printer, 'static ');
  if (step.kind === 'expr' && step.value.kind === 'text') return '';
  const [target] = step.kind === 'assign' ? step.targets : [];
  if (step.kind !== 'assign' || target?.kind !== 'variable' || !step.value)
    return printer.fail('code outside of functions cannot be translated');
  const type = declaredType(target.name, step, printer);
  printer.types.set(target.name, type);
  return `static final ${type} ${printer.variable(target.name)} = ${printer.as(step.value, type)};`;
}
