/** The line on which a node starts. */
export const startOf = (node) => node.position?.start.line ?? 1;

/** The words of a node and of what it holds. */
export function textOf(node) {
  if (typeof node.value === 'string') return node.value;
  return (node.children ?? []).map(textOf).join('');
}

/** Every node below a node, with the one above it. */
export function* walk(parent) {
  for (const node of parent.children ?? []) {
    yield node;
    yield* walk(node);
  }
}
