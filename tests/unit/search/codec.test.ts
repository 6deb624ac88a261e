import {afterEach, describe, expect, test, vi} from 'vitest';
import {IndexStore} from '../../../src/plugins/search/client/IndexStore';
import {decodeHeadings, encodeIndex, unpackHiddenWords} from '../../../src/plugins/search/engine/codec';
import {splitTexts} from '../../../src/plugins/search/engine/completeIndex';
import {apiClass, guide, section} from './documents';

const intro = guide('intro', 'Installation', 'First.\nSecond.', {links: 19});
/** A member whose id contains its name in other languages, and a parameter whose id contains another name. */
const [frame, member, parameter] = apiClass('Frame', {expect_response: ['expression']});
const memberUrl = `${frame!.url}#frame-wait-for-response`;
const documents = [
  intro,
  section(intro, 'Run it', 'Same words here.', {
    hiddenWords: ['--headed', '>>', 'pytest'],
    messages: ['no tests ran', 'usage: * [options]'],
    otherTitles: ['start the tests', 'execute'],
  }),
  section(intro, 'Elsewhere', 'Same words here.', {
    url: '/python/docs/intro#custom-id',
    aliases: ['other', 'name'],
    hiddenWords: ['pytest'],
  }),
  ...apiClass('BrowserContext', {add_cookies: ['cookies', 'same_site'], on: []}, {since: '1.9'}),
  ...apiClass('Page', {close: []}, {deprecated: true, secondary: true, since: '1.8'}),
  frame!,
  {...member!, url: memberUrl, aliases: ['wait_for_response'], links: 19},
  {...parameter!, url: `${memberUrl}-option-page-function`, since: '1.12'},
];
afterEach(() => vi.unstubAllGlobals());

const files = encodeIndex(documents);

describe('encodeIndex', () => {
  test('restores every document after decoding', () => {
    const texts = splitTexts(files.texts);
    const hiddenWords = unpackHiddenWords(files.texts);
    const toLines = (text: string) => text.split('\n').filter(Boolean);
    const decoded = decodeHeadings(files.headings, files.texts.parameters).map((heading, i) => ({
      ...heading,
      body: texts.bodies[i],
      hiddenWords: hiddenWords.flatMap(([word, docs]) => (docs.includes(i) ? [word] : [])),
      messages: toLines(texts.messages[i]!),
      otherTitles: toLines(texts.otherTitles[i]!),
    }));
    expect(decoded).toEqual(documents);
  });

  test('restores every heading except parameters from the first file', () => {
    const expected = documents.filter(({kind}) => kind !== 'parameter').map(({url}) => url);
    expect(expected).toHaveLength(documents.length - 3);
    expect(decodeHeadings(files.headings).map(({url}) => url)).toEqual(expected);
  });
});

test('contains only the anchors that do not follow from titles', () => {
  const text = JSON.stringify(files.headings);
  expect(text).toContain('custom-id');
  expect(text).not.toMatch(/run-it|context-add-cookies|frame-wait/);
});

const location = {headings: '/headings.json', texts: '/texts.json'};
const served = {[location.headings]: JSON.stringify(files.headings), [location.texts]: JSON.stringify(files.texts)};

test('fetches each file once, and again after a failure', async () => {
  const fetched: string[] = [];
  let status = 503;
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(url);
    return Promise.resolve(new Response(served[url], {status}));
  });
  const store = new IndexStore();
  const search = () => store.search({location, requests: [], withTexts: true});
  await expect(search()).rejects.toThrow('the server returned status 503');
  status = 200;
  await search();
  await search();
  expect(fetched).toEqual([location.headings, location.headings, location.texts]);
});

describe('names the index file', () => {
  /** Loads an index of which one file has another content. */
  const loadWith = (name: keyof typeof location, content: string): Promise<unknown> => {
    const contents = {...served, [location[name]]: content};
    vi.stubGlobal('fetch', (url: string) => Promise.resolve(new Response(contents[url])));
    return new IndexStore().search({location, requests: [], withTexts: true});
  };

  test.each([
    ['a page of the server', () => '<!doctype html>'],
    ['cut short', (file: string) => file.slice(0, file.length / 2)],
    ['empty', () => 'null'],
    ['another JSON file', () => '{}'],
  ])('that is %s', async (_, change) => {
    for (const name of ['headings', 'texts'] as const) {
      const loading = loadWith(name, change(served[location[name]]!));
      await expect(loading).rejects.toThrow(`cannot read the search index /${name}.json: `);
    }
    await expect(loadWith('headings', served[location.headings]!)).resolves.toEqual({results: [], hasTexts: true});
  });
});
