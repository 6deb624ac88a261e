import type {Root, RootContent} from 'mdast';
import {block, textOf} from '../../content/mdast';

/**
 * Adds classes to the headings of releases, and to what follows their sections, and the button that shows folded ones, in
 * a page with a section for each release. `releaseStyles.ts` folds those that the reader does not have.
 */
export function foldReleases(tree: Root): void {
  let end = tree.children.length;
  tree.children.forEach((node, index) => {
    if (node.type !== 'heading' || node.depth > 2) return;
    const [, kind, release] = /^(Version|Changes in) (1\.\d+)$/.exec(textOf(node)) ?? [];
    if (release !== undefined) addClass(node, `${kind === 'Version' ? 'notes' : 'changes'}-${release}`);
    end = release === undefined ? Math.min(end, index) : tree.children.length;
  });
  for (const node of tree.children.slice(end)) addClass(node, 'after-releases');
  tree.children.splice(end, 0, block('ReleaseNotesButton', {}, []));
}

function addClass(node: RootContent, className: string): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, className: [className]}};
}
