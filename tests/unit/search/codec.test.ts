import {describe, expect, test} from 'vitest';
import {decodeHeadings, decodeTexts, encodeIndex} from '../../../src/plugins/search-index/engine/codec';
import {IndexFileError} from '../../../src/plugins/search-index/engine/indexFiles';
import {packWords, unpackWords} from '../../../src/plugins/search-index/engine/packWords';
import {apiClass, guide, section} from './documents';

const intro = guide('intro', 'Installation', 'First.\nSecond.', {links: 40});
const documents = [
  intro,
  section(intro, 'Run it', 'Same words here.', {code: 'pytest --headed'}),
  section(intro, 'Elsewhere', 'Same words here.', {url: '/python/docs/intro#custom-id', aliases: ['other', 'name']}),
  ...apiClass('BrowserContext', {add_cookies: ['cookies'], on: []}, {deprecated: true}),
];
const files = encodeIndex(documents, 'b1');

describe('an index', () => {
  test('comes back as it was', () => {
    const texts = decodeTexts(files.texts, 'b1', documents.length);
    const back = decodeHeadings(files.headings, 'b1').map((heading, at) => ({
      ...heading,
      body: texts.bodies[at],
      code: texts.codes[at],
    }));
    expect(back).toEqual(documents);
  });

  test('carries only the anchors that it cannot make from the headings', () => {
    expect(files.headings.anchors.split('\n').filter((anchor) => anchor.startsWith('#'))).toEqual(['#custom-id']);
  });

  test('carries a text that repeats once', () => {
    const {words, bodies} = files.texts;
    expect(unpackWords(words, bodies).split('Same words here.')).toHaveLength(2);
  });

  test.each([
    ['ordinary', 'Wait for the page. Then page.goto("https://example.com/?a=1") returns; wait, Wait, WAIT, waitFor.'],
    ['of spaces and lines', '  two  spaces \n and\n\nlines '],
    ['of other scripts', '等待 元素 🎭 Ünï Élan naïve ½'],
    ['of nothing', ''],
    ['of more words than single and double characters', Array.from({length: 5000}, (_, at) => `w${at}`).join(' ')],
  ])('brings back a text %s, letter by letter', (_, text) => {
    const {words, texts} = packWords([text, 'another']);
    expect(texts.map((packed) => unpackWords(words, packed))).toEqual([text, 'another']);
  });

  test('is smaller in the numbers of its words', () => {
    const text = 'Returns the element that the locator finds. '.repeat(50);
    const {words, texts} = packWords([text]);
    expect(Buffer.byteLength(JSON.stringify({words, texts}))).toBeLessThan(text.length / 4);
  });

  test('without documents is none', () => {
    expect(decodeHeadings(encodeIndex([], 'b1').headings, 'b1')).toEqual([]);
  });
});

describe('a file that cannot be used is refused', () => {
  const {headings, texts} = files;
  test.each([
    ['of another build', {...headings, build: 'b2'}],
    ['of another format', {...headings, format: 0}],
    ['cut in a column', {...headings, titles: headings.titles.slice(0, 5)}],
    ['that is no index', '<!doctype html>'],
    ['that is empty', null],
  ])('%s', (_, file) => expect(() => decodeHeadings(file, 'b1')).toThrow(IndexFileError));

  test('texts of another number of headings', () => {
    expect(() => decodeTexts({...texts, bodies: ''}, 'b1', documents.length)).toThrow(IndexFileError);
    expect(() => decodeTexts(texts, 'b2', documents.length)).toThrow('another build');
  });

  test('texts without their words', () => {
    expect(() => decodeTexts({...texts, words: []}, 'b1', documents.length)).toThrow(IndexFileError);
    expect(() => decodeTexts({...texts, words: undefined}, 'b1', documents.length)).toThrow(IndexFileError);
  });
});
