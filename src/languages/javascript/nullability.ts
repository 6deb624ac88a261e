import type {Value} from '../translate/program';
import type {Printer} from './printer';

/** Whether TypeScript considers that a value can be null here. */
export function isNullable(value: Value, printer: Printer): boolean {
  if (value.kind === 'variable')
    return (value.type.kind === 'optional' || printer.nullable.has(value.name)) && !printer.narrowed.has(value.name);
  if (value.kind === 'apiCall') {
    const returns = printer.facts.member(value.member)?.returns ?? '';
    return /\bnull\b/.test(returns);
  }
  return value.type.kind === 'optional' && value.kind !== 'awaited' && value.kind !== 'standard';
}

/** Returns the names that are not null if a condition is true: `response` in `if response:`. */
export function namesNotNull(test: Value): string[] {
  if (test.kind === 'variable') return [test.name];
  if (test.kind === 'binary' && test.op === 'is not' && test.right.kind === 'none') return namesNotNull(test.left);
  if (test.kind === 'binary' && test.op === 'and') return [...namesNotNull(test.left), ...namesNotNull(test.right)];
  return [];
}
