import type {Nodes, Parents} from 'mdast';

export {lineOf as startOf, textOf} from '../../src/content/mdast';

/** All nodes below a node, in the order of the page. */
export function* walk(parent: Nodes | Parents): Generator<Nodes> {
  if (!('children' in parent)) return;
  for (const node of parent.children) {
    yield node;
    yield* walk(node);
  }
}
