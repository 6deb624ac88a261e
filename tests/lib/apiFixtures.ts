import path from 'node:path';
import type {Root, RootContent} from 'mdast';
import type {Context} from '../../src/plugins/api-reference/pageContext';
import {loadSharedDescriptions} from '../../src/plugins/api-reference/sharedDescriptions';
import type {ApiFacts} from '../../src/content/api/types';
import {readReleases} from '../../src/content/api/releases';
import type {EditionName} from '../../src/data/editions';
import {allEditions} from '../../editions';
import {loadBridge, loadVersionFacts} from '../../src/content/api/versionFacts';
import {python} from '../../src/languages/python';
import {parseMdx} from '../../src/content/readMdx';
import {oldVersion} from './oldVersion';

/** A site with small API facts, so that tests do not depend on the documented versions. */
export const root = path.resolve(__dirname, '../fixtures/site');
export const options = {
  root,
  edition: 'python' as const,
  versions: [oldVersion('1.56.0'), oldVersion('1.55.0', 'versioned_docs/version-stable')],
  language: python,
};
export const stable = loadVersionFacts(options, options.versions[1]!);
export const next = loadVersionFacts(options, options.versions[0]!);

/** Returns the facts of an edition in version 1.56.0. */
export const factsOfEdition = (edition: EditionName): ApiFacts =>
  loadVersionFacts({root, edition}, options.versions[0]!);
export const parse = parseMdx;

/** Creates the context of a class page, with a link to every class. Default: the next version of Python. */
export function contextOf(
  className: string,
  {edition, facts}: {edition?: EditionName; facts?: ApiFacts} = {},
): Context {
  const name = edition ?? 'python';
  const own = facts ?? factsOfEdition(name);
  const version = oldVersion(own.version);
  return {
    className,
    ownLines: new Set(),
    classPageUrl: (typeName) => (typeName in own.classes ? `./class-${typeName.toLowerCase()}.mdx` : undefined),
    language: allEditions[name].language,
    facts: own,
    newest: factsOfEdition(name),
    bridge: loadBridge({...options, edition: name}, version),
    releases: readReleases(root, name, '1.63.0'),
    shared: loadSharedDescriptions(path.join(root, 'docs/api'), {edition: name, version}, root),
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
