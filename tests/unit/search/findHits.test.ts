import {expect, test} from 'vitest';
import {findHits} from '../../../src/plugins/search/engine/findHits';
import {apiClass, guide, indexOf} from './documents';

const long =
  'One two three four five six seven eight nine ten geolocation eleven twelve thirteen fourteen fifteen sixteen seventeen.';
const index = indexOf([
  guide('emulation', 'Emulation', `Devices and screens.\n${long}`),
  guide('markup', 'Markup', 'Write <b>geolocation</b> & more.'),
  ...apiClass(
    'Page',
    Object.fromEntries(Array.from({length: 30}, (_, i) => [`click_${String.fromCharCode(97 + (i % 26))}${i}`, []])),
  ),
]);

test('returns the shape of the hosted service', () => {
  const result = findHits(index, {query: 'emulation'});
  expect(result).toMatchObject({nbHits: 1, hitsPerPage: 20, query: 'emulation'});
  expect(result.hits[0]).toMatchObject({
    objectID: '/python/docs/emulation',
    url: '/python/docs/emulation',
    type: 'lvl1',
    hierarchy: {lvl0: 'Guides', lvl1: 'Emulation', lvl2: null},
    _highlightResult: {hierarchy: {lvl1: {value: '<mark>Emulation</mark>'}}},
  });
});

test.each([10, 5])('returns snippets of %i words around the match', (words) => {
  const {hits} = findHits(index, {query: 'geolocation seventeen', snippetWords: words});
  const hit = hits.find(({url}) => url.endsWith('emulation'))!;
  const snippet = hit._snippetResult!.content!.value;
  expect(snippet.replace(/…/g, ' ').trim().split(/\s+/)).toHaveLength(words);
  expect(snippet).toContain('<mark>geolocation</mark>');
  expect(snippet).toMatch(/^….*…$/);
});

test.each([
  ['ＡｒｒｏｗＤｏｗｎ', '<mark>ArrowDown</mark>'],
  ['arrowdown', '<mark>ArrowDown</mark>'],
  ['cafe', '<mark>Café</mark>'],
  ['waitforurl', '<mark>wait_for_url</mark>'],
  ['>>', 'b <mark>>></mark> c'],
  ['**/*', '"<mark>**/*</mark>.png"'],
])('highlights what %s finds', (query, expected) => {
  const body = 'Press ArrowDown in the Café. Then wait_for_url and "**/*.png" or b >> c.';
  const keys = indexOf([guide('a', 'Keys', body, {hiddenWords: ['>>', '"**/*.']}), guide('b', 'Other')]);
  const [hit] = findHits(keys, {query, snippetWords: 20}).hits;
  expect(hit!._snippetResult!.content!.value).toContain(expected);
});

test('does not change markup in a text', () => {
  const hit = findHits(index, {query: 'geolocation'}).hits.find(({url}) => url.endsWith('markup'))!;
  expect(hit.content).toBe('Write <b>geolocation</b> & more.');
});

test('returns 20 hits, and more on request', () => {
  const first = findHits(index, {query: 'click'});
  const more = findHits(index, {query: 'click', hitsPerPage: 40});
  expect([first.hits.length, first.nbHits]).toEqual([20, 30]);
  expect([more.hits.length, more.nbHits]).toEqual([30, 30]);
  expect(more.hits.slice(0, 20)).toEqual(first.hits);
});

test.each([
  ['Page.click_a0', true],
  ['click_a0', true],
  ['emul', true],
  ['emulation of devices', false],
  ['geolocation', false],
  ['--emulation', false],
])('%s names its first hit, so that it stays the first with the texts: %s', (query, expected) => {
  expect(findHits(index, {query}).namesFirstHit).toBe(expected);
});
