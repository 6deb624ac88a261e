import {printApiCall, printAssertion, printListener} from './apiCalls';
import {printDict, printListItems} from './collections';
import {printComprehension} from './comprehensions';
import {printBytes, printRegex, printText, quote} from './literals';
import {toJavaName} from './names';
import {printBinary, printCondition} from './operators';
import {inParentheses, type Printer} from './printer';
import {printStandard} from './standardCalls';
import {isBindingSource} from './typeOf';
import {itemTypeOf, rawType, typeArguments} from './typeText';
import {printEventValue} from './waits';
import {printArguments} from './parameters';
import type {Value, ValueOf} from '../translate/program';

/** Prints a value as a Java expression. */
export function printValue(value: Value, printer: Printer): string {
  switch (value.kind) {
    case 'text':
      return printText(value.value);
    case 'template':
      return printTemplate(value, printer);
    case 'bytes':
      return printBytes(value.value);
    case 'number':
      return `${value.text}${printer.typeOf(value) === 'long' ? 'L' : ''}`;
    case 'bool':
      return String(value.value);
    case 'none':
      return 'null';
    case 'regex':
      return printRegex(value);
    case 'variable':
      return value.isPredefined ? value.name : printer.variable(value.name);
    case 'apiClass':
      return value.name === 'Error' ? 'PlaywrightException' : value.name;
    case 'apiCall':
      return printApiCall(value, printer);
    case 'listen':
      return printListener(value, printer);
    case 'eventValue':
      return printEventValue(value.variable, printer);
    case 'assertion':
      return printAssertion(value, printer);
    case 'standard':
      return printStandard(value, printer);
    case 'call':
      return printCall(value, printer);
    case 'awaited':
      return printer.value(value.value);
    case 'field':
      if (value.object.type.kind === 'any' && printer.typeOf(value.object) === 'Object')
        return printer.fail(`the type of the value before .${value.name} is not known; annotate its variable`);
      return `${printer.operand(value.object)}.${toJavaName(value.name)}`;
    case 'index':
      return printIndex(value, printer);
    case 'slice':
      return printSlice(value, printer);
    case 'unary':
      return value.op === 'not' ? printCondition(value, printer) : `${value.op}${printer.operand(value.value)}`;
    case 'binary':
      return printBinary(value, printer);
    case 'conditional':
      return `${inParentheses(printCondition(value.test, printer))} ? ${printer.operand(value.then)} : ${printer.operand(value.otherwise)}`;
    case 'list':
    case 'tuple':
      return printListItems(value.items, itemTypeOf(printer.typeOf(value)), printer);
    case 'set':
      return `Set.of(${value.items.map((item) => printer.value(item)).join(', ')})`;
    case 'dict':
      return printDict(value, typeArguments(printer.typeOf(value))[1] ?? 'Object', printer);
    case 'comprehension':
      return printComprehension(value, printer);
    case 'lambda':
      return printer.fail('this lambda cannot be translated');
    case 'spread':
      return printer.fail('a value with a star cannot be translated');
  }
}

/** Prints an f-string: parts joined by `+`, or `String.format` if a part has a format. */
function printTemplate({parts}: ValueOf<'template'>, printer: Printer): string {
  const isFormatted = parts.some((part) => typeof part !== 'string' && part.format !== undefined);
  if (isFormatted) return printFormat(parts, printer);
  const texts = parts
    .filter((part) => part !== '')
    .map((part) => {
      if (typeof part === 'string') return quote(part);
      const text = printer.operand(part.value);
      return part.conversion === 'r' ? `"'" + ${text} + "'"` : text;
    });
  if (texts.length === 0) return '""';
  const isText = typeof parts.find((part) => part !== '') === 'string' || texts.length > 1;
  const startsWithText = texts[0]!.startsWith('"') || texts[1]?.startsWith('"');
  if (!isText) return `String.valueOf(${texts[0]!})`;
  return startsWithText ? texts.join(' + ') : `"" + ${texts.join(' + ')}`;
}

