import type {StepNode, Value} from '../translate/program';
import {insideLambda} from './lambdas';
import {printCondition} from './operators';
import {inParentheses, type Printer} from './printer';
import {boxed, itemTypeOf, rawType} from './typeText';

/** Prints Python's `assert` with the assertions of JUnit. */
export function printAssert({test, message}: Extract<StepNode, {kind: 'assert'}>, printer: Printer): string {
  const last = message ? [printer.as(message, 'String')] : [];
  return parts(test)
    .map((part) => printPart(part, last, printer))
    .join('\n');
}

/** An assertion of `a and b` asserts both. */
const parts = (test: Value): Value[] =>
  test.kind === 'binary' && test.op === 'and' ? [...parts(test.left), ...parts(test.right)] : [test];

function call(name: string, args: string[]): string {
  return `${name}(${args.join(', ')});`;
}

function printPart(test: Value, message: string[], printer: Printer): string {
  if (test.kind === 'unary' && test.op === 'not') {
    const type = printer.typeOf(test.value);
    if (type === 'boolean' || type === 'Object' || type === 'JsonElement')
      return call('assertFalse', [printCondition(test.value, printer), ...message]);
    return call('assertTrue', [printCondition(test, printer), ...message]);
  }
  if (test.kind !== 'binary') return printTruth(test, message, printer);
  const {op, left, right} = test;
  if (left.kind === 'binary' && ['<', '<=', '>', '>='].includes(op) && ['<', '<=', '>', '>='].includes(left.op))
    return [left, {...test, left: left.right}].map((part) => printPart(part, message, printer)).join('\n');
  if (op === '==' || op === 'is') return printEquality(left, right, false, message, printer);
  if (op === '!=' || op === 'is not') return printEquality(left, right, true, message, printer);
  return call('assertTrue', [printCondition(test, printer), ...message]);
}

function printTruth(value: Value, message: string[], printer: Printer): string {
  const type = printer.typeOf(value);
  const isObject = printer.facts.isClass(type);
  if (isObject) return call('assertNotNull', [printer.value(value), ...message]);
  const text = printCondition(value, printer);
  if (text.startsWith('!')) return call('assertFalse', [text.slice(1), ...message]);
  return call('assertTrue', [text, ...message]);
}

/** Prints a comparison. JUnit compares lists with lists, and arrays with arrays. */
function printEquality(left: Value, right: Value, isNegated: boolean, message: string[], printer: Printer): string {
  const not = isNegated ? 'Not' : '';
  if (right.kind === 'none') return call(isNegated ? 'assertNotNull' : 'assertNull', [printer.value(left), ...message]);
  const own = printer.typeOf(left);
  if (right.kind === 'bool' && (own === 'boolean' || own === 'Object' || own === 'JsonElement'))
    return call(right.value === isNegated ? 'assertFalse' : 'assertTrue', [printer.as(left, 'boolean'), ...message]);
  if (right.kind === 'list' && right.items.length === 0 && rawType(own) === 'List')
    return call(isNegated ? 'assertFalse' : 'assertTrue', [`${printer.operand(left)}.isEmpty()`, ...message]);
  if (own === 'byte[]' || own.endsWith('[]')) {
    if (isNegated)
      return call('assertFalse', [`Arrays.equals(${printer.value(left)}, ${printer.value(right)})`, ...message]);
    return call('assertArrayEquals', [printer.as(right, own), printer.value(left), ...message]);
  }
  if (/^Json/.test(own)) return printJsonEquality(left, right, not, message, printer);
  const {expected, actual} = comparable(left, right, own, printer);
  return call(`assert${not}Equals`, [expected, actual, ...message]);
}

/** Prints both sides so that one overload of `assertEquals` accepts them. */
function comparable(left: Value, right: Value, own: string, printer: Printer): {expected: string; actual: string} {
  const other = printer.typeOf(right);
  const enums = printer.facts.enumValues(own);
  if (enums || own === 'Path') return {expected: printer.as(right, own), actual: printer.value(left)};
  if (own === 'Object') {
    const expected = other === 'JsonElement' ? printer.value(right) : printer.as(right, 'Object');
    return {expected, actual: printer.value(left)};
  }
  if (own === 'Integer' || own === 'Double' || own === 'Long')
    return {expected: printer.value(right), actual: `(${unboxed(own)}) ${printer.operand(left)}`};
  if (rawType(own) === 'List' && right.kind === 'list')
    return {
      expected: printer.as(right, itemTypeOf(own) === 'Object' ? 'List<Object>' : own),
      actual: printer.value(left),
    };
  if (own === 'double' && other === 'int' && right.kind === 'number')
    return {expected: printer.value(right), actual: printer.value(left)};
  return {
    expected: printer.as(right, own === 'String' || own.startsWith('Map') ? own : other),
    actual: printer.value(left),
  };
}

const unboxed = (type: string): string => ({Integer: 'int', Double: 'double', Long: 'long'})[type] ?? type;

/** Prints a comparison of a JSON element with a value. */
function printJsonEquality(left: Value, right: Value, not: string, message: string[], printer: Printer): string {
  const other = printer.typeOf(right);
  if (right.kind === 'list' || right.kind === 'dict' || right.kind === 'tuple') {
    const expected = `new Gson().toJsonTree(${printer.as(right, 'Object')})`;
    return call(`assert${not}Equals`, [expected, printer.value(left), ...message]);
  }
  if (/^Json/.test(other)) return call(`assert${not}Equals`, [printer.value(right), printer.value(left), ...message]);
  return call(`assert${not}Equals`, [printer.value(right), printer.as(left, other), ...message]);
}

/** Prints `pytest.raises` as `assertThrows`. */
export function printExpectedError(
  {type, match, variable, body}: Extract<StepNode, {kind: 'expectError'}>,
  printer: Printer,
): string {
  const className = errorClass(type, type.kind === 'standard' ? type.name : printer.value(type), printer);
  const inner = insideLambda(printer, () => printer.steps(body));
  const thrown = `assertThrows(${className}.class, () -> {\n${inner}\n})`;
  if (!match && variable === undefined) return `${thrown};`;
  const base = printer.variable(variable ?? 'error');
  if (!match) return `${className} ${base} = ${thrown};`;
  const test =
    match.kind === 'text' && !/[\\^$.*+?()[\]{}|]/.test(match.value)
      ? `${base}.getMessage().contains(${printer.value(match)})`
      : `Pattern.compile(${printer.value(match)}).matcher(${base}.getMessage()).find()`;
  return `${className} ${base} = ${thrown};\nassertTrue(${test});`;
}

const errors: Record<string, string> = {
  AssertionError: 'AssertionError',
  Exception: 'Exception',
  ValueError: 'IllegalArgumentException',
  RuntimeError: 'RuntimeException',
  KeyError: 'NoSuchElementException',
  OSError: 'IOException',
  TimeoutError: 'TimeoutError',
};

/** Returns the class of Java for an exception of Python. */
export function errorClass(type: Value, text: string, printer: Printer): string {
  if (type.kind === 'standard') return errors[type.name] ?? printer.fail(`${type.name} has no counterpart in Java`);
  return boxed(inParentheses(text));
}
