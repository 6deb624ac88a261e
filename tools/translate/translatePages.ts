import {readFileSync} from 'node:fs';
import path from 'node:path';
import {translateSample, type FactsOfLanguages} from '../../src/languages/javascript/translateSample';
import type {Sample} from '../../src/languages/samples';
import {TranslationError} from '../../src/languages/translate/ast';
import {extractSamples} from '../lib/extractSamples';

/** A sample with its translation, or the reason why it has none. */
export interface Translation {
  page: string;
  /** Line of the fence. */
  line: number;
  sample: Sample;
  /** Index of the sample that it continues, among those of the page. */
  previous?: number;
  text?: string;
  /** The problem and the line of the page. */
  problem?: {line: number; message: string};
}

/** Reads the facts of both languages for a version of the library. */
export function readFacts(root: string, version: string): FactsOfLanguages {
  const read = (edition: string): FactsOfLanguages['python'] =>
    JSON.parse(
      readFileSync(path.join(root, 'editions', edition, 'facts', `${version}.json`), 'utf8'),
    ) as FactsOfLanguages['python'];
  return {python: read('python'), javascript: read('root')};
}

/** Translates all samples of a page. */
export async function translatePage(file: string, version: string, facts: FactsOfLanguages): Promise<Translation[]> {
  const {samples: page} = await extractSamples(file, version);
  return Promise.all(
    page.samples.map(async (sample): Promise<Translation> => {
      const place = {
        page: page.page,
        line: sample.line,
        sample,
        ...(sample.previous === undefined ? {} : {previous: sample.previous}),
      };
      try {
        const isSync = sample.forms.async === undefined;
        const code = (each: Sample): string => each.forms.async ?? each.forms.sync ?? '';
        const earlier = sample.kind === 'pytest' ? [] : chain(sample, page.samples).map(code);
        const text = await translateSample({code: code(sample), kind: sample.kind, isSync, earlier}, facts);
        return {...place, text};
      } catch (error) {
        if (!(error instanceof TranslationError) && !(error instanceof SyntaxError)) throw error;
        const line = sample.line + (error instanceof TranslationError ? error.line : 0);
        return {...place, problem: {line, message: error.message}};
      }
    }),
  );
}

/** Returns the samples that a sample continues, in order. */
function chain(sample: Sample, samples: Sample[]): Sample[] {
  const previous = sample.previous === undefined ? undefined : samples[sample.previous];
  return previous ? [...chain(previous, samples), previous] : [];
}
