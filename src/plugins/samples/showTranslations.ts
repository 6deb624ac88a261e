import type {Code, Parent} from 'mdast';
import type {ApiFacts} from '../../content/api/types';
import type {SampleTranslation} from '../../languages/types';
import {type PageSamples, type Sample, SampleError} from '../../languages/samples';

/** Facts of the page's version: those of the source edition, and those of the edition that is built. */
export type FactsOfPage = (file: string) => {source: ApiFacts; target: ApiFacts} | undefined;

/**
 * Replaces the samples of a page with their translations. A fence in the language of the edition below a sample replaces
 * the translation.
 *
 * @param places the fences of the page with their parents
 * @throws {SampleError} with the line of the page, if a sample cannot be translated
 */
export async function showTranslations(
  places: {node: Code; parent: Parent}[],
  {samples}: PageSamples,
  translation: SampleTranslation,
  facts: {source: ApiFacts; target: ApiFacts},
): Promise<void> {
  for (const sample of samples) {
    const place = places.find(({node}) => node.position?.start.line === sample.line);
    if (!place) continue;
    const {node, parent} = place;
    const own = ownFence(node, parent, translation.fence);
    if (own) {
      parent.children.splice(parent.children.indexOf(own), 1);
      parent.children.splice(parent.children.indexOf(node), 1, own);
      continue;
    }
    node.value = await translate(sample, samples, translation, facts);
    node.lang = translation.fence;
    node.meta = sample.meta.title ? `title="${translation.title(sample.meta.title)}"` : null;
  }
}

/** Returns the fence that replaces the translation: the next node, apart from the folded page of the sample. */
function ownFence(node: Code, parent: Parent, fence: string): Code | undefined {
  const [next] = parent.children
    .slice(parent.children.indexOf(node) + 1)
    .filter((each) => each.type !== 'mdxJsxFlowElement' || each.name !== 'PageUnderTest');
  return next?.type === 'code' && next.lang === fence ? next : undefined;
}

async function translate(
  sample: Sample,
  samples: Sample[],
  translation: SampleTranslation,
  facts: {source: ApiFacts; target: ApiFacts},
): Promise<string> {
  const earlier = sample.kind === 'pytest' ? [] : chain(sample, samples).map(codeOf);
  const isSync = sample.forms.async === undefined;
  try {
    return await translation.translate({code: codeOf(sample), kind: sample.kind, isSync, earlier}, facts);
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    throw new SampleError(sample.line + error.line, error.message);
  }
}

const codeOf = ({forms}: Sample): string => forms.async ?? forms.sync ?? '';

/** Returns the samples that a sample continues, in order. */
function chain({previous}: Sample, samples: Sample[]): Sample[] {
  const before = previous === undefined ? undefined : samples[previous];
  return before ? [...chain(before, samples), before] : [];
}
