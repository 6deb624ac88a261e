import type {Value} from '../translate/program';
import {nameKey} from '../spelling';
import {printDict, printListItems, printRecord} from './collections';
import {isFunctional, printFunctional} from './functionValues';
import {printCondition} from './operators';
import {quote} from './literals';
import {inParentheses, type Printer} from './printer';
import {boxed, isPrimitive, itemTypeOf, rawType, typeArguments} from './typeText';

/** Prints a value as an argument, variable or operand of a type needs it. */
export function printAs(value: Value, target: string, printer: Printer): string {
  const type = chooseType(value, target.split(' | '), printer);
  if (value.kind === 'none') return 'null';
  if (isFunctional(type)) return printFunctional(value, type, printer);
  const values = printer.facts.enumValues(type);
  if (values) return printEnum(value, type, values, printer);
  if (type.endsWith('[]') && type !== 'byte[]') return printArray(value, itemTypeOf(type), printer);
  const raw = rawType(type);
  if (raw === 'List' && (value.kind === 'list' || value.kind === 'tuple'))
    return printListItems(value.items, itemTypeOf(type), printer);
  if (raw === 'Map' && value.kind === 'dict') return printDict(value, typeArguments(type)[1] ?? 'Object', printer);
  if (value.kind === 'dict' && printer.facts.fields(type)) return printRecord(value, type, printer);
  if (value.kind === 'conditional') {
    const [then, otherwise] = [value.then, value.otherwise].map((each) => inParentheses(printAs(each, type, printer)));
    return `${inParentheses(printCondition(value.test, printer))} ? ${then!} : ${otherwise!}`;
  }
  return convert(value, type, printer);
}

function convert(value: Value, type: string, printer: Printer): string {
  const own = printer.typeOf(value);
  const text = printer.value(value);
  if (own === type) return text;
  if (type === 'Pattern' && value.kind === 'text') return printWholePattern(value.value, printer);
  if (type === 'Path') return own === 'Path' ? text : `Paths.get(${text})`;
  if (type === 'String' && own === 'Path') return `${inParentheses(text)}.toString()`;
  if (type === 'String' && value.kind === 'dict') return `new Gson().toJson(${text})`;
  if (type === 'byte[]' && own === 'String') return `${inParentheses(text)}.getBytes(StandardCharsets.UTF_8)`;
  if (/^Json/.test(own)) return printFromJson(text, own, type);
  if (own === 'Object' && type !== 'Object') return `(${type}) ${inParentheses(text)}`;
  if (type === 'int' && own === 'double') return `(int) ${inParentheses(text)}`;
  if ((type === 'Double' || type === 'double') && own === 'int' && value.kind === 'number')
    return type === 'Double' ? `${text}.0` : text;
  return text;
}

/** Prints a pattern for text beside other patterns. */
function printWholePattern(text: string, {matchesWhole}: Printer): string {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return `Pattern.compile(${quote(matchesWhole ? `^${escaped}$` : escaped)})`;
}

const jsonGetters: Record<string, string> = {
  String: 'getAsString',
  int: 'getAsInt',
  Integer: 'getAsInt',
  double: 'getAsDouble',
  Double: 'getAsDouble',
  boolean: 'getAsBoolean',
  Boolean: 'getAsBoolean',
  JsonObject: 'getAsJsonObject',
  JsonArray: 'getAsJsonArray',
};

/** Prints the value of a JSON element. */
function printFromJson(text: string, own: string, type: string): string {
  const getter = jsonGetters[type];
  return getter === undefined || own === type ? text : `${inParentheses(text)}.${getter}()`;
}

function printEnum(value: Value, type: string, values: string[], printer: Printer): string {
  if (value.kind === 'text') {
    if (value.value === 'null') return 'null';
    const key = nameKey(value.value);
    const found = values.find((each) => nameKey(each) === key);
    return found === undefined ? printer.fail(`${type} has no value "${value.value}"`) : `${type}.${found}`;
  }
  const text = printer.value(value);
  return printer.typeOf(value) === 'String' ? `${type}.valueOf(${inParentheses(text)}.toUpperCase())` : text;
}

function printArray(value: Value, item: string, printer: Printer): string {
  if (value.kind === 'list' || value.kind === 'tuple')
    return `new ${item}[] {${value.items.map((each) => printAs(each, item, printer)).join(', ')}}`;
  const own = printer.typeOf(value);
  return rawType(own) === 'List' ? `${printer.operand(value)}.toArray(new ${item}[0])` : printer.value(value);
}

/** Chooses the type of an overloaded parameter. */
function chooseType(value: Value, types: string[], printer: Printer): string {
  const [first] = types;
  if (types.length === 1) return first!;
  const isList = value.kind === 'list' || value.kind === 'tuple';
  const own = printer.typeOf(value);
  if (isList || rawType(own) === 'List') {
    const items = isList ? value.items : [];
    const arrays = types.filter((each) => each.endsWith('[]') || rawType(each) === 'List');
    const item = items.find(({kind}) => kind === 'regex') ?? items[0];
    if (item) {
      const wanted = chooseType(item, arrays.map(itemTypeOf), printer);
      const found = arrays.find((each) => itemTypeOf(each) === wanted);
      if (found !== undefined) return found;
    }
    return arrays.find((each) => itemTypeOf(each) === itemTypeOf(own)) ?? arrays[0] ?? first!;
  }
  if (types.includes(own)) return own;
  if (types.includes(boxed(own))) return boxed(own);
  if (value.kind === 'lambda' || value.type.kind === 'function') return types.find(isFunctional) ?? first!;
  if (value.kind === 'dict')
    return (
      types.find((each) => !each.endsWith('[]') && printer.facts.fields(each)) ??
      types.find((each) => rawType(each) === 'Map') ??
      'Object'
    );
  if (own === 'String') return types.find((each) => each === 'Path' || printer.facts.enumValues(each)) ?? first!;
  if (isPrimitive(own)) return types.find((each) => each === 'double' || each === 'long' || each === 'int') ?? first!;
  return own === 'Object' || own === 'null' ? first! : (types.find((each) => each === own) ?? first!);
}
