import type {parser} from '@lezer/python';

/** A node of the syntax tree that the parser returns. */
export type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

/** Children that are not part of the meaning of a node. */
export const punctuation = new Set(['(', ')', '[', ']', '{', '}', ',', ':', '.', ';', 'Comment']);

/** Returns the children of a node, with keywords and punctuation. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

/** Returns the children of a node without punctuation and comments. */
export const meaningful = (node: SyntaxNode): SyntaxNode[] =>
  childrenOf(node).filter(({name}) => !punctuation.has(name));
