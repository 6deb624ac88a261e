/**
 * Remark plugin: shows the forms of a sample, which is written once, as tabs (Sync, Async).
 *
 * Replaces the fences of samples with `Tabs` and `TabItem` (registered in `src/theme/MDXComponents.tsx`) that contain the
 * written and the derived forms. Removes the options for the sample runner and keeps `title`. This happens at build
 * time, so that all forms are highlighted and searchable.
 */
import type {Code, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import type {SampleRules} from '../../languages/types';
import type {SampleForms} from '../../utils/sampleForms';
import {readPageSamples} from './readPageSamples';
import {SampleError, type Fence, type Sample} from '../../languages/samples';

/**
 * @param rules how samples are written in the language of the edition
 * @throws {Error} with file, line and remedy if {@link readPageSamples} cannot read a fence
 */
export default function samples(rules: SampleRules): (tree: Root, file: VFile) => void {
  const known = new Set([rules.fence, ...rules.misspelledFences, 'html']);
  return (tree, file) => {
    const places = findCode(tree);
    if (!places.some(({node}) => known.has(node.lang ?? ''))) return;
    const fences = places.map(({node}) => toFence(node));
    try {
      const page = readPageSamples(file.path, fences, rules);
      const byLine = new Map(page.samples.map((sample) => [sample.line, sample]));
      // Start at the end, so that the positions of earlier fences do not change.
      for (const {node, parent} of [...places].reverse()) {
        const sample = byLine.get(toFence(node).line);
        if (sample) parent.children.splice(parent.children.indexOf(node), 1, toTabs(node, sample, rules.forms));
        else if (node.lang === 'html') node.meta = node.meta?.replace(/(^|\s)setup(?=\s|$)/, '').trim() || null;
      }
    } catch (error) {
      if (error instanceof SampleError) throw new Error(`${file.path}:${error.line}: ${error.message}`);
      throw error;
    }
  };
}

/** Returns tabs with the forms of a sample, or a plain code block if the forms do not differ. */
function toTabs(node: Code, {meta, forms}: Sample, {groupId, tabs}: SampleForms): RootContent {
  const title = meta.title ? `title="${meta.title}"` : null;
  if (new Set(Object.values(forms)).size < 2) return {...node, meta: title};
  const panels = tabs.flatMap(({form, label}) => {
    const value = forms[form];
    return value === undefined ? [] : [element('TabItem', {value: form, label}, [{...node, meta: title, value}])];
  });
  return element('Tabs', {groupId}, panels);
}

function element(
  name: string,
  attributes: Record<string, string>,
  children: (Code | MdxJsxFlowElement)[],
): MdxJsxFlowElement {
  const list = Object.entries(attributes).map(([key, value]): MdxJsxAttribute => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  }));
  return {type: 'mdxJsxFlowElement', name, attributes: list, children};
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
