import type {Value, ValueOf} from '../translate/program';
import {withoutNone} from '../translate/types';
import {csharpType, hasCount} from './csharpTypes';
import {typeBeside} from './evaluated';
import {isJson} from './json';
import type {Printer} from './printer';
import {negate} from './values';

const operators: Record<string, string> = {is: '==', 'is not': '!=', and: '&&', or: '||'};
const comparisons = new Set(['==', '!=', '<', '>', '<=', '>=', '-', '+', '*', '/']);

/** Prints an operation with two operands. */
export function printBinary({op, left, right}: ValueOf<'binary'>, printer: Printer): string {
  if (op === 'in' || op === 'not in') {
    const text = printMembership(left, right, printer);
    return op === 'in' ? text : negate(text);
  }
  if (right.kind === 'none') {
    const isNull = op === '==' || op === 'is';
    return `${printer.operand(left)} ${printer.isChecked ? (isNull ? '==' : '!=') : isNull ? 'is' : 'is not'} null`;
  }
  if ((op === '==' || op === '!=') && isSequence(right, printer))
    return `${op === '!=' ? '!' : ''}${printer.operand(left)}.SequenceEqual(${printer.value(right)})`;
  if (op === 'and' || op === 'or') return printLogical({op, left, right}, printer);
  const [one, other] = comparisons.has(op)
    ? [valueBeside(left, right, printer), valueBeside(right, left, printer)]
    : [printer.operand(left), printer.operand(right)];
  const leftType = withoutNone(left.type).kind;
  if (op === '+' && leftType === 'list') return `${one}.Concat(${printer.value(right)}).ToList()`;
  if (op === '*' && leftType === 'str') return repeat(left, printer.value(right), printer);
  if (op === '*' && leftType === 'bytes')
    return `Enumerable.Repeat(${one}, ${other}).SelectMany(each => each).ToArray()`;
  if (op === '**') return `Math.Pow(${one}, ${other})`;
  if (op === '%' && leftType === 'str') return printer.fail('the operator % of text cannot be translated');
  return `${one} ${op === '//' ? '/' : (operators[op] ?? op)} ${other}`;
}

/** Prints an operand with the type of the other one. */
function valueBeside(value: Value, other: Value, printer: Printer): string {
  const known = csharpType(other, printer).replace(/\?$/, '');
  const type = typeBeside(other) ?? (/^(?:string|int|double|bool)$/.test(known) ? known : undefined);
  const needsType = value.kind === 'apiCall' || isJson(value, printer);
  const text = needsType ? printer.value(value, type) : printer.value(value);
  const isSimple = !/^await /.test(text) && (value.kind !== 'binary' || /^[*/%]$/.test(value.op));
  return isSimple && value.kind !== 'conditional' && value.kind !== 'lambda' ? text : `(${text})`;
}

function repeat(text: Value, count: string, printer: Printer): string {
  if (text.kind === 'text' && text.value.length === 1)
    return `new string('${text.value === "'" ? "\\'" : text.value}', ${count})`;
  return `string.Concat(Enumerable.Repeat(${printer.value(text)}, ${count}))`;
}

function printLogical({op, left, right}: Pick<ValueOf<'binary'>, 'op' | 'left' | 'right'>, printer: Printer): string {
  const isTest = isBoolean(left, printer) && isBoolean(right, printer);
  if (!isTest && op === 'or') return `${printer.operand(left)} ?? ${printer.operand(right)}`;
  const part = (value: Value): string => {
    const text = printCondition(value, printer);
    return value.kind === 'binary' && value.op === 'or' && op === 'and' ? `(${text})` : text;
  };
  return `${part(left)} ${operators[op]!} ${part(right)}`;
}

function isBoolean(value: Value, printer: Printer): boolean {
  if (value.kind === 'binary' && (value.op === 'and' || value.op === 'or'))
    return isBoolean(value.left, printer) && isBoolean(value.right, printer);
  return csharpType(value, printer) === 'bool' || value.type.kind === 'bool';
}

/** Whether a value is compared item by item. */
export function isSequence(value: Value, printer: Printer): boolean {
  if (value.kind === 'list' || value.kind === 'bytes') return true;
  return /\[\]$|List</.test(csharpType(value, printer));
}

/** Prints `x in y`. */
export function printMembership(item: Value, container: Value, printer: Printer): string {
  const type = csharpType(container, printer).replace(/\?$/, '');
  if (type === 'JsonElement' && container.kind !== 'apiCall') {
    if (item.type.kind === 'str' && item.kind === 'text')
      return `${printer.operand(container)}.TryGetProperty(${printer.value(item)}, out var ${printer.isChecked ? '__' : '_'})`;
  }
  if (/Dictionary</.test(type)) return `${printer.operand(container)}.ContainsKey(${printer.value(item)})`;
  if (container.kind === 'tuple') {
    const list = `new[] { ${container.items.map((each) => printer.value(each)).join(', ')} }`;
    return `${list}.Contains(${printer.value(item)})`;
  }
  const text = container.kind === 'apiCall' ? `(${printer.value(container, 'string')})` : printer.operand(container);
  const sure = csharpType(container, printer).endsWith('?') ? printer.sure : '';
  return `${text}${sure}.Contains(${printer.value(item)})`;
}

/** Prints a value as a condition. Empty lists and texts are false in Python. */
export function printCondition(value: Value, printer: Printer): string {
  if (value.kind === 'binary' && (value.op === 'and' || value.op === 'or')) {
    const part = (each: Value): string => {
      const text = printCondition(each, printer);
      return each.kind === 'binary' && each.op === 'or' && value.op === 'and' ? `(${text})` : text;
    };
    return `${part(value.left)} ${operators[value.op]!} ${part(value.right)}`;
  }
  if (value.kind === 'unary' && value.op === 'not') return negation(value.value, printer);
  const type = csharpType(value, printer);
  const text = printer.value(value, 'bool');
  if (type === 'bool' || value.type.kind === 'bool') return text;
  const filled = emptiness(value, type, printer);
  if (filled) return filled.isFilled;
  if (value.kind === 'apiCall' && /JsonElement/.test(type)) return text;
  if (type === 'JsonElement') return text;
  if (/\?$/.test(type) || /^I[A-Z]/.test(type) || type === 'object')
    return `${printer.operand(value)} ${printer.isChecked ? '!= null' : 'is not null'}`;
  return text;
}

function negation(value: Value, printer: Printer): string {
  const type = csharpType(value, printer);
  const empty = type === 'bool' ? undefined : emptiness(value, type, printer);
  if (empty) return empty.isEmpty;
  if (type !== 'bool' && (/\?$/.test(type) || /^I[A-Z]/.test(type)))
    return `${printer.operand(value)} ${printer.isChecked ? '== null' : 'is null'}`;
  return negate(printCondition(value, printer));
}

/** Prints the tests whether something is empty. */
function emptiness(value: Value, type: string, printer: Printer): {isFilled: string; isEmpty: string} | undefined {
  const plain = type.replace(/\?$/, '');
  const text = printer.operand(value);
  if (plain === 'string')
    return {
      isFilled: `!string.IsNullOrEmpty(${printer.value(value)})`,
      isEmpty: `string.IsNullOrEmpty(${printer.value(value)})`,
    };
  if (hasCount(plain)) return {isFilled: `${text}.Count > 0`, isEmpty: `${text}.Count == 0`};
  if (plain.endsWith('[]')) return {isFilled: `${text}.Length > 0`, isEmpty: `${text}.Length == 0`};
  if (plain === 'int' || plain === 'double') return {isFilled: `${text} != 0`, isEmpty: `${text} == 0`};
  return undefined;
}
