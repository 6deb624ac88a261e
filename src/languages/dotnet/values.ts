import {printApiCall, printAssertion, printListen} from './apiCalls';
import {printComprehension} from './comprehensions';
import {csharpType, isNullable, itemTypeOf, typeText} from './csharpTypes';
import {convert} from './convert';
import {printIndex, printSlice} from './indexes';
import {readJson} from './json';
import {printBytes, printRegex, printText} from './literals';
import {printBinary, printCondition} from './operators';
import {toMember} from './names';
import type {Printer} from './printer';
import {printStandard} from './standardCalls';
import {printTemplate} from './templates';
import {printArguments} from './parameters';
import type {Value, ValueOf} from '../translate/program';

/**
 * Prints a value as a C# expression.
 *
 * @param expected type that the place of the value wants: it decides what a value from the page or JSON is read as
 */
export function printValue(value: Value, printer: Printer, expected?: string): string {
  return readJson(value, printPlain(value, printer, expected), printer, expected);
}

function printPlain(value: Value, printer: Printer, expected?: string): string {
  switch (value.kind) {
    case 'text':
      return printText(value.value, !printer.isChecked);
    case 'template':
      return printTemplate(value, printer);
    case 'bytes':
      if (printBytes(value.value).startsWith('Encoding')) printer.use('System.Text');
      return printBytes(value.value);
    case 'number':
      return value.text.includes('e') || expected !== 'string' ? value.text : `"${value.text}"`;
    case 'bool':
      return String(value.value);
    case 'none':
      return 'null';
    case 'regex':
      printer.use('System.Text.RegularExpressions');
      return printRegex(value);
    case 'variable':
      return printVariable(value, printer);
    case 'apiClass':
      return typeText({kind: 'class', name: value.name}, printer);
    case 'apiCall':
      return printApiCall(value, printer, expected);
    case 'listen':
      return printListen(value, printer);
    case 'eventValue':
      return printer.events.get(value.variable) ?? printer.fail(`the event ${value.variable} cannot be translated`);
    case 'assertion':
      return printAssertion(value, printer);
    case 'standard':
      return `${value.awaited && !/^asyncio\.run$/.test(value.name) ? 'await ' : ''}${printStandard(value, printer, expected)}`;
    case 'call':
      return printCall(value, printer);
    case 'awaited':
      return `await ${printer.operand(value.value)}`;
    case 'field':
      return printField(value, printer);
    case 'index':
      return printIndex(value, printer);
    case 'slice':
      return printSlice(value, printer);
    case 'unary':
      return value.op === 'not'
        ? negate(printCondition(value.value, printer))
        : `${value.op}${printer.operand(value.value)}`;
    case 'binary':
      return printBinary(value, printer);
    case 'conditional':
      return `${printCondition(value.test, printer)} ? ${printer.value(value.then, expected)} : ${printer.value(value.otherwise, expected)}`;
    case 'list':
      return printList(value, printer, expected);
    case 'tuple':
      return `(${value.items.map((item) => printer.value(item)).join(', ')})`;
    case 'set':
      return `new HashSet<${itemType(value, printer)}> { ${value.items.map((item) => printer.value(item)).join(', ')} }`;
    case 'dict':
      return printDict(value, printer, expected);
    case 'comprehension':
      return printComprehension(value, printer, expected);
    case 'lambda':
      return printLambda(value, printer);
    case 'spread':
      return printer.fail('an item with a star cannot be translated');
  }
}

function printVariable({name, isPredefined, type}: ValueOf<'variable'>, printer: Printer): string {
  if (isPredefined) return name;
  const known = printer.functions.get(name);
  return known && type.kind === 'function' && !printer.renamed.has(name) ? known.name : printer.variable(name);
}

