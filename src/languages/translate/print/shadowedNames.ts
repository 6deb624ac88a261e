import type {Program} from '../program';
import {type ProgramNode, walkProgram} from '../walk';

/**
 * Finds predefined objects that a sample uses before it assigns another object to their name. A language in which a
 * declaration hides the object from its whole block needs another name for the variable.
 *
 * @param note notes other names that code cannot declare after it uses them
 * @param taken names that a sample must not declare at all
 */
export function findShadowed(
  {body}: Program,
  note: (node: ProgramNode, used: Set<string>) => void = () => undefined,
  taken: ReadonlySet<string> = new Set(),
): Set<string> {
  const used = new Set<string>();
  const shadowed = new Set<string>();
  const read = (node: ProgramNode): undefined => {
    if (node.kind === 'variable' && node.isPredefined) used.add(node.name);
    note(node, used);
    return undefined;
  };
  walkProgram(body, (node) => {
    read(node);
    if (node.kind !== 'assign') return undefined;
    walkProgram(node.value, read);
    for (const target of node.targets)
      if (target.kind === 'variable' && (used.has(target.name) || taken.has(target.name))) shadowed.add(target.name);
    return undefined;
  });
  return shadowed;
}
