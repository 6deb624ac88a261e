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
import {hasTwoTexts} from './classifySample';
import {readPageSamples} from './readPageSamples';
import {SampleError, type Fence, type PythonSample} from './types';

/** @throws {Error} naming file, line and remedy, for a fence that {@link readPageSamples} cannot read */
export default function pythonSamples(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const places = findCode(tree);
    if (!places.some(({node}) => node.lang === 'py' || node.lang === 'python' || node.lang === 'html')) return;
    const fences = places.map(({node}) => toFence(node));
    try {
      const {python} = readPageSamples(file.path, fences);
      const samples = new Map(python.map((sample) => [sample.line, sample]));
      // From the end, so that earlier places stay where they are.
      for (const {node, parent} of [...places].reverse()) {
        const sample = samples.get(toFence(node).line);
        if (sample) parent.children.splice(parent.children.indexOf(node), 1, present(node, sample));
        else if (node.lang === 'html') node.meta = node.meta?.replace(/(^|\s)setup(?=\s|$)/, '').trim() || null;
      }
    } catch (error) {
      if (error instanceof SampleError) throw new Error(`${file.path}:${error.line}: ${error.message}`);
      throw error;
    }
  };
}

function present(node: Code, sample: PythonSample): RootContent {
  const meta = sample.meta.title ? `title="${sample.meta.title}"` : null;
  if (!hasTwoTexts(sample.forms)) return {...node, meta};
  const tab = (value: string, label: string, code: string): MdxJsxFlowElement =>
    element('TabItem', {value, label}, [{...node, meta, value: code}]);
  return element('Tabs', {groupId: 'python-api'}, [
    tab('sync', 'Sync', sample.forms.sync),
    tab('async', 'Async', sample.forms.async),
  ]);
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
