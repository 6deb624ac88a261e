import type {Step, StepNode} from '../translate/program';
import {printComment, printLastComments} from './comments';
import {printMethod, returnType} from './functions';
import {toJavaName} from './names';
import type {Printer} from './printer';
import {javaType} from './typeText';

/** Prints a class, with declarations of its fields. */
export function printClass(step: Extract<StepNode, {kind: 'class'}>, printer: Printer, modifiers = ''): string {
  const {name, bases, fields, body} = step;
  if (bases.length > 0) return printer.fail('a class with a base cannot be translated');
  const outer = {types: printer.types, className: printer.className};
  printer.types = new Map(printer.types);
  printer.className = 'this';
  // Tests in other files read the locators of a class with a file of its own.
  const isShared = modifiers === 'public ';
  const accessOf = (field: string, type: string): string =>
    printer.places.readFields.has(field) || (isShared && type !== 'Page') ? 'public' : 'private';
  const declared = fields.map((field) => {
    const type = javaType(field.type);
    printer.types.set(`self.${field.name}`, type);
    return `${accessOf(field.name, type)} final ${type} ${toJavaName(field.name)};`;
  });
  const methods = body.steps.flatMap((each) => (each.kind === 'function' ? [each] : []));
  for (const each of methods) printer.methods.set(each.name, {returns: returnType(each, printer), exceptions: []});
  const others = body.steps.filter((each) => !isMember(each));
  if (others.length > 0) return printer.fail('class variables cannot be translated');
  const printed = methods.map((each) => {
    printer.line = each.line;
    const isConstructor = each.name === '__init__';
    if (each.name.startsWith('__') && !isConstructor)
      return printer.fail(`the method ${each.name} cannot be translated`);
    const isGetter = each.decorators.some(
      (decorator) => decorator.kind === 'variable' && decorator.name === 'property',
    );
    if (each.decorators.length > (isGetter ? 1 : 0)) return printer.fail('decorators cannot be translated');
    const comments = each.before.filter((line) => line !== '').map(printComment);
    const methodModifiers = /^_[^_]/.test(each.name) ? 'private ' : 'public ';
    const options = {modifiers: methodModifiers, ...(isConstructor && {name, isConstructor})};
    return [...comments, printMethod(each, printer, options)].join('\n');
  });
  Object.assign(printer, outer);
  const members = [...printed, ...printLastComments(body.after)];
  const doc = body.steps.find((each) => each.kind === 'expr' && each.value.kind === 'text');
  const comment = doc?.kind === 'expr' && doc.value.kind === 'text' ? `/** ${doc.value.value.trim()} */\n` : '';
  return `${comment}${modifiers}class ${name} {\n${declared.join('\n')}\n\n${members.join('\n\n')}\n}`;
}

const isMember = (step: Step): boolean =>
  step.kind === 'function' || step.kind === 'nothing' || (step.kind === 'expr' && step.value.kind === 'text');
