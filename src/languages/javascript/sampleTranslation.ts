import {python} from '../python';
import {createTranslate} from '../translate/createTranslate';
import type {SampleTranslation} from '../types';
import {remedy} from './printer';
import {translateSample} from './translateSample';

/** Shows the Python samples of the pages as TypeScript. */
export const sampleTranslation: SampleTranslation = {
  source: python.samples,
  fence: 'ts',
  title: (title) => title.replace(/^test_(.*)\.py$/, '$1.spec.ts').replace(/\.py$/, '.ts'),
  translate: createTranslate({
    language: 'TypeScript',
    remedy,
    print: (sample, {source, target}) => translateSample(sample, {python: source, javascript: target}),
  }),
};
