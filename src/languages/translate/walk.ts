import type {Step, Value} from './program';

/** A node of the middle form. */
export type ProgramNode = Value | Step;

const isNode = (value: object): value is ProgramNode => 'kind' in value && typeof value.kind === 'string';

/**
 * Calls a function with each value and step inside a part of the middle form, in the order of the source.
 *
 * @param enter returns false to skip what is inside the node
 */
export function walkProgram(part: unknown, enter: (node: ProgramNode) => boolean | undefined): void {
  if (Array.isArray(part)) {
    for (const each of part) walkProgram(each, enter);
    return;
  }
  if (typeof part !== 'object' || part === null) return;
  if (isNode(part) && enter(part) === false) return;
  for (const [key, child] of Object.entries(part)) if (!skippedKeys.has(key)) walkProgram(child, enter);
}

/** Keys whose content is not code: types and references. */
const skippedKeys = new Set(['type', 'annotation', 'returns', 'member', 'event', 'fields']);

/** Whether a part of a program waits for something, without the functions in it. */
export function containsAwait(part: unknown): boolean {
  let found = false;
  walkProgram(part, (node) => {
    if (node.kind === 'lambda' || node.kind === 'function') return false;
    found ||=
      node.kind === 'awaited' ||
      node.kind === 'eventValue' ||
      node.kind === 'waitForEvent' ||
      ('awaited' in node && node.awaited);
    return !found;
  });
  return found;
}
