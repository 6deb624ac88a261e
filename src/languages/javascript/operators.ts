import type {Value, ValueOf} from '../translate/program';
import {withoutNone} from '../translate/types';
import type {Printer} from './printer';

const operators: Record<string, string> = {'==': '===', '!=': '!==', is: '===', 'is not': '!==', and: '&&', or: '||'};

/** Prints an operation with two operands. */
export function printBinary({op, left, right}: ValueOf<'binary'>, printer: Printer): string {
  const one = printer.operand(left);
  const other = printer.operand(right);
  const leftType = withoutNone(left.type).kind;
  if (op === 'in' || op === 'not in') return `${op === 'in' ? '' : '!'}${printMembership(left, right, printer)}`;
  if ((op === '==' || op === '!=') && isDeep(right)) {
    printer.imports.add('node:util', 'isDeepStrictEqual');
    return `${op === '!=' ? '!' : ''}isDeepStrictEqual(${printer.value(left)}, ${printer.value(right)})`;
  }
  if (op === '//') return `Math.floor(${one} / ${other})`;
  if (op === '+' && leftType === 'list') return `[...${one}, ...${other}]`;
  if (op === '*' && leftType === 'str') return `${one}.repeat(${printer.value(right)})`;
  if (op === '*' && leftType === 'list') return `Array(${printer.value(right)}).fill(${printer.operand(left)}).flat()`;
  if (op === '%' && leftType === 'str') return printer.fail('the operator % of text cannot be translated');
  if (op === 'and' || op === 'or') {
    const isTest = left.type.kind === 'bool' && right.type.kind === 'bool';
    const [first, second] = isTest
      ? [`(${printCondition(left, printer)})`, `(${printCondition(right, printer)})`]
      : [one, other];
    return `${first} ${operators[op]!} ${second}`;
  }
  return `${one} ${operators[op] ?? op} ${other}`;
}

/** Whether a value is compared by its content. */
export function isDeep(value: Value): boolean {
  return ['list', 'dict', 'tuple', 'set', 'record', 'bytes'].includes(withoutNone(value.type).kind);
}

/** Prints `x in y`. */
export function printMembership(item: Value, container: Value, printer: Printer): string {
  const type = withoutNone(container.type).kind;
  if (type === 'dict' || type === 'record') return `(${printer.value(item)} in ${printer.operand(container)})`;
  return `${printer.operand(container)}.${type === 'set' ? 'has' : 'includes'}(${printer.value(item)})`;
}

/** Prints a value as a condition. Empty lists and dicts are false in Python only. */
export function printCondition(value: Value, printer: Printer): string {
  const type = withoutNone(value.type).kind;
  if (value.kind === 'binary' && (value.op === 'and' || value.op === 'or'))
    return `(${printCondition(value.left, printer)}) ${operators[value.op]!} (${printCondition(value.right, printer)})`;
  if (value.kind === 'unary' && value.op === 'not' && isCollection(value.value))
    return `${printer.operand(value.value)}.length === 0`;
  if (value.kind === 'unary' && value.op === 'not') return `!(${printCondition(value.value, printer)})`;
  if (type === 'list' && value.type.kind !== 'optional') return `${printer.operand(value)}.length > 0`;
  return printer.value(value);
}

const isCollection = (value: Value): boolean => value.type.kind === 'list';
