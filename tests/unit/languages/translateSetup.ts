import {readFileSync} from 'node:fs';
import {translateSample as translateSampleToJava} from '@site/src/languages/java/translateSample';
import {translateSample, type FactsOfLanguages} from '@site/src/languages/javascript/translateSample';
import type {SourceSample} from '@site/src/languages/types';
import {versions} from '@site/src/content/versions';

const read = (edition: string): FactsOfLanguages['python'] =>
  JSON.parse(
    readFileSync(`editions/${edition}/facts/${versions.next.library}.json`, 'utf8'),
  ) as FactsOfLanguages['python'];

/** The facts of the newest documented version. */
export const facts: FactsOfLanguages = {python: read('python'), javascript: read('root')};

/** Translates async code that uses the predefined objects, such as `page`. */
export const translate = (code: string, sample: Partial<SourceSample> = {}): Promise<string> =>
  translateSample({code, kind: 'fragment', isSync: false, ...sample}, facts);

/** Translates async code to Java. */
export const translateToJava = (code: string, sample: Partial<SourceSample> = {}): Promise<string> =>
  translateSampleToJava({code, kind: 'fragment', isSync: false, ...sample}, {python: facts.python, java: read('java')});
