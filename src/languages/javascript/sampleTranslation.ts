import {python} from '../python';
import {SampleError} from '../samples';
import {TranslationError} from '../translate/ast';
import type {SampleTranslation} from '../types';
import {translateSample} from './translateSample';

const remedy = 'write a ```ts fence below it';

/** Shows the Python samples of the pages as TypeScript. */
export const sampleTranslation: SampleTranslation = {
  source: python.samples,
  fence: 'ts',
  title: (title) => title.replace(/^test_(.*)\.py$/, '$1.spec.ts').replace(/\.py$/, '.ts'),
  translate: async (sample, {source, target}) => {
    try {
      return await translateSample(sample, {python: source, javascript: target});
    } catch (error) {
      if (error instanceof TranslationError) {
        const message = error.message.endsWith(remedy) ? error.message : `${error.message}; ${remedy}`;
        throw new SampleError(error.line, message);
      }
      if (error instanceof SyntaxError) throw new SampleError(1, `the translation is not valid TypeScript; ${remedy}`);
      throw error;
    }
  },
};
