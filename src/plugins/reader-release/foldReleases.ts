/**
 * Rehype plugin: lets `releaseStyles.ts` fold old releases in pages with a section for each release, and adds the button that
 * shows them.
 *
 * Input: the hast of such a page, with headings "Version 1.52" or "Changes in 1.52". Output: these headings, and everything up
 * to the next section, have the class `notes-1.52` or `changes-1.52`. Releases that nobody can choose as theirs have the class
 * `folded-release`. The plugin runs after `contentSections`, so that it finds few elements, and folds them with their height.
 */
import path from 'node:path';
import type {ElementContent, Root, RootContent} from 'hast';
import type {VFile} from 'vfile';
import {block, textOf} from '../../content/mdast';
import {pageName} from '../../content/pageFiles';
import {guidesAboutAllVersions} from '../../content/versions';
import {isNewerRelease, oldestRelease} from '../../utils/newerRelease';

export default function foldReleases(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    if (!guidesAboutAllVersions.includes(pageName(path.basename(file.path)))) return;
    let className: string | undefined;
    let end = 0;
    tree.children = tree.children.map((node, index) => {
      if (node.type === 'element' && /^h[12]$/.test(node.tagName)) className = classOfRelease(textOf(node));
      if (className === undefined) return node;
      end = index + 1;
      return withClass(node, className);
    });
    tree.children.splice(end, 0, block('ReleaseNotesButton', {}, []) as RootContent);
  };
}

function classOfRelease(heading: string): string | undefined {
  const [, kind, release] = /^(Version|Changes in) (1\.\d+)$/.exec(heading) ?? [];
  if (release === undefined) return undefined;
  if (isNewerRelease(oldestRelease, release)) return 'folded-release';
  return `${kind === 'Version' ? 'notes' : 'changes'}-${release}`;
}

/** Adds a class to an element. Components get an element around them. */
function withClass(node: RootContent, className: string): RootContent {
  if (node.type === 'text') return node;
  if (node.type !== 'element')
    return {type: 'element', tagName: 'div', properties: {className: [className]}, children: [node as ElementContent]};
  const classes = [node.properties.className ?? []].flat().map(String);
  return {...node, properties: {...node.properties, className: [...classes, className]}};
}
