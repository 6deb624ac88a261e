import type {ApiFacts} from '../../content/api/types';
import {SampleError} from '../samples';
import type {SampleTranslation, SourceSample} from '../types';
import {TranslationError} from './ast';

interface Facts {
  source: ApiFacts;
  target: ApiFacts;
}

interface Options {
  /** Name of the language in errors. */
  language: string;
  /** What an author can do for a sample without translation. */
  remedy: string;
  /** Prints a sample. Throws a `TranslationError` if it cannot, and a `SyntaxError` if the formatter rejects the result. */
  print: (sample: SourceSample, facts: Facts) => string | Promise<string>;
}

/**
 * Creates the function that translates the samples of the pages to a language. It translates each sample of a version
 * once, although a build needs it twice: for the page, and for the search index. Its errors name the remedy.
 */
export function createTranslate({language, remedy, print}: Options): SampleTranslation['translate'] {
  const known = new WeakMap<ApiFacts, Map<string, Promise<string>>>();
  const translate = async (sample: SourceSample, facts: Facts): Promise<string> => {
    try {
      return await print(sample, facts);
    } catch (error) {
      if (error instanceof TranslationError) {
        const message = error.message.endsWith(remedy) ? error.message : `${error.message}; ${remedy}`;
        throw new SampleError(error.line, message);
      }
      if (error instanceof SyntaxError) throw new SampleError(1, `the translation is not valid ${language}; ${remedy}`);
      throw error;
    }
  };
  return (sample, facts) => {
    const ofVersion = known.get(facts.target) ?? new Map<string, Promise<string>>();
    known.set(facts.target, ofVersion);
    const key = JSON.stringify(sample);
    const translation = ofVersion.get(key) ?? translate(sample, facts);
    ofVersion.set(key, translation);
    return translation;
  };
}
