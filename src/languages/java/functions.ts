import type {FunctionStep, Step, Steps, TypedParameter} from '../translate/program';
import {walkProgram} from '../translate/walk';
import {findVariables} from './declarations';
import {fromStep} from './functionValues';
import {printLambdaBody} from './lambdas';
import {toJavaName} from './names';
import {printParameters} from './parameters';
import type {Printer} from './printer';
import {javaType, rawType, typeArguments} from './typeText';

/** Where functions of a part of a sample are printed. */
export interface FunctionPlaces {
  /** Functions that the sample calls; they become methods. */
  called: Set<string>;
  /** How often each function is passed to another. */
  passed: Map<string, number>;
}

/** Finds how a sample uses its functions. */
export function findFunctionPlaces(part: unknown): FunctionPlaces {
  const called = new Set<string>();
  const passed = new Map<string, number>();
  walkProgram(part, (node) => {
    if (node.kind === 'call' && node.callee.kind === 'variable') {
      called.add(node.callee.name);
      walkProgram(node.args, () => undefined);
    }
    if (node.kind === 'variable') passed.set(node.name, (passed.get(node.name) ?? 0) + 1);
    return undefined;
  });
  return {called, passed};
}

/** Prints a function inside of other code: as a lambda at its only use, as a variable, or as a method. */
export function printFunctionStep(step: FunctionStep & Step, printer: Printer): string | undefined {
  if (step.decorators.length > 0) return printer.fail('decorators cannot be translated');
  const {called, passed} = printer.places;
  if (called.has(step.name)) {
    printer.outside.push(printMethod(step, printer, {modifiers: 'static '}));
    return undefined;
  }
  if ((passed.get(step.name) ?? 0) <= 1 && step.doc === undefined) {
    printer.inlined.set(step.name, step);
    return undefined;
  }
  const type = functionalType(step.parameters, returnType(step, printer), printer);
  const [first] = typeArguments(type);
  const names = step.parameters.map(({name}) => name);
  const lambda = (): string => printLambdaBody(fromStep(step), returnOf(type), printer);
  const shown =
    names.length === 1 ? printer.variable(names[0]!) : `(${names.map((name) => printer.variable(name)).join(', ')})`;
  const body = names.length === 1 ? printer.withVariable(names[0]!, first!, undefined, lambda) : lambda();
  printer.types.set(step.name, type);
  return `${type} ${printer.variable(step.name)} = ${shown} -> ${body};`;
}

function returnOf(type: string): string {
  const raw = rawType(type);
  if (raw === 'Predicate' || raw === 'BiPredicate') return 'boolean';
  return raw === 'Function' || raw === 'BiFunction' || raw === 'Supplier' ? typeArguments(type).at(-1)! : 'void';
}

function functionalType(parameters: TypedParameter[], returns: string, printer: Printer): string {
  if (parameters.length > 2) return printer.fail('a function with so many parameters cannot be a variable in Java');
  const type = javaType({
    kind: 'function',
    parameters: parameters.map(({type: each}) => each),
    returns:
      returns === 'void' ? {kind: 'none'} : returns === 'boolean' ? {kind: 'bool'} : {kind: 'own', name: returns},
  });
  return type;
}

/** Prints the body of a function with its own variables. */
export function printBody(body: Steps, parameters: string[], printer: Printer): string {
  const outer = {declarations: printer.declarations, body: printer.body};
  printer.declarations = findVariables(body, parameters);
  printer.body = body;
  const text = printer.steps(body);
  Object.assign(printer, outer);
  return text;
}

/** Returns the type that a function returns in Java. */
export function returnType({returns, body}: FunctionStep, printer: Printer): string {
  if (returns && returns.kind !== 'any') return javaType(returns);
  let type = 'void';
  walkProgram(body, (node) => {
    if (node.kind === 'lambda' || node.kind === 'function') return false;
    if (node.kind === 'return' && node.value && node.value.kind !== 'none') type = javaType(node.value.type);
    return undefined;
  });
  return type === 'null' ? printer.fail('the type of this function cannot be determined') : type;
}

/** Prints a method with its documentation. */
export function printMethod(
  step: FunctionStep & Step,
  printer: Printer,
  {
    modifiers,
    name = toJavaName(step.name),
    isConstructor = false,
  }: {modifiers: string; name?: string; isConstructor?: boolean},
): string {
  const {parameters, doc, body} = step;
  const returns = isConstructor ? 'void' : returnType(step, printer);
  const outer = {
    exceptions: printer.exceptions,
    returns: printer.returns,
    types: printer.types,
    lambdaDepth: printer.lambdaDepth,
  };
  printer.exceptions = new Set();
  printer.returns = returns;
  printer.lambdaDepth = 0;
  printer.types = new Map(printer.types);
  printer.methods.set(step.name, {returns, exceptions: []});
  for (const each of parameters) printer.types.set(each.name, javaType(each.type));
  const text = printBody(
    body,
    parameters.map((each) => each.name),
    printer,
  );
  const thrown = throwsClause(printer);
  printer.methods.set(step.name, {returns, exceptions: [...printer.exceptions]});
  Object.assign(printer, outer);
  const comment = doc === undefined ? '' : `/** ${doc.trim()} */\n`;
  const head = isConstructor ? name : `${returns} ${name}`;
  return `${comment}${modifiers}${head}(${printParameters(parameters, printer)})${thrown} {\n${text}\n}`;
}

/** Prints the checked exceptions of a method. */
export const throwsClause = ({exceptions}: Printer): string =>
  exceptions.size > 0 ? ` throws ${[...exceptions].map((each) => each.replace(/^.*\./, '')).join(', ')}` : '';
