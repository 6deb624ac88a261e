import type {Code, Parent} from 'mdast';
import type {SampleMeta} from '../../languages/samples';
import {parseSampleMeta} from './parseSampleMeta';

/**
 * Returns the fence in the language of the edition that replaces the translation of a sample: the next node, apart from
 * the folded page of the sample.
 *
 * @param fence language of the fences of the edition: `ts`
 */
export function ownFence(node: Code, parent: Parent, fence: string): Code | undefined {
  const [next] = parent.children
    .slice(parent.children.indexOf(node) + 1)
    .filter((each) => each.type !== 'mdxJsxFlowElement' || each.name !== 'PageUnderTest');
  return next?.type === 'code' && next.lang === fence ? next : undefined;
}

/**
 * Parses the options of a fence in the language of the edition: those of samples, without forms.
 *
 * @throws {SampleError} for an unknown option or value
 */
export const readOwnMeta = ({meta, position}: Code): SampleMeta =>
  parseSampleMeta(meta ?? '', position?.start.line ?? 0, []);
