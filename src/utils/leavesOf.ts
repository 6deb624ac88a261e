/** The names at the leaves of a tree of chunk names in Docusaurus's `routesChunkNames.json`. */
export function leavesOf(tree: unknown): string[] {
  if (typeof tree === 'string') return [tree];
  return typeof tree === 'object' && tree !== null ? Object.values(tree).flatMap(leavesOf) : [];
}
