/**
 * Remark plugin: shows the forms of a sample, which are derived from its fence, as tabs (Sync, Async).
 *
 * Replaces the fences of samples with `Tabs` and `TabItem` (registered in `src/theme/MDXComponents.tsx`) that contain the
 * written and the derived forms. Removes the options for the sample runner and keeps `title`. Replaces ` ```html setup `
 * fences with `PageUnderTest`. This happens at build time, so that all forms are highlighted and searchable.
 *
 * The steps from the fence to the tabs (`tools/samples.mts` explains how samples run):
 *
 * 1. `readPageSamples()` (`readPageSamples.ts`) reads the fences of the page. `parseSampleMeta()` (`parseSampleMeta.ts`) reads
 *    their options with `readOptions()` (`readOptions.ts`), and `src/languages/samples.ts` declares the types.
 * 2. The language of the edition returns the forms: `classifySample()` (`src/languages/python/classifySample.ts`) calls
 *    `deriveSync()` (`src/languages/python/deriveSync.ts`).
 * 3. `copyStartsOf()` (`copyStartsOf.ts`) finds the imports and definitions that a copied fragment needs, with
 *    `startOfCopy()` of the language (`src/languages/python/startOfCopy.ts`). `src/client/codeButtons.ts` adds them to the copy.
 * 4. `toTabs()` (`tabs.ts`) writes the tabs. `src/theme/Tabs` renders them, and `src/client/tabs.ts` switches between them.
 * 5. `showSetup()` (`index.ts`) replaces an ` ```html setup ` fence, whose options `parseSetup()` (`parseSetup.ts`) reads,
 *    with `src/components/PageUnderTest`: folded, or, with `rendered`, as the page itself.
 *    `renderMarkup()` (`renderMarkup.ts`) keeps only the text and the controls of that page, and highlights what `mark`
 *    selects.
 *
 * Fences that follow each other with the option `tab` become tabs, too (`commandTabs.ts`): ` ```bash tab=pip `.
 *
 * Fences with the option `project` are parts of a project (`projects.ts`): files and commands, which keep only their titles.
 * Those with the option `hidden` are removed, also from the samples of one file: they only verify what readers see. `tools/edition-samples/projects` checks and runs projects.
 *
 * `src/utils/sampleForms.ts` contains everything on the site that depends on the choice of a form: storage key, attributes,
 * styles. `src/plugins/sample-forms` puts the script and the styles on every page.
 */
import type {Code, Parent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {block} from '../../content/mdast';
import type {SampleRules} from '../../languages/types';
import type {SampleForms} from '../../utils/sampleForms';
import {findTabFences, isTabFence, showTabs} from './commandTabs';
import {copyStartsOf} from './copyStartsOf';
import {parseSetup, type Setup} from './parseSetup';
import {isProjectFence} from './projects';
import {readPageSamples} from './readPageSamples';
import {renderMarkup} from './renderMarkup';
import {toTabs} from './tabs';
import {SampleError, type Fence, type ProjectCommand, type ProjectFile} from '../../languages/samples';

/** Options of the plugin. */
export interface Options {
  /** How samples are written in the language of the edition. */
  rules: SampleRules;
  /** Groups of tabs for commands. Default: none. */
  commandTabs?: SampleForms[];
}

/**
 * @throws {Error} with file, line and remedy if {@link readPageSamples} cannot read a fence
 */
export default function samples({rules, commandTabs = []}: Options): (tree: Root, file: VFile) => void {
  const known = new Set([rules.fence, ...rules.misspelledFences, 'html']);
  return (tree, file) => {
    const places = findCode(tree);
    if (!places.some(({node}) => known.has(node.lang ?? '') || isTabFence(node) || isProjectFence(toFence(node))))
      return;
    try {
      const fences = places.map(({node}) => toFence(node));
      const {samples, projects} = readPageSamples(file.path, fences, rules);
      const parts = new Map(
        projects.flatMap(({files, commands}) => [...files, ...commands]).map((part) => [part.line, part]),
      );
      const indexByLine = new Map(samples.map((sample, index) => [sample.line, index]));
      for (const {node, parent} of places) {
        const fence = toFence(node);
        const index = indexByLine.get(fence.line);
        const part = parts.get(fence.line);
        if (part) {
          showPart(node, parent, part);
          continue;
        }
        const setup = parseSetup(fence);
        if (index !== undefined && samples[index]!.meta.isHidden) remove(parent, node);
        else if (index !== undefined)
          replace(parent, node, toTabs(node, samples[index]!, rules.forms, copyStartsOf(samples, index, rules)));
        else if (setup) showSetup(node, parent, setup);
      }
      for (const found of findTabFences(tree)) showTabs(found, commandTabs);
    } catch (error) {
      if (error instanceof SampleError) throw new Error(`${file.path}:${error.line}: ${error.message}`);
      throw error;
    }
  };
}

function replace(parent: Parent, node: RootContent, replacement: RootContent): void {
  parent.children.splice(parent.children.indexOf(node), 1, replacement);
}

function remove(parent: Parent, node: RootContent): void {
  parent.children.splice(parent.children.indexOf(node), 1);
}

/** Removes a hidden part of a project. Keeps only the title of the others. */
function showPart(node: Code, parent: Parent, part: ProjectFile | ProjectCommand): void {
  if (part.isHidden) remove(parent, node);
  else replace(parent, node, {...node, meta: 'title' in part ? `title="${part.title}"` : null});
}

/** Replaces a setup with the page under test, folded or rendered. */
function showSetup(node: Code, parent: Parent, {isRendered, mark}: Setup): void {
  const attributes: Record<string, string> = isRendered ? {html: rendered(node, mark)} : {};
  replace(parent, node, block('PageUnderTest', attributes, [{...node, meta: null}]));
}

function rendered(node: Code, mark: string | undefined): string {
  try {
    return renderMarkup(node.value, mark);
  } catch (error) {
    throw new SampleError(toFence(node).line, error instanceof Error ? error.message : String(error));
  }
}

/** Returns all fences below a node with their parents, in the order of the page. */
export function findCode(parent: Parent): {node: Code; parent: Parent}[] {
  return parent.children.flatMap((node) => {
    // Fences without a position were created by another plugin, not written by an author.
    if (node.type === 'code') return node.position ? [{node, parent}] : [];
    return 'children' in node ? findCode(node) : [];
  });
}

/** Converts a code node to a fence. */
export function toFence(node: Code): Fence {
  return {
    lang: node.lang ?? '',
    meta: node.meta ?? '',
    code: node.value,
    line: node.position?.start.line ?? 0,
  };
}
