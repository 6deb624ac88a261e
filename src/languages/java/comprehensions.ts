import type {Value, ValueLoop, ValueOf} from '../translate/program';
import {toJavaName} from './names';
import {insideLambda} from './lambdas';
import {printCondition} from './operators';
import type {Printer} from './printer';
import {itemTypeOf, rawType} from './typeText';

/** A stream of the items of a loop, with its conditions. */
interface Stream {
  text: string;
  name: string;
  variable: string;
  type: string;
}

/** Prints a comprehension as a stream. */
export function printComprehension(value: ValueOf<'comprehension'>, printer: Printer): string {
  return withStream(value.loops, printer, (stream) => {
    const {of, key, value: result} = value;
    if (of === 'dict')
      return `${stream.text}.collect(Collectors.toMap(${stream.variable} -> ${printer.value(key!)}, ${stream.variable} -> ${printer.value(result)}))`;
    const mapped = isSame(result, stream) ? stream.text : `${stream.text}.map(${printMapper(result, stream, printer)})`;
    return of === 'set' ? `${mapped}.collect(Collectors.toSet())` : `${mapped}.toList()`;
  });
}

const isSame = (result: Value, {name}: Stream): boolean => result.kind === 'variable' && result.name === name;

/** Prints a lambda, or a reference to a method without arguments. */
function printMapper(result: Value, {name, variable, type}: Stream, printer: Printer): string {
  if (
    result.kind === 'apiCall' &&
    result.args.length === 0 &&
    result.receiver.kind === 'variable' &&
    result.receiver.name === name
  ) {
    const member = printer.facts.member(result.member);
    const overloads = member?.facts.overloads?.length ?? 1;
    if (member?.facts.kind === 'method' && printer.facts.isClass(type) && overloads <= 2)
      return `${type}::${member.facts.name}`;
  }
  return `${variable} -> ${insideLambda(printer, () => printer.value(result))}`;
}

/** Prints something with a stream over the items of a comprehension. */
export function withStream(loops: ValueLoop[], printer: Printer, print: (stream: Stream) => string): string {
  const [loop, ...others] = loops;
  if (!loop || others.length > 0 || loop.target.kind !== 'variable')
    return printer.fail('this comprehension cannot be translated');
  const {name} = loop.target;
  const {text, type} = streamOf(loop.source, printer);
  const base = toJavaName(name);
  const variable = printer.types.has(name) ? `${base}Item` : base;
  return printer.withVariable(name, type, variable, () => {
    const filters = loop.conditions.map(
      (condition) => `.filter(${variable} -> ${insideLambda(printer, () => printCondition(condition, printer))})`,
    );
    return print({text: `${text}${filters.join('')}`, name, variable, type});
  });
}

/** Prints the stream of a list, map or range, and returns the type of its items. */
export function streamOf(source: Value, printer: Printer): {text: string; type: string} {
  if (source.kind === 'standard' && source.name === 'range') {
    const bounds = source.args.map(({value}) => printer.value(value));
    if (bounds.length > 2) return printer.fail('this range cannot be translated');
    const [first, second] = bounds.length === 1 ? ['0', bounds[0]!] : bounds;
    return {text: `IntStream.range(${first!}, ${second!}).boxed()`, type: 'Integer'};
  }
  const type = printer.typeOf(source);
  const object = printer.operand(source);
  if (type === 'JsonElement') return {text: `${object}.getAsJsonArray().asList().stream()`, type: 'JsonElement'};
  if (type === 'JsonArray') return {text: `${object}.asList().stream()`, type: 'JsonElement'};
  if (rawType(type) === 'Map') return {text: `${object}.keySet().stream()`, type: itemTypeOf(type)};
  if (type.endsWith('[]')) return {text: `Arrays.stream(${object})`, type: itemTypeOf(type)};
  if (type === 'Object') return {text: `((List<Object>) ${object}).stream()`, type: 'Object'};
  return {text: `${object}.stream()`, type: itemTypeOf(type)};
}
