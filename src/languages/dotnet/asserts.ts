import type {StepNode, Value} from '../translate/program';
import {csharpType, hasCount} from './csharpTypes';
import {type Check, frameworks} from './frameworks';
import {typeBeside} from './evaluated';
import {isSequence, printCondition} from './operators';
import type {Printer} from './printer';

type Assert = Extract<StepNode, {kind: 'assert'}>;

/** Prints Python's `assert` as an assertion of the framework. */
export function printAssert({test, message}: Assert, printer: Printer): string {
  const shown = message && printer.value(message);
  return parts(test)
    .flatMap((part) => itemsOf(part, printer))
    .map((part) => `${frameworks[printer.framework].assert(readCheck(part, printer), shown)};`)
    .join('\n');
}

/**
 * Splits the comparison of an object with a dict into one for each key. A comparison of the whole would compare texts of
 * JSON, or objects of different classes.
 */
function itemsOf(test: Value, printer: Printer): Value[] {
  if (test.kind !== 'binary' || test.op !== '==' || test.right.kind !== 'dict') return [test];
  const {left, right} = test;
  const type = csharpType(left, printer).replace(/\?$/, '');
  if (type !== 'JsonElement' && !printer.facts.properties(type)) return [test];
  if (left.kind === 'apiCall' && left.awaited) {
    const isFlat = new Set(right.entries.map(({value}) => value.type.kind)).size === 1;
    return isFlat && right.entries.every(({value}) => value.kind === 'text' || value.kind === 'number')
      ? [test]
      : printer.fail('assign the value to a variable before it is compared with a dict');
  }
  return right.entries.map(({key, value}): Value => {
    if (!key) return printer.fail('this comparison cannot be translated');
    const item: Value = {kind: 'index', object: left, index: key, type: value.type};
    return {...test, left: item, right: value};
  });
}

/** An assertion of `a and b` asserts both. */
const parts = (test: Value): Value[] => {
  if (test.kind !== 'binary') return [test];
  if (test.op === 'and') return [...parts(test.left), ...parts(test.right)];
  if (!isOrder(test.op) || test.left.kind !== 'binary' || !isOrder(test.left.op)) return [test];
  return [flipped(test.left), {...test, left: test.left.right}];
};

const isOrder = (op: string): boolean => /^[<>]=?$/.test(op);
const opposite: Record<string, string> = {'<': '>', '>': '<', '<=': '>=', '>=': '<='};

/** Turns `200 <= status` around, because the value under test comes first. */
const flipped = (test: Extract<Value, {kind: 'binary'}>): Value =>
  test.left.kind === 'number' ? {...test, op: opposite[test.op]!, left: test.right, right: test.left} : test;

function readCheck(test: Value, printer: Printer): Check {
  if (test.kind === 'unary' && test.op === 'not') return plainCheck(test.value, false, printer);
  if (test.kind === 'standard' && test.receiver && (test.name === 'str.startswith' || test.name === 'str.endswith'))
    return {
      kind: test.name === 'str.startswith' ? 'startsWith' : 'endsWith',
      actual: printer.value(test.receiver, 'string'),
      expected: printer.value(test.args[0]!.value),
    };
  if (test.kind !== 'binary') return plainCheck(test, true, printer);
  return comparison(test, printer);
}

function comparison(test: Extract<Value, {kind: 'binary'}>, printer: Printer): Check {
  const {op, left, right} = test;
  if ((op === 'is' || op === '==') && right.kind === 'bool')
    return {kind: right.value ? 'true' : 'false', actual: printer.value(left, 'bool')};
  if (right.kind === 'none')
    return {kind: op === '==' || op === 'is' ? 'null' : 'notNull', actual: printer.value(left)};
  if (op === '==' && left.kind === 'standard' && left.name === 'len') return countCheck(left, right, printer);
  if (op === '==' || op === '!=' || op === 'is' || op === 'is not') return equalCheck(test, printer);
  if (op === 'in' || op === 'not in') return containsCheck(test, printer);
  if (isOrder(op))
    return {
      kind: 'compare',
      op,
      actual: printer.value(left, typeBeside(right)),
      expected: printer.value(right, typeBeside(left)),
    };
  return {kind: 'true', actual: printCondition(test, printer)};
}

function equalCheck({op, left, right}: Extract<Value, {kind: 'binary'}>, printer: Printer): Check {
  const kind = op === '==' || op === 'is' ? 'equal' : 'notEqual';
  const list = right.kind === 'list' || right.kind === 'tuple' ? right : undefined;
  if (list?.items.length === 0) return {kind: kind === 'equal' ? 'empty' : 'notEmpty', actual: printer.value(left)};
  const known = csharpType(right, printer).replace(/\?$/, '');
  const beside =
    typeBeside(right) ??
    (right.kind === 'dict' ? known : undefined) ??
    (/^(?:string|int|double|bool)(?:\[\])?$/.test(known) ? known : undefined);
  const actual = printer.value(left, beside);
  return {
    kind,
    actual,
    expected: printer.value(right, typeBeside(left)),
    isSequence: isSequence(right, printer),
  };
}

function countCheck(left: Extract<Value, {kind: 'standard'}>, right: Value, printer: Printer): Check {
  const value = left.args[0]!.value;
  const type = csharpType(value, printer).replace(/\?$/, '');
  const expected = printer.value(right);
  if (type === 'JsonElement') return {kind: 'equal', actual: printer.value(left), expected, isSequence: false};
  return {kind: 'count', member: hasCount(type) ? 'Count' : 'Length', actual: printer.value(value), expected};
}

function containsCheck({op, left, right}: Extract<Value, {kind: 'binary'}>, printer: Printer): Check {
  const kind = op === 'in' ? 'contains' : 'notContains';
  const type = csharpType(right, printer).replace(/\?$/, '');
  if (right.kind === 'list' || right.kind === 'tuple')
    return {
      kind: op === 'in' ? 'true' : 'false',
      actual: printCondition({kind: 'binary', op: 'in', left, right, type: {kind: 'bool'}}, printer),
    };
  if (type === 'JsonElement' && right.kind !== 'apiCall')
    return {
      kind: op === 'in' ? 'true' : 'false',
      actual: printCondition({kind: 'binary', op: 'in', left, right, type: {kind: 'bool'}}, printer),
    };
  const of = /Dictionary</.test(type) ? 'keys' : type === 'string' || type === 'JsonElement' ? 'text' : 'list';
  const sure = csharpType(right, printer).endsWith('?') && right.kind === 'variable' ? '' : '';
  return {
    kind,
    of,
    actual: `${printer.value(right, of === 'text' ? 'string' : undefined)}${sure}`,
    expected: printer.value(left),
  };
}

/** Checks whether a value counts as true in Python. */
function plainCheck(value: Value, isTrue: boolean, printer: Printer): Check {
  const type = csharpType(value, printer);
  const plain = type.replace(/\?$/, '');
  const actual = printer.value(value, type === 'JsonElement' ? 'bool' : undefined);
  if (type === 'bool' || value.type.kind === 'bool')
    return {kind: isTrue ? 'true' : 'false', actual: printCondition(value, printer)};
  if (plain === 'string' || hasCount(plain) || plain.endsWith('[]'))
    return {kind: isTrue ? 'notEmpty' : 'empty', actual};
  if (/^I[A-Z]/.test(plain) || type.endsWith('?') || printer.facts.properties(plain))
    return {kind: isTrue ? 'notNull' : 'null', actual};
  return {kind: isTrue ? 'true' : 'false', actual: printCondition(value, printer)};
}
