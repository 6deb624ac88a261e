import {python} from '../python';
import {SampleError} from '../samples';
import {TranslationError} from '../translate/ast';
import type {SampleTranslation} from '../types';
import {toMember} from './names';
import {remedy} from './printer';
import {translateSample} from './translateSample';

/** Returns the file name of C# for one of Python: `LoginTests.cs` for `test_login.py`. */
export function toFileName(title: string): string {
  const test = /^(.*\/)?test_(.*)\.py$/.exec(title);
  if (test) return `${test[1] ?? ''}${toMember(test[2]!)}Tests.cs`;
  return title.replace(/([^/]*)\.py$/, (_, name: string) => `${toMember(name)}.cs`);
}

/** Shows the Python samples of the pages as C#. */
export const sampleTranslation: SampleTranslation = {
  source: python.samples,
  fence: 'cs',
  title: toFileName,
  translate: (sample, facts) => {
    try {
      return Promise.resolve(translateSample(sample, facts));
    } catch (error) {
      if (!(error instanceof TranslationError)) throw error;
      const message = error.message.endsWith(remedy) ? error.message : `${error.message}; ${remedy}`;
      return Promise.reject(new SampleError(error.line, message));
    }
  },
};
