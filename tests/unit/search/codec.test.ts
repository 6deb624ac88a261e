import {describe, expect, test} from 'vitest';
import {decodeHeadings, decodeTexts, encodeIndex, IndexFileError} from '../../../src/plugins/search-index/engine/codec';
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
    expect(files.texts.bodies.split('Same words here.')).toHaveLength(2);
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
    expect(() => decodeTexts({...texts, bodies: 'one'}, 'b1', documents.length)).toThrow(IndexFileError);
    expect(() => decodeTexts(texts, 'b2', documents.length)).toThrow('another build');
  });
});
