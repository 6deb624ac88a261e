import path from 'node:path';
import type {Heading, Root, RootContent} from 'mdast';
import type {Plugin} from 'unified';
import {loadFactsOfPage} from '../../content/api/versionFacts';
import {inline, text} from '../../content/mdast';
import {newerNote} from '../../content/newerNote';
import {pageName} from '../../content/pageFiles';
import {writtenId} from '../../content/readMdx';
import {guidesAboutAllVersions} from '../../content/versions';
import type {LanguageContext} from '../../languages/types';
import {isNewerRelease, sinceClass} from '../../utils/newerRelease';
import {createNewNamesFinder, type NewName} from './findNewNames';

/**
 * Remark plugin for guides: writes below each heading what its section uses that some releases do not have, in one hidden
 * paragraph for each release, and labels the heading. `releaseStyles.ts` shows both to readers of older releases.
 *
 * It runs after `api-reference` and before `samples`, which replaces the fences. The search index does not use it, because no
 * text is the page's own.
 */
const newerNotes: Plugin<[LanguageContext], Root> = function newerNotes(languageContext) {
  return (tree, file) => {
    const found = loadFactsOfPage(file.path, languageContext);
    const {dir, base} = path.parse(file.path);
    if (!found || path.basename(dir) === 'api' || guidesAboutAllVersions.includes(pageName(base))) return;
    const findNewNames = createNewNamesFinder(found.facts, languageContext.language);
    tree.children = splitAtHeadings(tree.children).flatMap(([heading, ...body]) => {
      const names = findNewNames(body);
      const start = heading?.type === 'heading' ? [heading] : [];
      const releases = [...names.map(({since}) => since), ...findOlderWays(body)];
      if (heading?.type === 'heading' && releases.length > 0) labelHeading(heading, releases);
      return [...start, ...createNotes(names), ...(start.length > 0 ? body : [heading!, ...body])];
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
function createNotes(names: NewName[]): RootContent[] {
  const releases = [...new Set(names.map(({since}) => since))].sort((a, b) => (isNewerRelease(a, b) ? 1 : -1));
  return releases.map((release) => {
    const added = names.filter(({since}) => since === release);
    return newerNote(
      release,
      added.map(({name}) => inline('code', {}, [text(name)])),
    );
  });
}

/** Returns the releases of the older ways that authors wrote in a section: `<Before release="1.53">`. */
const findOlderWays = (nodes: RootContent[]): string[] =>
  nodes.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Before') return [];
    return node.attributes.flatMap(({value}) => (typeof value === 'string' ? value : []));
  });

/** Gives the text of a heading the class of the newest release that its section needs, for the table of contents. */
function labelHeading(heading: Heading, releases: string[]): void {
  const [newest] = releases.sort((a, b) => (isNewerRelease(a, b) ? -1 : 1));
  // Docusaurus reads the id at the end later.
  const last = heading.children.at(-1);
  const [id] = (last?.type === 'text' && writtenId.exec(last.value)) || [''];
  if (last?.type === 'text') last.value = last.value.slice(0, last.value.length - id.length);
  heading.children = [inline('span', {className: `partly ${sinceClass(newest)}`}, heading.children), text(id)];
}
