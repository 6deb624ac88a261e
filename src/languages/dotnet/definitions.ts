import type {FunctionStep, Step, StepNode, Value} from '../translate/program';
import {walkProgram} from '../translate/walk';
import {block} from './blocks';
import {printComment} from './comments';
import {csharpType, typeText} from './csharpTypes';
import {resultText, returnedType} from './functions';
import {receivesFrame} from './handlers';
import {toMember} from './names';
import {parameterType, printParameters} from './parameters';
import type {Printer} from './printer';
import {printBody} from './variables';

/** Prints the documentation of a function or class. */
export const printDoc = (doc: string | undefined): string =>
  doc === undefined ? '' : `/// <summary>${doc.trim().replace(/\n\s*/g, '\n/// ')}</summary>\n`;

/** Prints a function of a sample, as a local function. */
export function printFunction(step: FunctionStep, printer: Printer): string | undefined {
  const {parameters, isAsync, decorators, doc} = step;
  if (decorators.length > 0) return printer.fail('decorators cannot be translated');
  const known = printer.functions.get(step.name)!;
  if (known.isListener) return printListenerFunction(step, printer);
  const {body, returns} = printFunctionBody(step, printer);
  const result = resultText(returns, isAsync, printer);
  const comment = doc === undefined ? '' : `${printComment(doc.trim().replace(/\n\s*/g, ' '))}\n`;
  const head = `${isAsync ? 'async ' : ''}${result} ${known.name}(${printParameters(parameters, printer)})`;
  if (!printer.isChecked) return `${comment}${head}\n${block(body)}`;
  if (usesOnlyItsOwn(step, printer)) {
    printer.members.push(`${head}\n${block(body)}`);
    return undefined;
  }
  const types = [...parameters.map((each) => printer.typeName(parameterType(each, printer))), result];
  const names = parameters.map(({name}) => printer.variable(name)).join(', ');
  const delegate =
    returns === 'void' && !isAsync
      ? types.length > 1
        ? `Action<${types.slice(0, -1).join(', ')}>`
        : 'Action'
      : `Func<${types.join(', ')}>`;
  return `${delegate} ${known.name} = null;\n${known.name} = ${isAsync ? 'async ' : ''}(${names}) =>\n${block(body)};`;
}

/** Whether a function uses no variable of the code around it, so that it can be a method. */
function usesOnlyItsOwn({parameters, body}: FunctionStep, printer: Printer): boolean {
  const own = new Set(parameters.map(({name}) => name));
  walkProgram(body, (node) => {
    if (node.kind === 'assign') for (const target of node.targets) addNames(target, own);
    if (node.kind === 'for') addNames(node.target, own);
    if (node.kind === 'comprehension') for (const {target} of node.loops) addNames(target, own);
    if (node.kind === 'lambda') for (const {name} of node.parameters) own.add(name);
    if (node.kind === 'with') for (const {target} of node.items) if (target) addNames(target, own);
    if (node.kind === 'try') for (const {name} of node.handlers) if (name !== undefined) own.add(name);
    return undefined;
  });
  let isOwn = true;
  walkProgram(body, (node) => {
    if (node.kind === 'variable' && !node.isPredefined && !own.has(node.name) && !printer.functions.has(node.name))
      isOwn = false;
    return isOwn;
  });
  return isOwn;
}

function addNames(target: Value, names: Set<string>): void {
  if (target.kind === 'variable') names.add(target.name);
  if (target.kind === 'tuple' || target.kind === 'list') for (const item of target.items) addNames(item, names);
}

/** Prints a function that the library calls for an event, with the sender before the event. */
function printListenerFunction(step: FunctionStep, printer: Printer): string {
  const [first] = step.parameters;
  const event = printer.listened.get(step.name);
  const payload = (event && printer.facts.member(event)?.payload) ?? (first ? parameterType(first, printer) : 'object');
  const isFrame = event !== undefined && receivesFrame(event);
  const shown = isFrame ? 'frame' : first ? printer.variable(first.name) : 'args';
  if (isFrame && first) printer.renamed.set(first.name, 'frame.Text');
  if (first) printer.types.set(first.name, payload);
  const body = printBody(
    step.body,
    step.parameters.map(({name}) => name),
    printer,
  );
  const {name} = printer.functions.get(step.name)!;
  const start = step.isAsync ? 'async ' : '';
  if (printer.isChecked)
    return `EventHandler<${payload}> ${name} = null;\n${name} = ${start}(_, ${shown}) =>\n${block(body)};`;
  return `${start}void ${name}(object? sender, ${payload} ${shown})\n${block(body)}`;
}

