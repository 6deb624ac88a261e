import type {FunctionStep, Value} from '../translate/program';
import {toJavaName} from './names';
import type {Printer} from './printer';
import {printLambdaBody, type LambdaBody} from './lambdas';
import {boxed, rawType, typeArguments} from './typeText';

const functional = new Set([
  'Consumer',
  'BiConsumer',
  'Predicate',
  'BiPredicate',
  'Function',
  'BiFunction',
  'Supplier',
  'Runnable',
  'BooleanSupplier',
  'BindingCallback',
  'FunctionCallback',
]);

/** Whether a type is an interface with one method. */
export const isFunctional = (type: string): boolean => functional.has(rawType(type));

/** Variables that the code around a fragment has. */
const outerNames = new Set(['page', 'context', 'browser', 'playwright']);

interface Shape {
  /** Types of the parameters. */
  parameters: string[];
  returns: string;
}

function shapeOf(type: string): Shape {
  const types = typeArguments(type);
  switch (rawType(type)) {
    case 'Consumer':
    case 'BiConsumer':
      return {parameters: types, returns: 'void'};
    case 'Predicate':
    case 'BiPredicate':
      return {parameters: types, returns: 'boolean'};
    case 'Function':
    case 'BiFunction':
      return {parameters: types.slice(0, -1), returns: types.at(-1)!};
    case 'Supplier':
      return {parameters: [], returns: types[0]!};
    case 'BooleanSupplier':
      return {parameters: [], returns: 'boolean'};
    default:
      return {parameters: [], returns: 'void'};
  }
}

/** Prints a function as a lambda or a method reference. */
export function printFunctional(value: Value, type: string, printer: Printer): string {
  const source = sourceOf(value, printer);
  if (!source) return printReference(value, printer);
  const raw = rawType(type);
  if (raw === 'BindingCallback' || raw === 'FunctionCallback')
    return printCallback(source, raw === 'BindingCallback', printer);
  const shape = shapeOf(type);
  const names = source.parameters.map(({name}) => name);
  const [first] = shape.parameters;
  // Java passes the route only; its request is a member.
  if (names.length === 2 && shape.parameters.length === 1 && first === 'Route') {
    const route = toJavaName(names[0]!);
    return printer.withVariable(names[1]!, 'Request', `${route}.request()`, () =>
      print(source, [names[0]!], shape, printer),
    );
  }
  if (names.length > shape.parameters.length) return printer.fail('this function has too many parameters for Java');
  const all = shape.parameters.map((each, index) => names[index] ?? defaultName(each, printer));
  return print(source, all, shape, printer);
}

const defaultName = (type: string, printer: Printer): string => {
  const name = rawType(type).replace(/^[A-Z]+(?=[A-Z][a-z]|$)|^[A-Z]/, (start) => start.toLowerCase());
  return printer.types.has(name) || outerNames.has(name) ? `new${rawType(type)}` : name;
};

function print(source: LambdaBody, names: string[], shape: Shape, printer: Printer): string {
  const bind = (index: number, shown: string[]): string => {
    const name = names[index];
    if (name === undefined) {
      const body = printLambdaBody(source, shape.returns, printer);
      return `${shown.length === 1 ? shown[0]! : `(${shown.join(', ')})`} -> ${body}`;
    }
    const isUnused = /^_+$/.test(name);
    const type = shape.parameters[index]!;
    const base = isUnused ? defaultName(type, printer) : toJavaName(name);
    // A lambda cannot declare a name that the code around it declares.
    const isTaken = printer.types.has(name) || outerNames.has(base);
    const java = !isTaken
      ? base
      : shape.returns === 'boolean'
        ? 'candidate'
        : `new${base.charAt(0).toUpperCase()}${base.slice(1)}`;
    // Python passes the text of a frame, Java the frame.
    if (type === 'WebSocketFrame')
      return printer.withVariable(name, 'String', 'frame.text()', () => bind(index + 1, [...shown, 'frame']));
    return printer.withVariable(name, type, java, () => bind(index + 1, [...shown, java]));
  };
  return bind(0, []);
}

/** Prints a function for the page, which receives its arguments as an array. */
function printCallback(source: LambdaBody, hasSource: boolean, printer: Printer): string {
  const parameters = hasSource ? source.parameters.slice(1) : source.parameters;
  const head = hasSource ? '(source, args)' : 'args';
  const first = hasSource ? source.parameters[0]?.name : undefined;
  const bind = (index: number): string => {
    const parameter = parameters[index];
    if (!parameter) {
      const isVoid = source.kind === 'block' && source.returns === undefined;
      return printLambdaBody(source, isVoid ? 'null' : 'Object', printer);
    }
    const type = printer.typeOf({kind: 'variable', name: '', isPredefined: false, type: parameter.type});
    const text = type === 'Object' ? `args[${index}]` : `((${boxed(type)}) args[${index}])`;
    return printer.withVariable(parameter.name, type, text, () => bind(index + 1));
  };
  const body =
    first === undefined ? bind(0) : printer.withVariable(first, 'BindingCallback.Source', 'source', () => bind(0));
  return `${head} -> ${body}`;
}

/** Returns the code of a function that is printed here; undefined for one that has a name in Java. */
function sourceOf(value: Value, printer: Printer): LambdaBody | undefined {
  if (value.kind === 'lambda')
    return {kind: 'value', parameters: value.parameters, value: value.body, line: printer.line};
  const step = value.kind === 'variable' ? printer.inlined.get(value.name) : undefined;
  return step && fromStep(step);
}

/** Returns the code of a function as a lambda needs it. */
export function fromStep(step: FunctionStep): LambdaBody {
  const [only, ...others] = step.body.steps;
  if (
    only?.kind === 'expr' &&
    others.length === 0 &&
    only.before.length === 0 &&
    step.body.after.length === 0 &&
    only.trailing === undefined
  )
    return {kind: 'value', parameters: step.parameters, value: only.value, line: only.line, isStatement: true};
  if (only?.kind === 'return' && only.value && others.length === 0 && only.before.length === 0)
    return {kind: 'value', parameters: step.parameters, value: only.value, line: only.line};
  const returned = step.body.steps.find((each) => each.kind === 'return' && each.value);
  return {kind: 'block', parameters: step.parameters, body: step.body, ...(returned ? {returns: 'Object'} : {})};
}

/** Prints a function that has a name: a variable, a method of the sample, or a method of a list. */
function printReference(value: Value, printer: Printer): string {
  if (value.kind === 'standard') {
    if (value.name === 'print') return 'System.out::println';
    if (value.name === 'list.append' && value.receiver) return `${printer.operand(value.receiver)}::add`;
    return printer.fail('this function cannot be passed in Java');
  }
  if (value.kind === 'apiCall') {
    const member = printer.facts.member(value.member);
    return member
      ? `${printer.operand(value.receiver)}::${member.facts.name}`
      : printer.fail(`${value.member.name} has no counterpart in Java`);
  }
  if (value.kind === 'field') {
    const object = printer.operand(value.object);
    return `${object}::${toJavaName(value.name)}`;
  }
  if (value.kind === 'variable' && printer.methods.has(value.name))
    return `${printer.className}::${printer.variable(value.name)}`;
  return printer.value(value);
}
