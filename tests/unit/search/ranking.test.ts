import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import type {IndexDocument} from '../../../src/plugins/search/engine/types';
import {apiClass, find, guide, indexOf, section} from './documents';

// The lists in tools/search/ score the ranking of the real pages. Here is what a reader relies on, one promise each.

const network = guide('network', 'Network', 'Watch and change traffic.', {links: 10});
const runners = guide('test-runners', 'Pytest plugin', 'Options and fixtures.');
const emulation = guide('emulation', 'Emulation', 'Pretend to be a phone.');
const documents = [
  network,
  section(network, 'HTTP authentication', 'Send credentials with every request.'),
  runners,
  section(runners, 'Options', '--headed Show the browser.\n--browser Which browser to start.'),
  guide('running-tests', 'Running tests', 'Run pytest --headed to see the browser, and pytest --headed again.'),
  emulation,
  section(emulation, 'Color scheme', 'Prefer a dark or a light one.'),
  guide('downloads', 'Downloads', 'Save what the page downloads.'),
  guide('pom', 'Page object models', 'Keep locators in one class.'),
  guide('release-notes', 'Release notes', 'Emulation, downloads and network.', {secondary: true}),
  ...apiClass(
    'Page',
    {
      goto: ['url', 'wait_until'],
      reload: ['timeout'],
      click: ['selector'],
      wait_for_load_state: ['state'],
      add_init_script: ['script'],
    },
    {links: 200},
  ),
  ...apiClass('Frame', {goto: ['url'], wait_for_load_state: []}, {links: 3}),
  ...apiClass('Locator', {fill: ['value'], filter: [], click: ['timeout']}, {links: 100}),
  ...apiClass('BrowserContext', {add_cookies: ['cookies']}),
  ...apiClass('LocatorAssertions', {to_be_visible: []}),
];
const index = indexOf(documents);

test.each([
  ['page_goto', 'api/class-page#page-goto'],
  ['page.relaod', 'api/class-page#page-reload'],
  ['emualtion', 'emulation'],
  ['page obj', 'pom'],
])('the first result of %s is %s', (query, expected) => expect(find(index, query)[0]).toBe(expected));

const intro = guide('intro', 'Installation');
const slow = guide('emulation', 'Network emulation', 'A slow network. Slow networks. Slow?', {links: 500});
const running = guide('running-tests', 'Running tests', '-k Tests whose name matches.\nWith pytest.');

/** Promises with their documents, and the first results of queries. */
const promises: Record<string, [documents: IndexDocument[], first: Record<string, string>]> = {
  'synonyms of readers find the words of the pages': [
    [guide('touch', 'Touch'), guide('hover', 'Hover'), guide('clock', 'Clock')],
    {swiping: 'touch', mouseover: 'hover', 'mouse over': 'hover'},
  ],
  'a page about a subject comes before one that only uses the word': [
    [
      guide('frames', 'Frames', 'Documents in a page.'),
      guide('pages', 'Pages', 'Frames, frames and frames.', {links: 20}),
    ],
    {frames: 'frames'},
  ],
  'names in other languages find a member': [
    apiClass('Page', {query_selector: [], query_selector_all: []}).map((document) => ({
      ...document,
      aliases: document.url.endsWith('-all') ? ['$$'] : document.url.endsWith('-selector') ? ['$'] : [],
    })),
    {'page.$': 'api/class-page#page-query-selector', "page.$$('a')": 'api/class-page#page-query-selector-all'},
  ],
  'a verb and its object match the name of a member in either order': [
    [...apiClass('Browser', {close: []}), ...apiClass('Page', {close: []}, {links: 300})],
    {'close the browser': 'api/class-browser#browser-close'},
  ],
  'a member is found by the object on which samples call it': [
    [
      ...apiClass('BrowserContext', {close: []}),
      ...apiClass('Page', {close: []}, {links: 300}),
      guide('context', 'Close'),
    ],
    {'context.close': 'api/class-browsercontext#browser-context-close'},
  ],
  'community pages rank after the documentation': [
    [
      guide('x', 'Find your place', 'Links to all pages.', {url: '/python/community/welcome'}),
      guide('locators', 'Find elements', 'All links.'),
    ],
    {'find links': 'locators'},
  ],
  'deprecated members rank last': [
    [...apiClass('Mouse', {click: []}, {deprecated: true}), ...apiClass('Touch', {click: []})],
    {click: 'api/class-touch#touch-click'},
  ],
  'a task finds the guide first, an identifier the API reference': [
    [
      guide('videos', 'Videos', 'Record what the browser shows.'),
      ...apiClass('Video', {}, {body: 'A video that was recorded.'}),
    ],
    {'record a video': 'videos', Video: 'api/class-video'},
  ],
  'a name with a capital finds the class before a property of the same name': [
    [...apiClass('Page', {keyboard: []}, {links: 300}), ...apiClass('Keyboard', {})],
    {Keyboard: 'api/class-keyboard'},
  ],
  'a keyword argument with a value finds the parameter': [
    [guide('slow', 'A slow launch of mo'), ...apiClass('BrowserType', {launch: ['slow_mo']})],
    {
      'slow_mo=500': 'api/class-browsertype#browser-type-launch-option-slow-mo',
      'launch(slow_mo=500)': 'api/class-browsertype#browser-type-launch-option-slow-mo',
    },
  ],
  'the beginning of a word is not a typo of a name': [
    [intro, section(intro, 'Poetry'), ...apiClass('APIRequestContext', {post: []})],
    {poet: 'intro#poetry'},
  ],
  'a section of a guide comes before the parameters with that name': [
    [
      network,
      section(network, 'Proxies'),
      ...apiClass('Browser', {new_context: ['proxies'], new_page: ['proxies']}, {links: 200}),
    ],
    {prox: 'network#proxies', porxies: 'network#proxies'},
  ],
};