function printFormat(parts: ValueOf<'template'>['parts'], printer: Printer): string {
  const values: string[] = [];
  const format = parts.map((part) => {
    if (typeof part === 'string') return part.replace(/%/g, '%%');
    values.push(printer.value(part.value));
    if (part.format === undefined) return '%s';
    const known = /^(?:0?\d*(?:\.\d+)?[dfx]|[<>]?\d+)$/.exec(part.format);
    if (!known) return printer.fail(`the format ":${part.format}" cannot be translated`);
    if (/^0\d+$/.test(part.format)) return `%${part.format}d`;
    if (/^[<>]?\d+$/.test(part.format))
      return `%${part.format.startsWith('<') ? '-' : ''}${part.format.replace(/[<>]/, '')}s`;
    return `%${part.format}`;
  });
  return `String.format(${[quote(format.join('')), ...values].join(', ')})`;
}

function printCall({callee, args, isConstructor, parameters}: ValueOf<'call'>, printer: Printer): string {
  const list = printArguments(args, parameters, printer);
  if (isConstructor) return `new ${printer.value(callee)}(${list})`;
  if (callee.kind === 'field') return `${printer.operand(callee.object)}.${toJavaName(callee.name)}(${list})`;
  if (callee.kind === 'variable' && printer.methods.has(callee.name)) {
    for (const exception of printer.methods.get(callee.name)!.exceptions) printer.throws(exception);
    return `${printer.variable(callee.name)}(${list})`;
  }
  return callFunctional(callee, list, printer);
}

const methodOf: Record<string, string> = {
  Consumer: 'accept',
  BiConsumer: 'accept',
  Predicate: 'test',
  BiPredicate: 'test',
  Function: 'apply',
  BiFunction: 'apply',
  Supplier: 'get',
  Runnable: 'run',
};

/** Prints a call of a function that a variable contains. */
function callFunctional(callee: Value, list: string, printer: Printer): string {
  const method = methodOf[rawType(printer.typeOf(callee))];
  if (method === undefined) return printer.fail('this call cannot be translated');
  return `${printer.operand(callee)}.${method}(${list})`;
}

function printIndex({object, index}: ValueOf<'index'>, printer: Printer): string {
  const receiver = printer.operand(object);
  const type = printer.typeOf(object);
  if (index.kind === 'text' && isBindingSource(object)) return `${receiver}.${index.value}()`;
  if (index.kind === 'text' && printer.facts.fields(type)) return `${receiver}.${index.value}`;
  if (type === 'JsonElement' || type === 'JsonObject' || type === 'JsonArray')
    return printJsonIndex(receiver, type, index, printer);
  if (type === 'Playwright' || (index.kind === 'text' && (type === 'String' || printer.facts.isClass(type))))
    return printer.fail(`${type} of Java has no keys`);
  const isNegative = index.kind === 'unary' && index.op === '-';
  if (type.endsWith('[]'))
    return `${receiver}[${isNegative ? `${receiver}.length ${printer.value(index).replace('-', '- ')}` : printer.value(index)}]`;
  if (type === 'String')
    return isNegative
      ? printer.fail('this index cannot be translated')
      : `${receiver}.substring(${printer.value(index)}, ${printer.value(index)} + 1)`;
  if (isNegative) {
    const size = `${receiver}.size() - ${printer.value(index.value)}`;
    return `${receiver}.get(${size})`;
  }
  if (type === 'Object') {
    const cast = index.type.kind === 'str' ? 'Map<String, Object>' : 'List<Object>';
    return `((${cast}) ${receiver}).get(${printer.value(index)})`;
  }
  return `${receiver}.get(${printer.value(index)})`;
}

function printJsonIndex(receiver: string, type: string, index: Value, printer: Printer): string {
  const isText = index.type.kind === 'str';
  const getter = isText ? 'getAsJsonObject' : 'getAsJsonArray';
  const object = type === 'JsonElement' ? `${receiver}.${getter}()` : receiver;
  return `${object}.get(${printer.value(index)})`;
}

function printSlice({object, start, end}: ValueOf<'slice'>, printer: Printer): string {
  const receiver = printer.operand(object);
  const type = printer.typeOf(object);
  const isText = type === 'String';
  const bounds = [start, end].map((each) => {
    if (each?.kind === 'unary' && each.op === '-')
      return `${receiver}.${isText ? 'length' : 'size'}() - ${printer.value(each.value)}`;
    return each && printer.value(each);
  });
  const [first = '0', last] = bounds;
  if (isText) return `${receiver}.substring(${[first, ...(last === undefined ? [] : [last])].join(', ')})`;
  if (type === 'byte[]') return `Arrays.copyOfRange(${receiver}, ${first}, ${last ?? `${receiver}.length`})`;
  return `${receiver}.subList(${first}, ${last ?? `${receiver}.size()`})`;
}
