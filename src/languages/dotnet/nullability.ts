import type {Value} from '../translate/program';

/** Returns the names that a condition says not to be null: `response` in `if response:`. */
export function namesNotNull(test: Value): string[] {
  if (test.kind === 'variable') return [test.name];
  if (test.kind === 'binary' && test.op === 'is not' && test.right.kind === 'none') return namesNotNull(test.left);
  if (test.kind === 'binary' && test.op === 'and') return [...namesNotNull(test.left), ...namesNotNull(test.right)];
  return [];
}
