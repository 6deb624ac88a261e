import type {ValueOf} from '../translate/program';
import {containsAwait} from '../translate/walk';
import {printCondition} from './operators';
import type {Printer} from './printer';
import {printIterable} from './iteration';

/** Prints a comprehension as `filter` and `map`. */
export function printComprehension({of, key, value, loops}: ValueOf<'comprehension'>, printer: Printer): string {
  const [loop, ...others] = loops;
  if (!loop || others.length > 0) return printer.fail('a comprehension with several loops cannot be translated');
  const target =
    loop.target.kind === 'tuple'
      ? printer.value(loop.target)
      : printer.variable(loop.target.kind === 'variable' ? loop.target.name : 'each');
  const parameter = loop.source.type.kind === 'any' && loop.target.kind === 'variable' ? `${target}: any` : target;
  const filters = loop.conditions.map((condition) => {
    if (containsAwait(condition)) return printer.fail('a condition that waits cannot be translated');
    return `.filter((${parameter}) => ${printCondition(condition, printer)})`;
  });
  const source = `${printIterable(loop.source, printer)}${filters.join('')}`;
  const result = key ? `[${printer.value(key)}, ${printer.value(value)}]` : printer.value(value);
  const isAsync = containsAwait(value) || containsAwait(key);
  const shown = value.kind === 'dict' && !key ? `(${result})` : result;
  const mapped = result === target ? source : `${source}.map(${isAsync ? 'async ' : ''}(${parameter}) => ${shown})`;
  const list = isAsync ? `await Promise.all(${mapped})` : mapped;
  if (of === 'dict') return `Object.fromEntries(${list})`;
  return of === 'set' ? `new Set(${list})` : list;
}
