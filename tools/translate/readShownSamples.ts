import path from 'node:path';
import type {Code} from 'mdast';
import {remarkPlugins} from '../../remarkPlugins';
import {edition, source} from '../../editions';
import {factsOf} from '../../src/content/api/factsOf';
import type {Sample, SampleMeta} from '../../src/languages/samples';
import {SampleError} from '../../src/languages/samples';
import type {SampleTranslation, SourceSample} from '../../src/languages/types';
import {findCode, toFence} from '../../src/plugins/samples';
import {ownFence, readOwnMeta} from '../../src/plugins/samples/ownFence';
import {parseSetup} from '../../src/plugins/samples/parseSetup';
import {readPageSamples} from '../../src/plugins/samples/readPageSamples';
import {sourceOf} from '../../src/plugins/samples/showTranslations';
import {parsePage} from '../../src/plugins/search-index/records/parsePage';
import {root} from '../lib/root';
import {kindOf, type ShownKind} from './kindOf';

/** A sample as the pages of the edition show it, or the reason why it cannot be shown. */
export interface ShownSample {
  /** Path relative to the root. */
  page: string;
  /** Line of the fence. */
  line: number;
  kind: ShownKind;
  meta: SampleMeta;
  /** HTML of the page on which it starts. */
  html?: string;
  /** Index of the sample that it continues, among those of the page. */
  previous?: number;
  /** Whether an author wrote it in the language of the edition. Otherwise it is a translation. */
  isOwn: boolean;
  /** File name with which the page shows it. */
  title?: string;
  text?: string;
  /** What a translation was made from. */
  source?: SourceSample;
  /** The problem and the line of the page. */
  problem?: {line: number; message: string};
}

/**
 * Reads the samples of a page as the edition of the setting `EDITION` shows them.
 *
 * @param page path relative to the root
 * @param version version of the library
 * @throws {Error} if the page cannot be read, or the edition does not translate samples
 */
export async function readShownSamples(page: string, version: string): Promise<ShownSample[]> {
  const {translation} = edition.language.samples;
  if (!translation)
    throw new Error(`the edition ${edition.name} does not translate samples; set EDITION to root, java or dotnet`);
  const factsIn = (factsFolder: string) => factsOf({root, factsFolder}, version);
  const facts = {source: factsIn(source.factsFolder), target: factsIn(edition.factsFolder)};
  const places = findCode(await parsePage(path.join(root, page), remarkPlugins.before));
  const fences = places.map(({node}) => toFence(node));
  const {samples} = readPageSamples(page, fences, translation.source, translation.fence);
  const shown: ShownSample[] = [];
  const indexOf = new Map<Sample, number>();
  const replacing = new Set<Code>();
  for (const [index, {node, parent}] of places.entries()) {
    if (replacing.has(node)) continue;
    const sample = samples.find(({line}) => line === node.position?.start.line);
    const own = sample ? ownFence(node, parent, translation.fence) : undefined;
    if (own) replacing.add(own);
    const before = sample?.previous === undefined ? undefined : indexOf.get(samples[sample.previous]!);
    const place = {page, ...(sample?.html && {html: sample.html}), ...(before !== undefined && {previous: before})};
    if (sample) indexOf.set(sample, shown.length);
    if (own) shown.push({...place, ...fromFence(own, sample!.meta)});
    else if (sample) shown.push({...place, ...(await translate(sample, samples, translation, facts))});
    else if (node.lang === translation.fence) {
      const {meta, ...rest} = fromFence(node);
      const html = setupBefore(places[index - 1]?.node);
      shown.push({
        page,
        meta,
        ...rest,
        ...(html !== undefined && {html}),
        ...(meta.continues && shown.length > 0 && {previous: shown.length - 1}),
      });
    }
  }
  return shown;
}

/** Returns the HTML of a fence if it is a setup. */
const setupBefore = (node: Code | undefined): string | undefined =>
  node && parseSetup(toFence(node)) ? node.value : undefined;

/**
 * Reads a sample that an author wrote in the language of the edition.
 *
 * @param replaced options of the sample that it replaces; it starts on the same page and raises the same error
 */
function fromFence(node: Code, {setup, raises, noRun}: SampleMeta = {}) {
  const meta = {
    ...(setup && {setup}),
    // A sample that handles the error does not throw it.
    ...(raises !== undefined && !/\brejects\b|\bcatch\b/.test(node.value) && {raises}),
    ...(noRun && {noRun}),
    ...readOwnMeta(node),
  };
  const {value: text} = node;
  return {
    line: node.position?.start.line ?? 0,
    kind: kindOf(text, node.lang ?? ''),
    meta,
    isOwn: true,
    ...(meta.title !== undefined && {title: meta.title}),
    text,
  };
}

async function translate(
  sample: Sample,
  samples: Sample[],
  translation: SampleTranslation,
  facts: Parameters<SampleTranslation['translate']>[1],
) {
  const {line, kind, meta} = sample;
  const place = {
    line,
    kind: kind === 'pytest' ? ('test' as const) : kind,
    meta,
    isOwn: false,
    ...(meta.title !== undefined && {title: translation.title(meta.title)}),
  };
  try {
    const from = sourceOf(sample, samples);
    const text = await translation.translate(from, facts);
    return {...place, ...(kind === 'pytest' && {kind: kindOf(text, translation.fence)}), text, source: from};
  } catch (error) {
    if (!(error instanceof SampleError)) throw error;
    return {...place, problem: {line: line + error.line, message: error.message}};
  }
}