/** Prints the body of a function, and finds what it returns. */
export function printFunctionBody(step: FunctionStep, printer: Printer): {body: string; returns: string} {
  for (const parameter of step.parameters) printer.types.set(parameter.name, parameterType(parameter, printer));
  const outer = printer.returns;
  const declared = step.returns && typeText(step.returns, printer);
  printer.returns = declared === undefined || declared.includes('object') || declared === 'void' ? undefined : declared;
  const names = step.parameters.map(({name}) => name);
  const body = printBody(step.body, names, printer);
  printer.returns = outer;
  return {body, returns: returnedType(step, printer)};
}

/** Prints a class, with properties for its fields. */
export function printClass(
  step: Extract<StepNode, {kind: 'class'}> & Pick<Step, 'before'>,
  printer: Printer,
): undefined {
  const {name, bases, fields, body} = step;
  if (bases.length > 1) return printer.fail('a class with several bases cannot be translated');
  const [base] = bases;
  const isKnown = (each: Step): boolean =>
    each.kind === 'function' || each.kind === 'nothing' || (each.kind === 'expr' && each.value.kind === 'text');
  if (!body.steps.every(isKnown)) return printer.fail('class variables cannot be translated');
  const methods = body.steps.filter((each) => each.kind === 'function');
  const init = methods.find((each) => each.name === '__init__');
  for (const parameter of init?.parameters ?? []) printer.types.set(parameter.name, parameterType(parameter, printer));
  const properties = fields.map((field) => {
    const assigned = init?.body.steps.find(
      (each) =>
        each.kind === 'assign' && each.targets.some((target) => target.kind === 'field' && target.name === field.name),
    );
    const value = assigned?.kind === 'assign' ? assigned.value : undefined;
    const known = typeText(field.type, printer);
    const type = known.includes('object') && value ? csharpType(value, printer) : known;
    return `public ${printer.typeName(type)} ${toMember(field.name)} { get;${assigned ? '' : ' set;'} }`;
  });
  const parts = [
    ...(properties.length > 0 ? [properties.join('\n')] : []),
    ...methods.map((each) => printMethod(each, name, printer)),
    ...(body.after.length > 0 ? [body.after.map(printComment).join('\n').trim()] : []),
  ];
  const comments = step.before.filter((each) => each !== '').map(printComment);
  const doc = body.steps.find((each) => each.kind === 'expr');
  const summary = doc?.kind === 'expr' && doc.value.kind === 'text' ? printDoc(doc.value.value) : '';
  const extension = base ? ` : ${baseName(base, printer)}` : '';
  printer.classes.push(
    [...comments, `${summary}public class ${name}${extension}\n${block(parts.join('\n\n'))}`].join('\n'),
  );
  return undefined;
}

const baseName = (base: Value, printer: Printer): string =>
  base.kind === 'variable' ? base.name : printer.value(base).replace(/^new |\(\)$/g, '');

function printMethod(step: FunctionStep & Step, owner: string, printer: Printer): string {
  printer.line = step.line;
  const {name, isAsync, parameters, doc, decorators} = step;
  const isGetter = decorators.some((each) => each.kind === 'variable' && each.name === 'property');
  if (decorators.length > (isGetter ? 1 : 0)) return printer.fail('decorators cannot be translated');
  const comments = step.before
    .filter((each) => each !== '')
    .map((each) => `${printComment(each)}\n`)
    .join('');
  const start = `${comments}${printDoc(doc)}public `;
  if (name === '__init__') {
    const [first] = step.body.steps;
    const base = first && baseArguments(first, printer);
    const rest = base === undefined ? step : {...step, body: {...step.body, steps: step.body.steps.slice(1)}};
    const {body} = printFunctionBody(rest, printer);
    return `${start}${owner}(${printParameters(parameters, printer)})${base === undefined ? '' : ` : base(${base})`}\n${block(body)}`;
  }
  if (name.startsWith('__')) return printer.fail(`the method ${name} cannot be translated`);
  const {body, returns} = printFunctionBody(step, printer);
  if (isGetter) {
    const value = /^return ([^\n]*);$/.exec(body)?.[1];
    const property = `${start}${printer.typeName(returns)} ${toMember(name)}`;
    return value === undefined ? `${property}\n${block(`get\n${block(body)}`)}` : `${property} => ${value};`;
  }
  const method = `${toMember(name)}${isAsync ? 'Async' : ''}`;
  return `${start}${isAsync ? 'async ' : ''}${resultText(returns, isAsync, printer)} ${method}(${printParameters(parameters, printer)})\n${block(body)}`;
}

/** Prints the arguments of `super().__init__(...)`; undefined for other steps. */
function baseArguments(step: Step, printer: Printer): string | undefined {
  if (step.kind !== 'expr' || step.value.kind !== 'call') return undefined;
  const {callee, args} = step.value;
  if (callee.kind !== 'field' || callee.name !== '__init__') return undefined;
  return args.map(({value}) => printer.value(value)).join(', ');
}
