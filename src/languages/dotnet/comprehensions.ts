import type {Value, ValueLoop, ValueOf} from '../translate/program';
import {containsAwait} from '../translate/walk';
import {csharpType, itemTypeOf} from './csharpTypes';
import {printIterable} from './iteration';
import {printCondition} from './operators';
import type {Printer} from './printer';

/** Prints a comprehension with LINQ: `items.Where(...).Select(...).ToList()`. */
export function printComprehension(
  {of, key, value, loops}: ValueOf<'comprehension'>,
  printer: Printer,
  expected?: string,
): string {
  const [loop, ...others] = loops;
  if (!loop || others.length > 0) return printer.fail('a comprehension with several loops cannot be translated');
  const source = printIterable(loop.source, printer);
  noteTarget(loop.target, loop.source, printer);
  if (loop.target.kind !== 'variable')
    return printer.fail('a comprehension with several variables cannot be translated');
  return printer.withParameters([loop.target.name], ([target]) =>
    printLinq({of, key, value, loop}, {source, target: target!, expected}, printer),
  );
}

interface Query {
  /** The printed list. */
  source: string;
  /** Name of the variable. */
  target: string;
  expected: string | undefined;
}

function printLinq(
  {of, key, value, loop}: Pick<ValueOf<'comprehension'>, 'of' | 'key' | 'value'> & {loop: ValueLoop},
  {source: list, target, expected}: Query,
  printer: Printer,
): string {
  const filters = loop.conditions.map((condition) => {
    if (containsAwait(condition)) return printer.fail('a condition that waits cannot be translated');
    return `.Where(${target} => ${printCondition(condition, printer)})`;
  });
  const source = `${list}${filters.join('')}`;
  const item = expected === undefined ? undefined : itemTypeOf(expected, undefined, printer);
  const result = printer.value(value, item);
  const isAsync = containsAwait(value) || containsAwait(key);
  if (of === 'dict') {
    if (isAsync) return printer.fail('a dict comprehension that waits cannot be translated');
    return `${source}.ToDictionary(${target} => ${printer.value(key!)}, ${target} => ${result})`;
  }
  const mapped = result === target ? source : `${source}.Select(${isAsync ? 'async ' : ''}${target} => ${result})`;
  if (isAsync) return `await Task.WhenAll(${mapped})`;
  if (of === 'generator') return mapped;
  return of === 'set' ? `${mapped}.ToHashSet()` : `${mapped}.ToList()`;
}

/** Remembers the type of the variable of a loop. */
export function noteTarget(target: Value, source: Value, printer: Printer): void {
  const type = itemTypeOf(csharpType(source, printer), undefined, printer);
  if (target.kind === 'variable' && type !== undefined) printer.types.set(target.name, type);
}
