import {python} from '../python';
import {createTranslate} from '../translate/createTranslate';
import type {SampleTranslation} from '../types';
import {classNameOf} from './names';
import {remedy} from './printer';
import {translateSample} from './translateSample';

/** Shows the Python samples of the pages as Java. */
export const sampleTranslation: SampleTranslation = {
  source: python.samples,
  fence: 'java',
  title: (title) => (title.endsWith('.py') ? `${classNameOf(title)}.java` : title),
  translate: createTranslate({
    language: 'Java',
    remedy,
    print: (sample, {source, target}) => translateSample(sample, {python: source, java: target}),
  }),
};