/** Prints the negation of a condition. */
export function negate(text: string): string {
  const plain = /^\((.*)\)$/.exec(text)?.[1];
  if (/^[\w.()[\]"]+$/.test(text) && !text.includes(' ')) return `!${text}`;
  return plain !== undefined && !plain.includes('(') ? `!(${plain})` : `!(${text})`;
}

function printField({object, name}: ValueOf<'field'>, printer: Printer): string {
  if (object.kind === 'variable' && object.name === 'self') return toMember(name);
  return `${printer.operand(object)}${isNullable(object, printer) ? printer.sure : ''}.${toMember(name)}`;
}

/** The type of the items of a collection: the common one, or `object`. */
export function itemType({items}: {items: Value[]}, printer: Printer): string {
  const types = [...new Set(items.map((item) => csharpType(item, printer)))];
  if (types.length === 1) return types[0]!;
  return types.length > 0 && types.every((type) => type === 'int' || type === 'double') ? 'double' : 'object';
}

function printList(list: Extract<Value, {items: Value[]}>, printer: Printer, expected?: string): string {
  const wanted = expected === undefined ? undefined : itemTypeOf(expected, undefined, printer);
  const {items} = list;
  const isList = expected?.startsWith('List<') === true;
  if (items.some(({kind}) => kind === 'spread')) return printSpread(items, printer);
  const texts = items.map((item) => (wanted === undefined ? printer.value(item) : convert(item, wanted, printer)));
  if (isList) return items.length === 0 ? `new ${expected}()` : `new ${expected} { ${texts.join(', ')} }`;
  if (items.length === 0) return `Array.Empty<${wanted ?? 'object'}>()`;
  const of = itemType(list, printer);
  return `new${of === 'object' || of === 'null' ? ' object' : ''}[] { ${texts.join(', ')} }`;
}

/** Prints `[*one, *other]`. */
function printSpread(items: Value[], printer: Printer): string {
  const parts = items.map((item) =>
    item.kind === 'spread' ? printer.operand(item.value) : `new[] { ${printer.value(item)} }`,
  );
  return parts.slice(1).reduce((all, part) => `${all}.Concat(${part})`, parts[0]!);
}

function printDict({entries, type}: Extract<Value, {kind: 'dict'}>, printer: Printer, expected?: string): string {
  const values = entries.filter(({key}) => key).map(({value}) => value);
  const known = expected?.startsWith('Dictionary<') ? expected : undefined;
  const of =
    known === undefined ? itemType({items: values}, printer) : (itemTypeOf(known, undefined, printer) ?? 'object');
  const name =
    known ?? `Dictionary<string, ${type.kind === 'dict' && values.length === 0 ? typeText(type.of, printer) : of}>`;
  const [first] = entries;
  const copied = first && !first.key ? printer.value(first.value) : undefined;
  const pairs = entries
    .filter((_, index) => copied === undefined || index > 0)
    .map(({key, value}) =>
      key ? `[${printer.value(key)}] = ${convert(value, of, printer)}` : printer.fail('this dict cannot be translated'),
    );
  const start = `new ${name}(${copied ?? ''})`;
  return pairs.length === 0 ? start : `${copied === undefined ? start.slice(0, -2) : start} { ${pairs.join(', ')} }`;
}

function printCall({callee, args, awaited, isConstructor, parameters}: ValueOf<'call'>, printer: Printer): string {
  const isFixture = callee.kind === 'field' && isConstructor;
  const name = callee.kind === 'field' ? methodOf(callee, printer) : printer.operand(callee);
  if (callee.kind === 'apiClass') return `new ${name}(${printArguments(args, parameters, printer)})`;
  const start = `${awaited ? 'await ' : ''}${isConstructor && !isFixture ? 'new ' : ''}`;
  return `${start}${isConstructor && callee.kind === 'variable' ? callee.name : name}(${printArguments(args, parameters, printer)})`;
}

function methodOf(callee: Extract<Value, {kind: 'field'}>, printer: Printer): string {
  const owner = callee.object.type;
  const text = printField(callee, printer);
  const isAsync = owner.kind === 'own' && printer.functions.get(`${owner.name}.${callee.name}`)?.isAsync === true;
  return isAsync ? `${text}Async` : text;
}

function printLambda({parameters, body, isAsync}: ValueOf<'lambda'>, printer: Printer): string {
  const plain = 'awaited' in body && body.awaited ? ({...body, awaited: false} as Value) : body;
  return printer.withParameters(
    parameters.map(({name}) => name),
    (names) => {
      const head = names.length === 1 ? names[0]! : `(${names.join(', ')})`;
      return `${isAsync ? 'async ' : ''}${head} => ${printer.value(plain)}`;
    },
  );
}
