import path from 'node:path';
import type {Heading, PhrasingContent, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {versionOf, type VersionOptions} from '../../content/api/factsOf';
import {block, inline, text, textOf} from '../../content/mdast';
import type {Language} from '../../languages/types';
import {sinceClass} from '../../utils/newerMark';
import {createFinder, type NewName} from './findNewer';

export interface Options extends VersionOptions {
  language: Language;
}

/**
 * Remark plugin for guides: writes below each heading what its section uses that some releases do not have, in one hidden
 * paragraph for each release. `releaseStyles.ts` shows it to readers of older releases. In pages with a section for each release, it gives the
 * heading of each release a class instead, so that older ones can be folded.
 *
 * It runs after `apiLinks` and before `samples`, which replaces the fences. The search index does not use it, because no
 * text is the page's own.
 */
const newerNotes: Plugin<[Options], Root> = function newerNotes(options) {
  return (tree, file) => {
    const found = versionOf(file.path, options);
    if (!found || path.basename(path.dirname(file.path)) === 'api') return;
    if (/^(?:release-notes|upgrading)\b/.test(path.basename(file.path))) {
      foldReleases(tree);
      return;
    }
    const findNewer = createFinder(found.facts, options.language);
    tree.children = splitAtHeadings(tree.children).flatMap(([heading, ...body]) => {
      const names = findNewer(body);
      const start = heading?.type === 'heading' ? [heading] : [];
      return [...start, ...notes(names), ...(start.length > 0 ? body : [heading!, ...body])];
    });
  };
};

export default newerNotes;

function splitAtHeadings(nodes: RootContent[]): RootContent[][] {
  const sections: RootContent[][] = [];
  for (const node of nodes) {
    if (node.type === 'heading' || sections.length === 0) sections.push([node]);
    else sections.at(-1)!.push(node);
  }
  return sections;
}

/** Returns a paragraph for each release: "Added in 1.53: `locator.describe()`". */
function notes(names: NewName[]): RootContent[] {
  const releases = [...new Set(names.map(({since}) => since))].sort((a, b) =>
    a.localeCompare(b, 'en', {numeric: true}),
  );
  return releases.map((release) => {
    const added = names.filter(({since}) => since === release);
    const list = added.flatMap(({name}, index): PhrasingContent[] => [
      ...(index > 0 ? [text(', ')] : []),
      inline('code', {}, [text(name)]),
    ]);
    return block('p', {className: `newer-note ${sinceClass(release)}`}, [text(`Added in ${release}: `), ...list]);
  });
}

/** Adds classes to the headings of releases, and the button that shows the folded ones. */
function foldReleases(tree: Root): void {
  const headings = tree.children.filter((node): node is Heading => node.type === 'heading' && node.depth === 2);
  for (const heading of headings) {
    const [, kind, release] = /^(Version|Changes in) (1\.\d+)$/.exec(textOf(heading)) ?? [];
    const prefix = kind === 'Version' ? 'notes' : 'changes';
    if (release !== undefined) heading.data = {...heading.data, hProperties: {className: [`${prefix}-${release}`]}};
  }
  tree.children.push(block('ReleaseNotesButton', {}, []));
}
