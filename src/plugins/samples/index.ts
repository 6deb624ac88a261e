/**
 * Remark plugin: shows the forms of a sample, which is written once, as tabs (Sync, Async).
 *
 * Replaces the fences of samples with `Tabs` and `TabItem` (registered in `src/theme/MDXComponents.tsx`) that contain the
 * written and the derived forms. Removes the options for the sample runner and keeps `title`. Replaces ` ```html setup `
 * fences with `PageUnderTest`, and moves those that are not rendered below their sample, so that the sample comes first.
 * This happens at build time, so that all forms are highlighted and searchable.
 */
import type {Code, Parent, Root, RootContent} from 'mdast';
import type {VFile} from 'vfile';
import {textOf} from '../../content/mdast';
import type {SampleRules} from '../../languages/types';
import {copyStartsOf} from './copyStartsOf';
import {parseSetup, type Setup} from './parseSetup';
import {readPageSamples} from './readPageSamples';
import {renderMarkup} from './renderMarkup';
import {element, toTabs} from './tabs';
import {type FactsOfPage, showTranslations} from './showTranslations';

export type {FactsOfPage};
import {SampleError, type Fence} from '../../languages/samples';

/** Options of the plugin. */
export interface Options {
  /** How samples are written in the language of the edition. */
  rules: SampleRules;
  /** Returns the facts that a translation needs. Absent if the language does not translate samples. */
  factsOf?: FactsOfPage;
}

/**
 * @throws {Error} with file, line and remedy if {@link readPageSamples} cannot read a fence
 */
export default function samples({rules, factsOf}: Options): (tree: Root, file: VFile) => Promise<void> {
  const {translation} = rules;
  const known = new Set([rules.fence, ...rules.misspelledFences, 'html', translation?.fence]);
  return async (tree, file) => {
    const places = findCode(tree);
    if (!places.some(({node}) => known.has(node.lang ?? ''))) return;
    const fences = places.map(({node}) => toFence(node));
    try {
      const page = readPageSamples(file.path, fences, translation?.source ?? rules, translation?.fence);
      const isShown =
        page.samples.some(({forms}) => Object.keys(forms).length > 0) ||
        fences.some(({lang}) => lang === translation?.fence);
      const indexByLine = new Map(page.samples.map((sample, index) => [sample.line, index]));
      for (const {node, parent} of places) {
        const fence = toFence(node);
        const index = indexByLine.get(fence.line);
        const setup = parseSetup(fence);
        if (translation && index !== undefined) continue;
        if (index !== undefined && Object.keys(page.samples[index]!.forms).length === 0) {
          remove(parent, node);
        } else if (index !== undefined) {
          const starts = copyStartsOf(page.samples, index, rules);
          replace(parent, node, toTabs(node, page.samples[index]!, rules.forms, starts));
        } else if (setup && isShown) await showSetup(node, parent, setup, rules);
        else if (setup) parent.children.splice(parent.children.indexOf(node), 1);
      }
      const facts = factsOf?.(file.path);
      if (translation && facts) await showTranslations(places, page, {translation, forms: rules.forms}, facts);
    } catch (error) {
      if (error instanceof SampleError) throw new Error(`${file.path}:${error.line}: ${error.message}`);
      throw error;
    }
  };
}

/** Removes a sample that the language does not show, its setup, and the sentence that announces it. */
function remove(parent: Parent, node: Code): void {
  const index = parent.children.indexOf(node);
  const before = parent.children[index - 1];
  const isAnnounced = before?.type === 'paragraph' && textOf(before).trimEnd().endsWith(':');
  parent.children.splice(isAnnounced ? index - 1 : index, isAnnounced ? 2 : 1);
}

function replace(parent: Parent, node: RootContent, replacement: RootContent): void {
  parent.children.splice(parent.children.indexOf(node), 1, replacement);
}

/** Replaces a setup. One that is not rendered changes places with the sample, if the sample follows immediately. */
async function showSetup(node: Code, parent: Parent, {isRendered, mark}: Setup, rules: SampleRules): Promise<void> {
  const code: Code = {...node, meta: null};
  if (isRendered) {
    const html = await rendered(node, mark);
    replace(parent, node, element('PageUnderTest', {html}, [code]));
    return;
  }
  const index = parent.children.indexOf(node);
  const next = parent.children[index + 1];
  const folded = element('PageUnderTest', {}, [code]);
  if (next?.type === 'code' && [rules.fence, rules.translation?.fence].includes(next.lang ?? ''))
    parent.children.splice(index, 2, next, folded);
  else parent.children.splice(index, 1, folded);
}

async function rendered(node: Code, mark: string | undefined): Promise<string> {
  try {
    return await renderMarkup(node.value, mark);
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
