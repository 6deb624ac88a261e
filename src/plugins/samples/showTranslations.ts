import type {Code, Parent} from 'mdast';
import type {ApiFacts} from '../../content/api/types';
import type {SampleTranslation, SourceSample} from '../../languages/types';
import {ownFence, readOwnMeta} from './ownFence';
import {type PageSamples, type Sample, SampleError} from '../../languages/samples';

/** Facts of the page's version: those of the source edition, and those of the edition that is built. */
export type FactsOfPage = (file: string) => {source: ApiFacts; target: ApiFacts} | undefined;

/**
 * Replaces the samples of a page with their translations. A fence in the language of the edition below a sample replaces
 * the translation; of its options, readers see the title.
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
  for (const {node} of places) if (node.lang === translation.fence) node.meta = titleOf(readOwnMeta(node).title);
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
    node.meta = titleOf(sample.meta.title && translation.title(sample.meta.title));
  }
}

const titleOf = (title: string | undefined): string | null => (title ? `title="${title}"` : null);

async function translate(
  sample: Sample,
  samples: Sample[],
  translation: SampleTranslation,
  facts: {source: ApiFacts; target: ApiFacts},
): Promise<string> {
  try {
    return await translation.translate(sourceOf(sample, samples), facts);
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    throw new SampleError(sample.line + error.line, error.message);
  }
}

/** Returns what a translation reads of a sample. */
export function sourceOf(sample: Sample, samples: Sample[]): SourceSample {
  const earlier = sample.kind === 'pytest' ? [] : chain(sample, samples).map(codeOf);
  return {
    code: codeOf(sample),
    kind: sample.kind,
    isSync: sample.forms.async === undefined,
    ...(sample.meta.title !== undefined && {title: sample.meta.title}),
    earlier,
  };
}

const codeOf = ({forms}: Sample): string => forms.async ?? forms.sync ?? '';

/** Returns the samples that a sample continues, in order. */
function chain({previous}: Sample, samples: Sample[]): Sample[] {
  const before = previous === undefined ? undefined : samples[previous];
  return before ? [...chain(before, samples), before] : [];
}
