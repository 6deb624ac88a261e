import type {Value, ValueOf} from '../translate/program';
import type {Printer} from './printer';
import {inParentheses} from './printer';
import {isPrimitive, rawType} from './typeText';

/** Prints an operation with two operands. */
export function printBinary(value: ValueOf<'binary'>, printer: Printer): string {
  const {op, left, right} = value;
  if (op === 'in' || op === 'not in') return `${op === 'in' ? '' : '!'}${printMembership(left, right, printer)}`;
  if (op === '==' || op === 'is') return printEquality(left, right, printer);
  if (op === '!=' || op === 'is not') return printInequality(left, right, printer);
  if (op === 'and' || op === 'or') return printLogic(value, printer);
  const [one, other] = [printNumber(left, right, printer), printNumber(right, left, printer)];
  const leftType = printer.typeOf(left);
  if (left.kind === 'binary' && isComparison(op) && isComparison(left.op))
    return `${printer.value(left)} && ${printer.value({...value, left: left.right})}`;
  if (op === '//') return `${one} / ${other}`;
  if (op === '/' && leftType === 'int' && printer.typeOf(right) === 'int') return `(double) ${one} / ${other}`;
  if (op === '**') return `Math.pow(${one}, ${other})`;
  if (op === '*' && leftType === 'String') return `${one}.repeat(${printer.value(right)})`;
  if (op === '*' && leftType === 'byte[]') return printer.fail('bytes cannot be repeated in Java');
  if (op === '+' && rawType(leftType) === 'List') return printer.fail('lists cannot be added in Java');
  if (op === '%' && leftType === 'String') return printer.fail('the operator % of text cannot be translated');
  if (op === '|' && rawType(leftType) === 'Map') return printer.fail('maps cannot be joined in Java');
  return `${one} ${op} ${other}`;
}

const isComparison = (op: string): boolean => ['<', '>', '<=', '>='].includes(op);

/** Prints an operand of a calculation; an object of unknown type is a number here, or text beside text. */
function printNumber(value: Value, beside: Value, printer: Printer): string {
  const type = printer.typeOf(value);
  const other = printer.typeOf(beside);
  if (type === 'Object' || /^Json/.test(type)) {
    if (other === 'String') return printer.operand(value);
    return inParentheses(printer.as(value, other === 'double' || other === 'Double' ? 'double' : 'int'));
  }
  return printer.operand(value);
}

/** Prints `==`, which compares the content of objects. */
function printEquality(left: Value, right: Value, printer: Printer): string {
  const [one, other] = [printer.typeOf(left), printer.typeOf(right)];
  if (one === 'null' || other === 'null') return `${printer.operand(left)} == ${printer.operand(right)}`;
  if (isPrimitive(one) && isPrimitive(other)) return `${printer.operand(left)} == ${printer.operand(right)}`;
  if (/^Json/.test(one)) return `${inParentheses(printer.as(left, other))}.equals(${printer.value(right)})`;
  if (right.kind === 'bool') return printer.as(left, 'boolean');
  if (right.kind === 'number') return `${printer.operand(left)}.equals(${printer.value(right)})`;
  const enumType = printer.facts.enumValues(one) ? one : undefined;
  if (enumType !== undefined) return `${printer.operand(left)} == ${printer.as(right, enumType)}`;
  if (one === 'byte[]') return `Arrays.equals(${printer.value(left)}, ${printer.value(right)})`;
  if (one === 'Path' || other === 'Path' || printer.facts.isClass(one))
    return `${printer.operand(left)}.equals(${printer.value(right)})`;
  if (isPrimitive(one)) return `${printer.value(right)}.equals(${printer.value(left)})`;
  return `${printer.operand(left)}.equals(${printer.value(right)})`;
}

function printInequality(left: Value, right: Value, printer: Printer): string {
  const text = printEquality(left, right, printer);
  return / == [^()]*$/.test(text) ? text.replace(/ == (?=[^()]*$)/, ' != ') : `!${inParentheses(text)}`;
}

/** Prints `and` and `or`. Other values than conditions are compared with null. */
function printLogic({op, left, right}: ValueOf<'binary'>, printer: Printer): string {
  const areTests = [left, right].every((each) => printer.typeOf(each) === 'boolean');
  const [one, other] = [printer.operand(left), printer.operand(right)];
  if (areTests)
    return `(${printCondition(left, printer)}) ${op === 'and' ? '&&' : '||'} (${printCondition(right, printer)})`;
  if (op === 'or') return `${one} != null ? ${one} : ${other}`;
  return printer.fail('this "and" cannot be translated');
}

/** Prints `x in y`. */
export function printMembership(item: Value, container: Value, printer: Printer): string {
  const type = printer.typeOf(container);
  const object = printer.operand(container);
  if (type === 'JsonElement') return `${object}.getAsJsonObject().has(${printer.value(item)})`;
  if (type === 'JsonObject') return `${object}.has(${printer.value(item)})`;
  if (rawType(type) === 'Map') return `${object}.containsKey(${printer.value(item)})`;
  if (type === 'Object' && item.type.kind === 'str')
    return `${inParentheses(`(String) ${object}`)}.contains(${printer.value(item)})`;
  if (type === 'List<JsonElement>' || type === 'JsonArray')
    return `${object}.contains(${printJsonItem(item, printer)})`;
  if (type === 'byte[]') return printer.fail('"in" of bytes cannot be translated');
  return `${object}.contains(${printer.value(item)})`;
}

const printJsonItem = (item: Value, printer: Printer): string =>
  /^Json/.test(printer.typeOf(item)) ? printer.value(item) : `new JsonPrimitive(${printer.value(item)})`;

/** Prints a value as a condition. */
export function printCondition(value: Value, printer: Printer): string {
  if (value.kind === 'binary' && (value.op === 'and' || value.op === 'or'))
    return `(${printCondition(value.left, printer)}) ${value.op === 'and' ? '&&' : '||'} (${printCondition(value.right, printer)})`;
  if (value.kind === 'unary' && value.op === 'not') return printNegation(value.value, printer);
  const type = printer.typeOf(value);
  if (type === 'boolean' || type === 'Boolean') return printer.value(value);
  const text = printer.operand(value);
  if (isContainer(type)) {
    const nullCheck = value.type.kind === 'optional' ? `${text} != null && ` : '';
    return `${nullCheck}!${text}.isEmpty()`;
  }
  if (isPrimitive(type)) return `${text} != 0`;
  if (type === 'Object' || /^Json/.test(type)) return printer.as(value, 'boolean');
  return `${text} != null`;
}

const isContainer = (type: string): boolean => type === 'String' || ['List', 'Set', 'Map'].includes(rawType(type));

function printNegation(value: Value, printer: Printer): string {
  const type = printer.typeOf(value);
  const text = printer.operand(value);
  if (isContainer(type))
    return value.type.kind === 'optional' ? `${text} == null || ${text}.isEmpty()` : `${text}.isEmpty()`;
  if (printer.facts.isClass(type)) return `${text} == null`;
  return `!${inParentheses(printCondition(value, printer))}`;
}
