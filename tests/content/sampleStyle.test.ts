import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {listPages} from '../../src/content/listPages';
import {sampleLanguages} from '../../src/data/editions';

const root = path.resolve(__dirname, '../..');

interface Sample {
  /** File and line of the fence. */
  place: string;
  language: string;
  meta: string;
  code: string[];
}

/** Lists the samples of all pages of the next version, with their indentation removed. */
const samples: Sample[] = listPages(root, 'docs').flatMap((file) => {
  const text = readFileSync(path.join(root, file), 'utf8');
  return Array.from(text.matchAll(/^( *)(`{3,})(\w+)(.*)\n([\s\S]*?)\n? *\2$/gm), (match): Sample => {
    const [, indent, , language, meta, code] = match as unknown as [string, string, string, string, string, string];
    const line = text.slice(0, match.index).split('\n').length;
    const lines = code.split('\n').map((each) => each.slice(indent.length));
    return {place: `${file}:${line}`, language, meta, code: lines};
  }).filter(({language}) => sampleLanguages.has(language));
});

it('finds samples in all languages', () => {
  for (const language of sampleLanguages)
    expect(samples.filter((each) => each.language === language).length, language).toBeGreaterThan(500);
});

it('lines of samples have at most 90 characters, so that they do not scroll', () => {
  const shown = samples.filter(({meta}) => !/(?:^|\s)hidden(?:\s|$)/.test(meta));
  const long = shown.flatMap(({place, code}) =>
    code.filter((line) => line.length > 90).map((line) => `${place}: ${line}`),
  );
  expect(long).toEqual([]);
});

it('code that is meant to fail says so in a comment', () => {
  const silent = samples.filter(({meta, language, code}) => {
    const comment = language === 'py' ? /# raises/i : /\/\/ throws/i;
    return meta.includes('raises=') && !code.some((line) => comment.test(line));
  });
  expect(silent.map(({place, language}) => `${place} ${language}`)).toEqual([]);
});

it('C# has no parentheses around `await` in `foreach`', () => {
  const wrong = samples.filter(({code}) => code.some((line) => /\bforeach \(.* in \(await .*\)\)/.test(line)));
  expect(wrong.map(({place}) => place)).toEqual([]);
});
