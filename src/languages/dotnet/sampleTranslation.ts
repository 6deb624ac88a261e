import {python} from '../python';
import {createTranslate} from '../translate/createTranslate';
import type {SampleTranslation} from '../types';
import {toMember} from './names';
import {remedy} from './printer';
import {testForms} from './testForms';
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
  formsOf: testForms,
  translate: createTranslate({language: 'C#', remedy, print: translateSample}),
};
