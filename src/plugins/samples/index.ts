/**
 * Remark plugin: shows a library sample, written once in the async form, as a pair of tabs (Sync, Async).
 *
 * In: the mdast of a page with ` ```py ` fences and their meta words. Out: `Tabs` and `TabItem` (registered in
 * `src/theme/MDXComponents.tsx`) around the derived and the written form; words for the samples machine are gone, `title`
 * stays. At build time, since both forms are content that is highlighted and searched like any other.
 */
import type {Code, Parent, Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import type {FormTabs, SampleRules} from '../../languages/types';
import {readPageSamples} from './readPageSamples';
import {SampleError, type Fence, type Form, type Sample} from '../../languages/samples';

/**
 * @param rules how samples are written in the language of the edition
 * @throws {Error} naming file, line and remedy, for a fence that {@link readPageSamples} cannot read
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
      // From the end, so that earlier places stay where they are.
      for (const {node, parent} of [...places].reverse()) {
        const sample = byLine.get(toFence(node).line);
        if (sample) parent.children.splice(parent.children.indexOf(node), 1, present(node, sample, rules.forms));
        else if (node.lang === 'html') node.meta = node.meta?.replace(/(^|\s)setup(?=\s|$)/, '').trim() || null;
      }
    } catch (error) {
      if (error instanceof SampleError) throw new Error(`${file.path}:${error.line}: ${error.message}`);
      throw error;
    }
  };
}

function present(node: Code, {meta, forms}: Sample, {groupId, tabs}: FormTabs): RootContent {
  const kept = meta.title ? `title="${meta.title}"` : null;
  if (!hasTwoTexts(forms)) return {...node, meta: kept};
  const panels = tabs.map(({form, label}) =>
    element('TabItem', {value: form, label}, [{...node, meta: kept, value: forms[form]}]),
  );
  return element('Tabs', {groupId}, panels);
}

/** Whether the two forms of a sample differ, so that tabs are needed. */
function hasTwoTexts(forms: Partial<Record<Form, string>>): forms is Record<Form, string> {
  return forms.sync !== undefined && forms.async !== undefined && forms.sync !== forms.async;
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

/** All fences below a node, with their parents, in the order of the page. */
export function findCode(parent: Parent): {node: Code; parent: Parent}[] {
  return parent.children.flatMap((node) => {
    // Fences without a place were made by another plugin: no reader wrote them.
    if (node.type === 'code') return node.position ? [{node, parent}] : [];
    return 'children' in node ? findCode(node) : [];
  });
}

/** A fence as the samples machine reads it. */
export function toFence(node: Code): Fence {
  return {
    lang: node.lang ?? '',
    meta: node.meta ?? '',
    code: node.value,
    line: node.position?.start.line ?? 0,
  };
}
