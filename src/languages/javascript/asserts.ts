import type {StepNode, Value} from '../translate/program';
import {withoutNone} from '../translate/types';
import {isDeep, printCondition} from './operators';
import {isNullable} from './nullability';
import type {Printer} from './printer';

type Assert = Extract<StepNode, {kind: 'assert'}>;

const comparisons: Record<string, string> = {
  '>': 'toBeGreaterThan',
  '>=': 'toBeGreaterThanOrEqual',
  '<': 'toBeLessThan',
  '<=': 'toBeLessThanOrEqual',
};

/** Prints Python's `assert` with `expect`. */
export function printAssert({test, message}: Assert, printer: Printer): string {
  return parts(test)
    .map((part) => printPart(part, message, printer))
    .join('\n');
}

/** Splits `a and b`, because an assertion of it asserts both. */
const parts = (test: Value): Value[] =>
  test.kind === 'binary' && test.op === 'and' ? [...parts(test.left), ...parts(test.right)] : [test];

function printPart(test: Value, message: Value | undefined, printer: Printer): string {
  const expectation = (subject: string, matcher: string): string =>
    `expect(${[subject, ...(message ? [printer.value(message)] : [])].join(', ')}).${matcher};`;
  if (test.kind === 'unary' && test.op === 'not') return expectation(...negated(test.value, printer));
  if (test.kind !== 'binary') return expectation(...plain(test, printer));
  const {op, left, right} = test;
  const subject = printSubject(left, printer);
  if (left.kind === 'binary' && op in comparisons && left.op in comparisons)
    return [left, {...test, left: left.right}].map((part) => printPart(part, message, printer)).join('\n');
  if (op === '==' && left.kind === 'standard' && left.name === 'len' && left.args[0]?.value.type.kind !== 'dict')
    return expectation(printer.value(left.args[0]!.value), `toHaveLength(${printer.value(right)})`);
  if (op === '==' || op === 'is') return expectation(subject, `${equality(left, right)}(${equal(right, printer)})`);
  if (op === '!=' || op === 'is not')
    return expectation(subject, `not.${equality(left, right)}(${equal(right, printer)})`);
  if (op === 'in' || op === 'not in') {
    const type = withoutNone(right.type).kind;
    const not = op === 'in' ? '' : 'not.';
    const isObject = type === 'dict' || type === 'record';
    const isSet = type === 'set';
    const item = isObject ? `[${printer.value(left)}]` : printer.value(left);
    if (left.kind !== 'text' && left.type.kind !== 'str' && (right.kind === 'list' || right.kind === 'tuple'))
      return expectation(printer.value(right), `${not}toContain(${printer.value(left)})`);
    return expectation(
      printSubject(right, printer),
      `${not}${isObject ? 'toHaveProperty' : isSet || type === 'list' ? 'toContain' : 'toContain'}(${item})`,
    );
  }
  const comparison = comparisons[op];
  if (comparison !== undefined) return expectation(printer.value(left), `${comparison}(${printer.value(right)})`);
  return expectation(printCondition(test, printer), 'toBe(true)');
}

/** Prints the value under test. A value that can be null needs no assertion of its own. */
function printSubject(value: Value, printer: Printer): string {
  const receiver = value.kind === 'apiCall' || value.kind === 'standard' ? value.receiver : undefined;
  const text = printer.value(value);
  if (!receiver || receiver.kind !== 'variable' || !isNullable(receiver, printer)) return text;
  return text.replace(`${printer.variable(receiver.name)}!.`, `${printer.variable(receiver.name)}?.`);
}

const equality = (left: Value, right: Value): string => {
  if (right.kind === 'none') return 'toBeNull';
  return isDeep(right) || isDeep(left) ? 'toEqual' : 'toBe';
};
const equal = (right: Value, printer: Printer): string => (right.kind === 'none' ? '' : printer.value(right));

function plain(value: Value, printer: Printer): [string, string] {
  if (value.type.kind === 'list') return [printer.value(value), 'not.toHaveLength(0)'];
  return [printSubject(value, printer), value.type.kind === 'bool' ? 'toBe(true)' : 'toBeTruthy()'];
}

function negated(value: Value, printer: Printer): [string, string] {
  if (value.type.kind === 'list') return [printer.value(value), 'toHaveLength(0)'];
  return [printSubject(value, printer), value.type.kind === 'bool' ? 'toBe(false)' : 'toBeFalsy()'];
}
