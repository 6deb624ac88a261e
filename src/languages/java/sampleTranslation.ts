import {python} from '../python';
import {SampleError} from '../samples';
import {TranslationError} from '../translate/ast';
import type {ApiFacts} from '../../content/api/types';
import type {SampleTranslation, SourceSample} from '../types';
import {classNameOf} from './names';
import {remedy} from './printer';
import {translateSample} from './translateSample';

/** Translations by version and sample. A build needs each one twice: for the page, and for the search index. */
const known = new WeakMap<ApiFacts, Map<string, Promise<string>>>();

function translateOnce(sample: SourceSample, facts: {source: ApiFacts; target: ApiFacts}): Promise<string> {
  const ofVersion = known.get(facts.target) ?? new Map<string, Promise<string>>();
  known.set(facts.target, ofVersion);
  const key = JSON.stringify(sample);
  const translation = ofVersion.get(key) ?? translateSample(sample, {python: facts.source, java: facts.target});
  ofVersion.set(key, translation);
  return translation;
}

/** Shows the Python samples of the pages as Java. */
export const sampleTranslation: SampleTranslation = {
  source: python.samples,
  fence: 'java',
  title: (title) => (title.endsWith('.py') ? `${classNameOf(title)}.java` : title),
  translate: async (sample, facts) => {
    try {
      return await translateOnce(sample, facts);
    } catch (error) {
      if (error instanceof TranslationError) {
        const message = error.message.endsWith(remedy) ? error.message : `${error.message}; ${remedy}`;
        throw new SampleError(error.line, message);
      }
      if (error instanceof SyntaxError) throw new SampleError(1, `the translation is not valid Java; ${remedy}`);
      throw error;
    }
  },
};
