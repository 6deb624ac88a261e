import type {Step, Value} from '../translate/program';
import type {Printer} from './printer';
import {itemTypeOf, rawType, typeArguments} from './typeText';

type For = Extract<Step, {kind: 'for'}>;

/** Prints a loop. */
export function printFor(step: For, printer: Printer): string {
  if (step.isAsync) return printer.fail('async for cannot be translated');
  const {target, source} = step;
  if (source.kind === 'standard' && source.name === 'range')
    return printCounting(
      step,
      source.args.map(({value}) => value),
      printer,
    );
  if (source.kind === 'standard' && source.name === 'enumerate') return printNumbered(step, printer);
  if (source.kind === 'standard' && source.name === 'dict.items' && source.receiver)
    return printEntries(step, source.receiver, printer);
  if (target.kind === 'tuple') return printRows(step, target.items, printer);
  const item = itemOf(source, printer);
  return printBody(step, item.type, (name) => `for (${item.type} ${name} : ${item.text})`, printer);
}

/** Returns what a loop goes through, and the type of its items. */
function itemOf(source: Value, printer: Printer): {text: string; type: string} {
  const type = printer.typeOf(source);
  const text = printer.value(source);
  const object = printer.operand(source);
  if (type === 'JsonElement') return {text: `${object}.getAsJsonArray()`, type: 'JsonElement'};
  if (type === 'JsonArray') return {text, type: 'JsonElement'};
  if (type === 'Object') return {text: `(List<Object>) ${object}`, type: 'Object'};
  if (rawType(type) === 'Map') return {text: `${object}.keySet()`, type: itemTypeOf(type)};
  if (type === 'String') return printer.fail('a loop over the characters of text cannot be translated');
  return {text, type: itemTypeOf(type)};
}

function nameOf(target: Value, printer: Printer): string {
  return target.kind === 'variable' ? target.name : printer.fail('this loop cannot be translated');
}

function printBody(
  step: For,
  type: string,
  head: (name: string) => string,
  printer: Printer,
  start: string[] = [],
): string {
  const name = nameOf(step.target, printer);
  return printer.withVariable(name, type, replacement(name, printer), () => {
    const shown = printer.variable(name);
    return `${head(shown)} {\n${[...start, printer.steps(step.body)].join('\n')}\n}`;
  });
}

/** Python's `_` is no name in Java. */
const replacement = (name: string, printer: Printer): string | undefined =>
  /^_+$/.test(name) ? (printer.types.has('i') ? 'j' : 'i') : undefined;

function printCounting(step: For, bounds: Value[], printer: Printer): string {
  const [first, second, by] = bounds;
  if (!first) return printer.fail('this range cannot be translated');
  const [start, end] = second ? [printer.value(first), printer.value(second)] : ['0', printer.value(first)];
  const update = (name: string): string => (by ? `${name} += ${printer.value(by)}` : `${name}++`);
  return printBody(step, 'int', (name) => `for (int ${name} = ${start}; ${name} < ${end}; ${update(name)})`, printer);
}

/** Prints a loop over `enumerate(items)`. */
function printNumbered(step: For, printer: Printer): string {
  const {target, source} = step;
  const args = source.kind === 'standard' ? source.args : [];
  const items = args[0]?.value;
  const first = args[1]?.value;
  if (target.kind !== 'tuple' || !items) return printer.fail('this enumerate() cannot be translated');
  const [number, item] = target.items.map((each) => nameOf(each, printer));
  if (number === undefined || item === undefined) return printer.fail('this enumerate() cannot be translated');
  const {text, type} = itemOf(items, printer);
  return printer.withVariable(number, 'int', undefined, () =>
    printer.withVariable(item, type, undefined, () => {
      const index = printer.variable(number);
      const body = printer.steps(step.body);
      const start = `int ${index} = ${first ? printer.value(first) : '0'};`;
      return `${start}\nfor (${type} ${printer.variable(item)} : ${text}) {\n${body}\n${index}++;\n}`;
    }),
  );
}

/** Prints a loop over the entries of a map. */
function printEntries(step: For, map: Value, printer: Printer): string {
  if (step.target.kind !== 'tuple') return printer.fail('this loop cannot be translated');
  const [key, value] = step.target.items.map((each) => nameOf(each, printer));
  const mapType = printer.typeOf(map);
  const isJson = /^Json/.test(mapType);
  const [keyType = 'String', valueType = isJson ? 'JsonElement' : 'Object'] = typeArguments(mapType);
  const object = mapType === 'JsonElement' ? `${printer.operand(map)}.getAsJsonObject()` : printer.operand(map);
  return printer.withVariable(key!, keyType, 'entry.getKey()', () =>
    printer.withVariable(value!, valueType, 'entry.getValue()', () => {
      const body = printer.steps(step.body);
      return `for (Map.Entry<${keyType}, ${valueType}> entry : ${object}.entrySet()) {\n${body}\n}`;
    }),
  );
}

/** Prints a loop over rows: `for label, value in [("Name", "Ada"), ...]`. */
function printRows(step: For, targets: Value[], printer: Printer): string {
  const {source} = step;
  const rows = source.kind === 'list' || source.kind === 'tuple' ? source.items : [];
  if (rows.length === 0 || !rows.every((row) => row.kind === 'tuple' && row.items.length === targets.length))
    return printer.fail('this loop over several variables cannot be translated');
  const names = targets.map((each) => nameOf(each, printer));
  const columns = names.map((_, column) => rows.map((row) => (row.kind === 'tuple' ? row.items[column]! : row)));
  const types = columns.map((values) => [...new Set(values.map((value) => printer.typeOf(value)))]);
  if (types.some((each) => each.length > 1)) return printer.fail('the rows of this loop have different types');
  const own = types.map(([type]) => type!);
  const areText = own.every((type) => type === 'String');
  if (!areText) return printer.fail('a loop over rows with several types cannot be translated');
  const texts = rows.map(
    (row) => `{${row.kind === 'tuple' ? row.items.map((each) => printer.value(each)).join(', ') : ''}}`,
  );
  const bind = (index: number): string => {
    const name = names[index];
    if (name === undefined) {
      const body = printer.steps(step.body);
      const lines = names.map((each, column) => `String ${printer.variable(each)} = row[${column}];`);
      return `String[][] rows = {${texts.join(', ')}};\nfor (String[] row : rows) {\n${[...lines, body].join('\n')}\n}`;
    }
    return printer.withVariable(name, 'String', undefined, () => bind(index + 1));
  };
  return bind(0);
}
