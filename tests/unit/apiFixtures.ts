import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import {type ClassPageContext, classPageContext} from '../../src/plugins/api-reference/classPageContext';
import type {ApiFacts} from '../../src/content/api/types';
import type {EditionName} from '../../src/data/editions';
import {allEditions} from '../../editions';
import {loadVersionFacts} from '../../src/content/api/versionFacts';
import {classPageName} from '../../src/content/pageFiles';
import {python} from '../../src/languages/python';
import {versionWith} from '../lib/versionWith';

/** A site with small API facts, so that tests do not depend on the documented versions. */
export const fixtureRoot = path.resolve(__dirname, '../fixtures/site');
export const options = {
  root: fixtureRoot,
  edition: 'python' as const,
  allVersions: [versionWith('1.56.0'), versionWith('1.55.0', 'versioned_docs/version-stable')] as const,
  language: python,
};
export const stable = loadVersionFacts(options, options.allVersions[1]);
export const next = loadVersionFacts(options, options.allVersions[0]);

/** Returns the facts of release 1.56.0 of an edition. */
export const factsOfEdition = (edition: EditionName): ApiFacts =>
  loadVersionFacts({root: fixtureRoot, edition}, options.allVersions[0]);

/** Creates the context of a class page of the next version, with a link to every class, although the fixture has few pages. */
export function contextOf(
  className: string,
  {edition = 'python', facts = factsOfEdition(edition)}: {edition?: EditionName; facts?: ApiFacts} = {},
): ClassPageContext {
  const {language} = allEditions[edition];
  const pageOf = (name: string): string => `${classPageName(name)}.mdx`;
  const linkOf = (name: string): string | undefined => (name in facts.classes ? `./${pageOf(name)}` : undefined);
  return {
    ...classPageContext(path.join(fixtureRoot, 'docs/api', pageOf(className)), {...options, edition, language})!,
    facts,
    linkOfType: (typeName) => linkOf(language.types.classOf(typeName)),
  };
}

/** Turns an outline into a complete page: adds a description to every member and parameter. */
export function fillOutline(outline: string): string {
  return outline
    .replace('description:', 'description: Words.')
    .replace('\n---\n', '\n---\n\nWords.\n\n```py\nsample\n```\n')
    .replace(/^### .*$/gm, (heading) => `${heading}\n\nWords.`)
    .replace(/^- `\w+`$/gm, (item) => `${item} Words.`);
}

/** Iterates over all nodes of a tree. */
export function* nodesOf(node: Root | RootContent): Generator<RootContent> {
  if (!('children' in node)) return;
  for (const child of node.children) {
    yield child;
    yield* nodesOf(child);
  }
}
