import type {Value} from '../translate/program';
import {withoutNone} from '../translate/types';
import {isNullable} from './nullability';
import type {Printer} from './printer';

/** Prints a value that a loop iterates over: for a dict, its keys. */
export function printIterable(source: Value, printer: Printer): string {
  const type = withoutNone(source.type);
  if (source.kind === 'standard' && source.name === 'range')
    return printRange(
      source.args.map(({value}) => value),
      printer,
    );
  if (type.kind === 'dict' || type.kind === 'record') return `Object.keys(${printer.value(source)})`;
  const text = `${printer.operand(source)}${isNullable(source, printer) ? '!' : ''}`;
  return type.kind === 'set' ? `[...${text}]` : text;
}

function printRange(bounds: Value[], printer: Printer): string {
  const [first, second] = bounds;
  if (!first || bounds.length > 2) return printer.fail('this range cannot be translated');
  if (!second) return `[...Array(${printer.value(first)}).keys()]`;
  const start = printer.value(first);
  return `Array.from({ length: ${printer.operand(second)} - ${printer.operand(first)} }, (_, index) => ${start} + index)`;
}

/** Prints the head of a loop: `for (const item of items)`. */
export function printLoopHead(target: Value, source: Value, printer: Printer): string {
  const name = target.kind === 'variable' ? printer.variable(target.name) : printer.value(target);
  if (source.kind === 'standard' && source.name === 'range' && source.args.length <= 2) {
    const [first, second] = source.args.map(({value}) => printer.value(value));
    return `for (let ${name} = ${second === undefined ? '0' : first!}; ${name} < ${second ?? first!}; ${name}++)`;
  }
  const isTable = source.kind === 'list' && source.items.every(({kind}) => kind === 'tuple');
  return `for (const ${name} of ${printIterable(source, printer)}${isTable ? ' as const' : ''})`;
}
