import type {Step, Value} from '../translate/program';
import {printFilledMap} from './collections';
import {printCondition} from './operators';
import type {Printer} from './printer';
import {inferShape} from './shapes';
import {boxed, itemTypeOf, javaType, rawType, typeArguments} from './typeText';

type Assignment = Extract<Step, {kind: 'assign'}>;

/** Prints an assignment; the first one declares the variable with its type. */
export function printAssignment(step: Assignment, printer: Printer): string {
  const [target, ...others] = step.targets;
  if (!target || others.length > 0) return printer.fail('an assignment to several targets cannot be translated');
  const {value} = step;
  if (target.kind === 'tuple') return printUnpacking(target.items, step, printer);
  if (target.kind === 'index') return printPut(target, value!, printer);
  if (target.kind === 'field')
    return `${printer.value(target)} = ${printer.as(value!, fieldType(target, value!, printer))};`;
  if (target.kind !== 'variable') return printer.fail('this assignment cannot be translated');
  const isDeclared = printer.declarations?.at.get(step)?.has(target.name) ?? false;
  if (!isDeclared)
    return `${printer.variable(target.name)} = ${printer.as(value!, printer.types.get(target.name) ?? 'Object')};`;
  const type = declaredType(target.name, step, printer);
  printer.line = step.line;
  if (value?.kind === 'dict' && type.startsWith('Map') && needsCopy(value)) {
    printFilledMap(value.entries, typeArguments(type)[1] ?? 'Object', printer, printer.variable(target.name));
    printer.types.set(target.name, typeOfCopy(value, type, printer));
    return printer.prelude.splice(0).join('\n');
  }
  const text = value ? printInitial(value, target.name, type, printer) : undefined;
  printer.types.set(target.name, type);
  return `${type} ${printer.variable(target.name)}${text === undefined ? '' : ` = ${text}`};`;
}

function fieldType({object, name}: Extract<Value, {kind: 'field'}>, value: Value, printer: Printer): string {
  const isOwn = object.kind === 'variable' && object.name === 'self';
  return (isOwn && printer.types.get(`self.${name}`)) || printer.typeOf(value);
}

/** The type of a new variable. */
export function declaredType(name: string, {annotation, value}: Assignment, printer: Printer): string {
  const changed = printer.declarations?.changedDicts.has(name);
  if (annotation && annotation.kind !== 'any') {
    const type = javaType(annotation);
    if (type !== 'void') return type;
  }
  if (!value) return 'Object';
  if (value.kind === 'list' && value.items.length === 0) {
    const item = printer.declarations?.itemTypes.get(name);
    return `List<${item ? boxed(javaType(item)) : 'Object'}>`;
  }
  if (value.kind === 'dict' && value.entries.length === 0) return 'Map<String, Object>';
  if (value.kind === 'none') return 'Object';
  const type = printer.typeOf(value);
  if (changed && type.startsWith('Map')) return type;
  if (type === 'JsonElement') return inferShape(name, printer, true) ?? type;
  if (type === 'Object') return inferShape(name, printer, false) ?? type;
  return type === 'void' || type === 'null' ? 'Object' : type;
}

/** Whether a dict starts as a copy of another one. */
const needsCopy = ({entries}: Extract<Value, {kind: 'dict'}>): boolean =>
  entries.some(({key, value}) => !key || value.kind === 'none');

function typeOfCopy({entries}: Extract<Value, {kind: 'dict'}>, type: string, printer: Printer): string {
  const copied = entries[0] && !entries[0].key ? printer.typeOf(entries[0].value) : '';
  return copied.startsWith('Map') ? copied : type;
}

/** Prints the first value of a variable. Lists and maps that change later are copies. */
function printInitial(value: Value, name: string, type: string, printer: Printer): string {
  const raw = rawType(type);
  if (value.kind === 'list' && raw === 'List') {
    if (value.items.length === 0) return 'new ArrayList<>()';
    const text = printer.as(value, type);
    return isChangedList(name, printer) ? `new ArrayList<>(${text})` : text;
  }
  if (value.kind === 'dict' && raw === 'Map') {
    if (value.entries.length === 0) return 'new HashMap<>()';
    const text = printer.as(value, type);
    return printer.declarations?.changedDicts.has(name) ? `new HashMap<>(${text})` : text;
  }
  if (type === 'boolean') return printCondition(value, printer);
  return printer.as(value, type);
}

const isChangedList = (name: string, printer: Printer): boolean => printer.declarations?.itemTypes.has(name) ?? false;

/** Prints `a, b = values`. */
function printUnpacking(items: Value[], step: Assignment, printer: Printer): string {
  const {value} = step;
  const names = items.map((item) =>
    item.kind === 'variable' ? item.name : printer.fail('this assignment cannot be translated'),
  );
  const declare = (name: string, type: string, text: string): string => {
    const isDeclared = printer.declarations?.at.get(step)?.has(name) ?? false;
    printer.types.set(name, type);
    return `${isDeclared ? `${type} ` : ''}${printer.variable(name)} = ${text};`;
  };
  if (value?.kind === 'tuple' && value.items.length === names.length)
    return names
      .map((name, index) => declare(name, printer.typeOf(value.items[index]!), printer.value(value.items[index]!)))
      .join('\n');
  if (value?.kind === 'standard' && value.name === 'asyncio.gather' && value.args.length === names.length)
    return names
      .map((name, index) => {
        const each = value.args[index]!.value;
        return declare(name, printer.typeOf(each), printer.value(each));
      })
      .join('\n');
  if (value?.kind === 'variable' && rawType(printer.typeOf(value)) === 'List') {
    const item = itemTypeOf(printer.typeOf(value));
    return names.map((name, index) => declare(name, item, `${printer.variable(value.name)}.get(${index})`)).join('\n');
  }
  return printer.fail('this assignment to several variables cannot be translated');
}

/** Prints `values["key"] = value`. */
function printPut({object, index}: Extract<Value, {kind: 'index'}>, value: Value, printer: Printer): string {
  const type = printer.typeOf(object);
  const receiver = printer.operand(object);
  if (/^Json/.test(type)) {
    const method = printer.typeOf(value) === 'JsonElement' ? 'add' : 'addProperty';
    const owner = type === 'JsonElement' ? `${receiver}.getAsJsonObject()` : receiver;
    return `${owner}.${method}(${printer.value(index)}, ${printer.value(value)});`;
  }
  if (rawType(type) === 'List')
    return `${receiver}.set(${printer.value(index)}, ${printer.as(value, itemTypeOf(type))});`;
  if (rawType(type) === 'Map')
    return `${receiver}.put(${printer.value(index)}, ${printer.as(value, typeArguments(type)[1] ?? 'Object')});`;
  return printer.fail('this assignment cannot be translated');
}

/** Prints `count += 1`. */
export function printUpdate({target, op, value}: Extract<Step, {kind: 'update'}>, printer: Printer): string {
  const type = printer.typeOf(target);
  if (rawType(type) === 'List' && op === '+=') return `${printer.value(target)}.addAll(${printer.value(value)});`;
  if (target.kind === 'index') return printer.fail('an update of an item cannot be translated');
  if (printer.lambdaDepth > 0 && target.kind === 'variable' && !printer.declarations?.at.size)
    return printer.fail('a lambda in Java cannot change a variable of the code around it');
  if (value.kind === 'number' && value.text === '1' && (op === '+=' || op === '-='))
    return `${printer.value(target)}${op === '+=' ? '++' : '--'};`;
  return `${printer.value(target)} ${op === '//=' ? '/=' : op} ${printer.value(value)};`;
}
