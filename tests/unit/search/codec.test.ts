import {describe, expect, test} from 'vitest';
import {decodeHeadings, encodeIndex} from '../../../src/plugins/search-index/engine/codec';
import {decodeFiles} from '../../../src/plugins/search-index/engine/completeIndex';
import {IndexFileError} from '../../../src/plugins/search-index/engine/indexFiles';
import {packWords, unpackWords} from '../../../src/plugins/search-index/engine/packWords';
import {apiClass, guide, section} from './documents';

const intro = guide('intro', 'Installation', 'First.\nSecond.', {links: 19});
const documents = [
  intro,
  section(intro, 'Run it', 'Same words here.', {
    code: 'pytest --headed',
    phrases: ['no tests ran', 'usage: * [options]'],
    keywords: ['start the tests', 'execute'],
  }),
  section(intro, 'Elsewhere', 'Same words here.', {url: '/python/docs/intro#custom-id', aliases: ['other', 'name']}),
  ...apiClass('BrowserContext', {add_cookies: ['cookies'], on: []}, {deprecated: true}),
];
const files = encodeIndex(documents, 'b1');

describe('encodeIndex', () => {
  test('restores every document after decoding', () => {
    const {headings, texts} = decodeFiles(files.headings, files.texts, 'b1');
    const decoded = headings.map((heading, i) => ({
      ...heading,
      body: texts.bodies[i],
      code: texts.codes[i],
      phrases: texts.phrases[i],
      keywords: texts.keywords[i],
    }));
    expect(decoded).toEqual(documents);
  });

  test('restores every heading except parameters from the first file', () => {
    const expected = documents.filter(({kind}) => kind !== 'parameter').map(({url}) => url);
    expect(expected).toHaveLength(documents.length - 1);
    expect(decodeHeadings(files.headings, 'b1').map(({url}) => url)).toEqual(expected);
  });

  test('rounds link counts and keeps their order', () => {
    const counts = [0, 1, 5, 40, 400];
    const linked = counts.map((links, i) => guide(`p${i}`, `Page ${i}`, '', {links}));
    const decoded = decodeHeadings(encodeIndex(linked, 'b1').headings, 'b1').map(({links}) => links);
    expect(decoded[0]).toBe(0);
    expect(decoded).toEqual([...decoded].sort((a, b) => a - b));
    expect(new Set(decoded).size).toBe(counts.length);
  });

  test('stores nothing for anchors that follow the usual rule of their kind', () => {
    const {headings, texts} = encodeIndex(apiClass('Page', {wait_for_url: ['url']}), 'b1');
    expect(headings.anchors.trim()).toBe('');
    expect(texts.parameters.anchors).toBe('');
  });

  test('stores only anchors that cannot be derived from headings', () => {
    expect(files.headings.anchors.split('\n').filter((anchor) => anchor.startsWith('#'))).toEqual(['#custom-id']);
  });

  test('stores a repeated text once', () => {
    const {words, bodies} = files.texts;
    expect(unpackWords(words, bodies).split('Same words here.')).toHaveLength(2);
  });

  test.each([
    [
      'prose and code',
      'Wait for the page. Then page.goto("https://example.com/?a=1") returns; wait, Wait, WAIT, waitFor.',
    ],
    ['repeated spaces and line breaks', '  two  spaces \n and\n\nlines '],
    ['other scripts', '等待 元素 🎭 Ünï Élan naïve ½'],
    ['an empty text', ''],
    ['more words than one-byte and two-byte characters', Array.from({length: 5000}, (_, i) => `w${i}`).join(' ')],
  ])('restores %s unchanged', (_, text) => {
    const {words, texts} = packWords([text, 'another']);
    expect(texts.map((packed) => unpackWords(words, packed))).toEqual([text, 'another']);
  });

  test('makes a text smaller by storing word numbers', () => {
    const text = 'Returns the element that the locator finds. '.repeat(50);
    const {words, texts} = packWords([text]);
    expect(Buffer.byteLength(JSON.stringify({words, texts}))).toBeLessThan(text.length / 4);
  });

  test('encodes an empty list of documents', () => {
    expect(decodeHeadings(encodeIndex([], 'b1').headings, 'b1')).toEqual([]);
  });
});

describe('rejects an index file', () => {
  const {headings, texts} = files;
  test.each([
    ['of another build', {...headings, build: 'b2'}],
    ['of another format', {...headings, format: 0}],
    ['with an incomplete column', {...headings, titles: headings.titles.slice(0, 5)}],
    ['that is not an index', '<!doctype html>'],
    ['that is empty', null],
  ])('%s', (_, file) => expect(() => decodeHeadings(file, 'b1')).toThrow(IndexFileError));

  const decodeWith = (changed: object) => () => decodeFiles(headings, {...texts, ...changed}, 'b1');

  test('whose texts do not match the number of headings', () => {
    expect(decodeWith({bodies: ''})).toThrow(IndexFileError);
    expect(decodeWith({build: 'b2'})).toThrow('another build');
  });

  test('whose parameters do not match the headings', () => {
    const {parameters} = texts;
    expect(decodeWith({parameters: {...parameters, counts: parameters.counts.replaceAll('$', '#')}})).toThrow(
      'the parameters of the search index do not match its headings',
    );
    expect(decodeWith({parameters: {...parameters, titles: 'a\nb'}})).toThrow('different lengths');
  });

  test('whose words are missing', () => {
    expect(decodeWith({words: []})).toThrow(IndexFileError);
    expect(decodeWith({words: undefined})).toThrow(IndexFileError);
  });
});