test.each(Object.entries(promises))('%s', (_promise, [few, first]) => {
  const small = indexOf([...few, guide('z', 'Z')]);
  expect(Object.fromEntries(Object.keys(first).map((query) => [query, find(small, query)[0]]))).toEqual(first);
});

/** A small site with each kind of document, and queries of each kind. */
const pitfalls = section(slow, 'Pitfalls');
const pitfall = (title: string, messages: string[]) =>
  section(slow, title, 'Wait longer.', {type: 'lvl3', hierarchy: {...pitfalls.hierarchy, lvl3: title}, messages});
const everything = indexOf([
  ...documents.filter((each) => !each.url.startsWith(emulation.url)),
  ...[running, slow, section(slow, 'Make a network slow', 'Wait.', {otherTitles: ['throttle bandwidth', 'slow down']})],
  pitfalls,
  pitfall('net::ERR_ABORTED at goto', []),
  pitfall('Timeouts', ['Timeout *ms exceeded', 'waiting for locator("a") to be visible', 'resolved to hidden']),
  guide('browser-settings', 'Settings', 'Override browser_context_args.\nPW_DEBUG Shows calls.', {
    hiddenWords: ['"**/*.', '=>'],
  }),
  guide('welcome', 'Find pages', 'Links to all pages.', {url: '/python/community/welcome', links: 1}),
  guide('retries', 'Retries', 'Shows a tooltip twice.\n--retries How often it runs.', {otherTitles: ['flaky']}),
  ...apiClass('ElementHandle', {fill: ['value'], query_selector: []}, {deprecated: true, aliases: ['$']}),
  ...apiClass('Keyboard', {press: ['key', 'delay'], insert_text: []}, {aliases: ['keys']}),
  ...apiClass('Mouse', {move: ['x', 'y'], click: ['x', 'delay'], closeAsync: []}),
  // A word can be rare only among many pages.
  ...Array.from({length: 250}, (_, i) => guide(`p${i}`, `Other ${i}`)),
  ...apiClass('LocatorAssertions', {not_to_have_css: ['name'], to_have_css: ['name', 'timeout']}, {links: 40}),
]);
/** The headings of `ranking.txt` say what each group of queries promises. */
test('finds the expected pages and sections for each kind of query, in their order', async () => {
  const file = path.join(__dirname, 'ranking.txt');
  const lines = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const query = line.split(' →')[0]!;
      return line.startsWith('# ') ? line : [query, ...find(everything, query).slice(0, 6)].join(' → ');
    });
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
});

test('a word of the pages is not a typo of a name', () => {
  const pair = indexOf([...apiClass('Clock', {}), guide('layout', 'Layout', 'A block.'), guide('z', 'Z')]);
  expect(find(pair, 'block')).toEqual(['layout']);
  expect(find(pair, 'clokc')[0]).toBe('api/class-clock');
});

describe('hidden words', () => {
  const pair = indexOf([
    guide('input', 'Keyboard', 'Press keys.', {
      hiddenWords: ['ArrowDown', 'page.wait_for_url', 'locating', '--slowmo'],
    }),
    guide('network', 'Network', 'Match URLs.', {hiddenWords: ['"**/*.', '=>', 'café'.normalize('NFKD'), 'locator']}),
    guide('selectors', 'Selectors', 'Chains.', {hiddenWords: ['>>', '=>', '@']}),
    ...Array.from({length: 300}, (_, i) =>
      guide(`p${i}`, `Locate ${i}`, 'Locates. Locate.', {hiddenWords: ['keyboard']}),
    ),
  ]);
  test.each([
    ['arrowdown', 'input'],
    ['arrow_down', 'input'],
    ['waitForUrl', 'input'],
    ['wait-for-url', 'input'],
    ['WAIT_FOR_URL', 'input'],
    ['—slowmo', 'input'],
    ['**/*', 'network'],
    ['>>', 'selectors'],
    ['@', 'selectors'],
    ['locating', 'input'],
    ['keyboard', 'input'],
  ])('%s finds %s first', (query, expected) => expect(find(pair, query)[0]).toBe(expected));
});

test.each(['', '   ', '!?()', '等待元素', '🎭', 'zzqqxyv', 'zzqqxyv kubernetes a'])('finds nothing for %j', (query) =>
  expect(find(index, query)).toEqual([]),
);
