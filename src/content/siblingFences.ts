/**
 * Samples in several languages: fences that directly follow each other, such as ` ```py `, ` ```ts `, ` ```java ` and
 * ` ```cs `. Each edition shows the fence in its own language.
 *
 * This file owns which fences belong together, which of them an edition keeps, and what the others give to it. A fence in
 * another language, such as ` ```bash `, is kept by all editions, or by those that its option `only` names.
 */
import {editionNames, editions, isEdition, sampleLanguages, sourceEdition, type EditionName} from '../data/editions';
import {findOption, readFences, readMeta, type TextFence, withoutOption} from './fences';
import type {Problem} from './problems';

/** Options of the first fence that apply to all fences of a sample, unless a fence has the option itself. */
const sharedOptions = ['continues', 'hidden', 'setup', 'norun'];

/**
 * Keeps the fence of one edition in each sample. Removed lines become empty, so that line numbers stay the same.
 *
 * The fence that is kept gets the shared options of the first one. A sample whose first fence has the option `only`, and
 * names other editions, is removed with its `html setup`. A sample that lacks the fence of the edition without such an
 * option stays as it is; {@link checkSiblings} reports it.
 *
 * @param lines a page without passages of other editions
 * @returns the lines, and the indexes of those in fences that exclude the source edition and are not samples: they are
 *   written for their editions, so commands in them are not translated
 * @throws {Error} with file, line and remedy if `only` names no edition
 */
export function keepOwnFences(
  lines: readonly string[],
  edition: EditionName,
  file: string,
): {kept: string[]; own: number[]} {
  const kept = [...lines];
  const own: number[] = [];
  const clear = ({start, end}: TextFence): void => void kept.fill('', start, end + 1);
  for (const fence of readFences(lines)) {
    const wanted = namedEditions(fence);
    const unknown = wanted?.find((name) => !isEdition(name));
    if (unknown !== undefined)
      throw new Error(
        `${file}:${fence.start + 1}: there is no edition "${unknown}" for "only"; the editions are ${editionNames.join(', ')}`,
      );
    if (!wanted || sampleLanguages.has(fence.lang)) continue;
    if (!wanted.includes(edition)) clear(fence);
    else {
      kept[fence.start] = openingLine(fence);
      if (!wanted.includes(sourceEdition)) for (let line = fence.start; line <= fence.end; line++) own.push(line);
    }
  }
  for (const {fences, setup, wanted} of readSamples(lines)) {
    const [first] = fences;
    if (wanted && !wanted.includes(edition)) {
      fences.forEach(clear);
      if (setup) clear(setup);
      continue;
    }
    const chosen = fences.find(({lang}) => lang === editions[edition].fence);
    if (!chosen) continue;
    fences.filter((fence) => fence !== chosen).forEach(clear);
    kept[chosen.start] = openingLine(chosen, chosen === first ? [] : inherited(first!, chosen));
  }
  return {kept, own};
}

/** Returns the editions that a fence names, as in `only=python,javascript`; undefined without this option. */
const namedEditions = ({meta}: TextFence): string[] | undefined => findOption(meta, 'only')?.value?.split(',');

/** Returns the first line of a fence with further options, and without `only`. */
const openingLine = ({opening, lang, meta}: TextFence, options: string[] = []): string =>
  [opening + lang, ...options, withoutOption(meta, 'only')].filter(Boolean).join(' ');

/**
 * Finds the samples that lack the fence of an edition without naming the editions that have them.
 *
 * @param textOf returns the page as an edition shows it; undefined for editions that do not have the page
 */
export function checkSiblings(textOf: (edition: EditionName) => string | undefined): Problem[] {
  const missing = new Map<number, EditionName[]>();
  for (const edition of editionNames) {
    for (const {fences} of readSamples((textOf(edition) ?? '').split('\n'))) {
      if (fences.some(({lang}) => lang === editions[edition].fence)) continue;
      const line = fences[0]!.start + 1;
      missing.set(line, [...(missing.get(line) ?? []), edition]);
    }
  }
  return [...missing].map(([line, names]) => ({
    line,
    message: `this sample has no ${names.map((name) => `\`\`\`${editions[name].fence}`).join(', ')} fence; write it directly below, or add only=${editionNames.filter((name) => !names.includes(name)).join(',')} to the first fence`,
  }));
}

/** A sample: its fences, the page on which it starts, and the editions that `only` names. */
interface TextSample {
  fences: TextFence[];
  setup?: TextFence;
  wanted?: string[] | undefined;
}

/**
 * Returns the samples of a page. A sample ends before the fence of the source edition, a repeated language, and a language
 * whose edition does not have the sample.
 */
function readSamples(lines: readonly string[]): TextSample[] {
  const samples: TextSample[] = [];
  let last: TextFence | undefined;
  for (const fence of readFences(lines)) {
    const follows = last !== undefined && lines.slice(last.end + 1, fence.start).every((line) => line.trim() === '');
    const before = follows ? last : undefined;
    last = fence;
    if (!sampleLanguages.has(fence.lang)) continue;
    const open = before && sampleLanguages.has(before.lang) ? samples.at(-1)! : undefined;
    if (open && continuesSample(open, fence)) open.fences.push(fence);
    else
      samples.push({
        fences: [fence],
        wanted: namedEditions(fence),
        ...(before?.lang === 'html' && findOption(before.meta, 'setup') && {setup: before}),
      });
  }
  return samples;
}

function continuesSample({fences, wanted}: TextSample, {lang}: TextFence): boolean {
  if (lang === editions[sourceEdition].fence || fences.some((fence) => fence.lang === lang)) return false;
  return !wanted || editionNames.some((name) => editions[name].fence === lang && wanted.includes(name));
}

/** Returns the shared options of the first fence that another one does not have itself. */
function inherited(first: TextFence, own: TextFence): string[] {
  const known = new Set(readMeta(own.meta).map(({name}) => name));
  return readMeta(first.meta).flatMap(({name, text}) =>
    name !== undefined && sharedOptions.includes(name) && !known.has(name) ? [text] : [],
  );
}
