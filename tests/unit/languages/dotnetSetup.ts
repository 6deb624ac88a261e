import {readFileSync} from 'node:fs';
import {versions} from '@site/src/content/versions';
import type {ApiFacts} from '@site/src/content/api/types';
import {translateSample, toCsharp} from '@site/src/languages/dotnet/translateSample';
import type {SourceSample} from '@site/src/languages/types';

const read = (edition: string): ApiFacts =>
  JSON.parse(readFileSync(`editions/${edition}/facts/${versions.next.library}.json`, 'utf8')) as ApiFacts;

/** The facts of the newest documented version. */
const facts = {source: read('python'), target: read('dotnet')};

const sampleOf = (code: string, sample: Partial<SourceSample>): SourceSample => ({
  code,
  kind: 'fragment',
  isSync: false,
  ...sample,
});

/** Translates async code that uses the predefined objects, such as `page`. */
export const translate = (code: string, sample: Partial<SourceSample> = {}): string =>
  translateSample(sampleOf(code, sample), facts);

/** Translates async code to the form for the compiler of the tests. */
export const translateChecked = (code: string, sample: Partial<SourceSample> = {}) =>
  toCsharp(sampleOf(code, sample), facts, {isChecked: true});
