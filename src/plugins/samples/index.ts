/**
 * Remark plugin: shows the forms of a sample, which are derived from its fence, as tabs (Sync, Async). This happens at build
 * time, so that all forms are highlighted and searchable.
 *
 * The steps from the fence to the tabs (`tools/samples.mts` explains how samples run):
 *
 * 1. `readPageSamples()` (`readPageSamples.ts`) reads the fences of the page. `readSampleOptions()` (`readOptions.ts`)
 *    reads their options, and `src/languages/samples.ts` declares the types.
 * 2. The language of the edition returns the forms: `classifySample()` (`src/languages/python/classifySample.ts`) calls
 *    `deriveSync()` (`src/languages/python/deriveSync.ts`).
 * 3. `findCopyStarts()` (`tabs.ts`) finds the imports and definitions that a copied fragment needs, with
 *    `startOfCopy()` of the language (`src/languages/python/startOfCopy.ts`). `src/plugins/samples/client/codeButtons.ts`
 *    adds them to the copy.
 * 4. `toTabs()` writes the tabs. `src/theme/Tabs` renders them, and `src/plugins/samples/client/tabs.ts` switches between them.
 * 5. `shownNodes()` (`index.ts`) replaces an ` ```html setup ` fence with `src/plugins/samples/ui/PageUnderTest`: folded, or,
 *    with `rendered`, as the page itself (`renderMarkup.ts`).
 *
 * Fences that follow each other with the option `tab` become tabs, too (`tabs.ts`). Fences with the option `project`
 * are files and commands of a project (`ProjectReader.ts`, `tools/samples/projects`), which keep only their titles and
 * tabs. Those with the option `hidden` are removed, because they only verify what readers see.
 *
 * `src/utils/tabGroups.ts` contains everything that depends on the choice of a form: storage key, attributes, styles.
 * `restoreChoices.ts` puts the script and the styles on every page.
 */
import type {Code, Parent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {block} from '../../content/mdast';
import {relativePath} from '../../content/pageFiles';
import type {Problem} from '../../content/problems';
import type {SampleRules} from '../../languages/types';
import type {TabGroup} from '../../utils/tabGroups';
import {readPageUnderTestOptions, type PageUnderTestOptions} from './readOptions';
import {readPageSamples} from './readPageSamples';
import {renderMarkup} from './renderMarkup';
import {findCopyStarts, findTabFences, readTabs, showTabs, toTabs} from './tabs';
import {
  SampleError,
  type Fence,
  type PageSamples,
  type ProjectCommand,
  type ProjectFile,
} from '../../languages/samples';
import {messageOf} from '../../utils/messageOf';

export interface Options {
  /** How samples are written in the language of the edition. */
  rules: SampleRules;
  /** Groups of tabs for commands, besides the forms of samples. */
  commandTabs: TabGroup[];
}

/**
 * @throws {Error} with file, line and remedy if {@link readPageSamples} cannot read a fence
 */
export default function samples({rules, commandTabs}: Options): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const places = findCode(tree);
    try {
      const fences = places.map(({fence}) => fence);
      const page = readPageSamples(file.path, fences, rules);
      for (const {node, parent, fence} of places)
        parent.children.splice(parent.children.indexOf(node), 1, ...shownNodes(node, fence, page, rules));
      for (const found of findTabFences(tree)) showTabs(found, [...commandTabs, rules.forms]);
    } catch (error) {
      if (error instanceof SampleError)
        throw new Error(`${relativePath(file.cwd, file.path)}:${error.line}: ${error.message}`);
      throw error;
    }
  };
}

/** Returns what readers see of a fence. */
function shownNodes(node: Code, fence: Fence, {samples, projects}: PageSamples, rules: SampleRules): RootContent[] {
  const isHere = ({line}: {line: number}): boolean => line === fence.line;
  const part = projects.flatMap(({files, commands}) => [...files, ...commands]).find(isHere);
  if (part) return part.isHidden ? [] : [{...node, meta: shownOptions(part)}];
  const index = samples.findIndex(isHere);
  const sample = samples[index];
  if (sample)
    return sample.options.isHidden ? [] : [toTabs(node, sample, rules.forms, findCopyStarts(samples, index, rules))];
  const pageUnderTest = readPageUnderTestOptions(fence);
  if (!pageUnderTest) return [node];
  const attributes: Record<string, string> = pageUnderTest.isRendered ? {html: render(fence, pageUnderTest)} : {};
  return [block('PageUnderTest', attributes, [{...node, meta: null}])];
}

/** Returns the options of a part of a project that the page uses. */
function shownOptions({tab, ...part}: ProjectFile | ProjectCommand): string | null {
  const options = {title: 'title' in part ? part.title : undefined, tab};
  const shown = Object.entries(options).flatMap(([name, value]) => (value === undefined ? [] : [`${name}="${value}"`]));
  return shown.join(' ') || null;
}

function render({code, line}: Fence, {mark}: PageUnderTestOptions): string {
  try {
    return renderMarkup(code, mark);
  } catch (error) {
    throw new SampleError(line, messageOf(error));
  }
}

/** Returns all fences below a node with their parents, in the order of the page. */
export function findCode(parent: Parent): {fence: Fence; node: Code; parent: Parent}[] {
  return parent.children.flatMap((node) => {
    if (node.type !== 'code') return 'children' in node ? findCode(node) : [];
    const {lang, meta, value: code, position} = node;
    // Fences without a position were created by another plugin, not written by an author.
    if (!position) return [];
    return [{fence: {lang: lang ?? '', meta: meta ?? '', code, line: position.start.line}, node, parent}];
  });
}

/** Finds the fences of a page whose options or code cannot be read. Does not run samples. */
export function checkFences(page: string, tree: Root, rules: SampleRules, commandTabs: TabGroup[]): Problem[] {
  const problems: Problem[] = [];
  const fences = findCode(tree).map(({fence}) => fence);
  readPageSamples(page, fences, rules, ({line, message}) => problems.push({line, message}));
  for (const {fences: tabs} of findTabFences(tree)) {
    try {
      readTabs(tabs, [...commandTabs, rules.forms]);
    } catch (error) {
      if (!(error instanceof SampleError)) throw error;
      problems.push({line: error.line, message: error.message});
    }
  }
  return problems;
}
