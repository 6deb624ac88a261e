import {describe, expect, test} from 'vitest';
import {apiClass, find, guide, indexOf, section} from './documents';

const network = guide('network', 'Network', 'Watch and change traffic.', {links: 10});
const runners = guide('test-runners', 'Pytest plugin', 'Options and fixtures.');
const running = guide(
  'running-tests',
  'Running tests',
  'Run pytest --headed to see the browser, and pytest --headed again.',
);
const emulation = guide('emulation', 'Emulation', 'Pretend to be a phone.');
const documents = [
  network,
  section(network, 'HTTP authentication', 'Send credentials with every request.'),
  runners,
  section(runners, 'Options', '--headed Show the browser.\n--browser Which browser to start.'),
  running,
  emulation,
  section(emulation, 'Color scheme', 'Prefer a dark or a light one.'),
  guide('downloads', 'Downloads', 'Save what the page downloads.'),
  guide('pom', 'Page object models', 'Keep locators in one class.'),
  guide('release-notes', 'Release notes', 'Emulation, downloads and network.', {news: true}),
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

describe('the first result of', () => {
  test.each([
    ['page.goto', 'api/class-page#page-goto'],
    ['Page.goto()', 'api/class-page#page-goto'],
    ['page_goto', 'api/class-page#page-goto'],
    ['goto', 'api/class-page#page-goto'],
    ['context.add_cookies', 'api/class-browsercontext#browser-context-add-cookies'],
    ['waitForLoadState', 'api/class-page#page-wait-for-load-state'],
    ['toBeVisible', 'api/class-locatorassertions#locator-assertions-to-be-visible'],
    ['wait_until', 'api/class-page#page-goto-option-wait-until'],
    ['page.relaod', 'api/class-page#page-reload'],
    ['locator.fi', 'api/class-locator#locator-fill'],
    ['emualtion', 'emulation'],
    ['donwload', 'downloads'],
    ['page obj', 'pom'],
    ['night mode', 'emulation#color-scheme'],
    ['refresh page', 'api/class-page#page-reload'],
    ['http basic authentication', 'network#http-authentication'],
    ['how to save downloads', 'downloads'],
  ])('%s is %s', (query, expected) => expect(find(index, query)[0]).toBe(expected));
});

test.each([
  ['swiping', 'touch'],
  ['mouseover', 'hover'],
  ['mouse over', 'hover'],
])('%s finds the synonym %s', (query, slug) => {
  const few = indexOf([guide('touch', 'Touch'), guide('hover', 'Hover'), guide('clock', 'Clock')]);
  expect(find(few, query)[0]).toBe(slug);
});

test('a synonym that the query contains does not count twice', () => {
  const {slots} = indexOf([guide('keyboard', 'Keyboard', 'Press keys.')]).search('keyboard shortcut').plan;
  expect(slots.map(({word, matches}) => [word, matches.size])).toEqual([
    ['keyboard', 1],
    ['shortcut', 1], // press
  ]);
});

test('a part of the page under test weighs less than the task', () => {
  const pair = indexOf([guide('tables', 'Markdown', 'A table.'), guide('lists', 'Lists', 'A count.'), guide('z', 'Z')]);
  expect(find(pair, 'table count')[0]).toBe('lists');
});

test('two adjacent words of a task match the name of a member', () => {
  const pair = indexOf([
    ...apiClass('Mouse', {move: [], down: []}),
    ...apiClass('Page', {move: [], goto: []}, {links: 50}),
    guide('coordinates', 'Coordinates', 'A point of the viewport.'),
  ]);
  expect(find(pair, 'move mouse a little')[0]).toBe('api/class-mouse#mouse-move');
});

test('the object of "get" matches the name of a member', () => {
  const pair = indexOf(apiClass('BrowserContext', {cookies: [], add_cookies: [], clear_cookies: []}));
  expect(find(pair, 'get all cookies')[0]).toBe('api/class-browsercontext#browser-context-cookies');
});

test('an identifier matches as a whole', () => {
  const pair = indexOf([
    guide('settings', 'Settings', 'Override browser_context_args for all tests.'),
    guide('other', 'Other', 'A browser has a context. Its args are a list.'),
    guide('more', 'More'),
  ]);
  expect(find(pair, 'browser_context_args')[0]).toBe('settings');
});

test.each([
  ['-k', 'running-tests'],
  ['pytest -k', 'running-tests'],
  ['auto', 'actionability'],
  ['actionabil', 'actionability'],
  ['page.$', 'api/class-page#page-query-selector'],
  ["page.$$('a')", 'api/class-page#page-query-selector-all'],
  ['installing', 'intro'],
])('%s finds %s', (query, expected) => {
  const few = indexOf([
    guide('running-tests', 'Running tests', '-k Tests whose name matches.\nWith pytest.'),
    guide('actionability', 'Auto-waiting'),
    guide('intro', 'Installation'),
    guide('pom', 'Page objects'),
    ...apiClass('Page', {query_selector: [], query_selector_all: []}).map((document) => ({
      ...document,
      aliases: document.url.endsWith('-all') ? ['$$'] : document.url.endsWith('-selector') ? ['$'] : [],
    })),
  ]);
  expect(find(few, query)[0]).toBe(expected);
});

test('an assertion ranks before its negation, except in a search for the negation', () => {
  const pair = indexOf(apiClass('LocatorAssertions', {not_to_have_css: [], to_have_css: []}));
  const anchor = 'api/class-locatorassertions#locator-assertions';
  expect(find(pair, 'css of an element')[0]).toBe(`${anchor}-to-have-css`);
  expect(find(pair, 'not_to_have_css')[0]).toBe(`${anchor}-not-to-have-css`);
});

test('community pages rank after the documentation', () => {
  const about = guide('x', 'Find your place', 'Links to all pages.', {url: '/python/community/welcome'});
  const pair = indexOf([about, guide('locators', 'Find elements', 'All links.'), guide('z', 'Other')]);
  expect(find(pair, 'find links')[0]).toBe('locators');
});

test('the section that explains a flag ranks before pages that use it', () => {
  expect(find(index, '--headed').slice(0, 2)).toEqual(['test-runners#options', 'running-tests']);
});

test('a page that matches far worse than the best one is left out', () => {
  const filler = 'Something that no query asks for. '.repeat(60);
  const network = guide('network', 'Network');
  const pages = indexOf([
    network,
    section(network, 'Watch traffic', 'The traffic of a page.'),
    guide('both', 'Proxies', `Watch the traffic. ${filler}`),
    guide('little', 'Workers', `${filler} More traffic. ${filler}`, {deprecated: true, news: true}),
    ...Array.from({length: 30}, (_, i) => guide(`p${i}`, `Page ${i}`, 'Another subject.')),
  ]);
  expect(find(pages, 'watch traffic')).toEqual(['network#watch-traffic', 'network', 'both']);
});

test('release notes rank after guides', () => {
  const found = find(index, 'emulation');
  expect(found.indexOf('emulation')).toBeLessThan(found.indexOf('release-notes'));
});

test('the page with more links ranks first among equal matches', () => {
  expect(find(index, 'wait_for_load_state').slice(0, 2)).toEqual([
    'api/class-page#page-wait-for-load-state',
    'api/class-frame#frame-wait-for-load-state',
  ]);
});

test('a parameter of many methods does not push other results down', () => {
  const members = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, ['locale']]));
  const found = find(indexOf([...apiClass('Page', members), guide('emulation', 'Locale of the browser')]), 'locale');
  expect(found.indexOf('emulation')).toBe(2);
  expect(found).toHaveLength(6);
});

test('deprecated members rank last', () => {
  const pair = [...apiClass('Mouse', {click: []}, {deprecated: true}), ...apiClass('Touch', {click: []})];
  expect(find(indexOf(pair), 'click')[0]).toBe('api/class-touch#touch-click');
});

test('a task finds the guide first, an identifier the API reference', () => {
  const both = indexOf([
    guide('videos', 'Videos', 'Record what the browser shows.'),
    ...apiClass('Video', {}, {body: 'A video that was recorded.'}),
  ]);
  expect(find(both, 'record a video')[0]).toBe('videos');
  expect(find(both, 'Video')[0]).toBe('api/class-video');
});

test('a name with a capital finds the class before a property of the same name', () => {
  const pair = indexOf([...apiClass('Page', {keyboard: []}, {links: 300}), ...apiClass('Keyboard', {})]);
  expect(find(pair, 'Keyboard')[0]).toBe('api/class-keyboard');
});

test('a verb and its object match the name of a member in either order', () => {
  const pair = indexOf([...apiClass('Browser', {close: []}), ...apiClass('Page', {close: []}, {links: 300})]);
  expect(find(pair, 'close the browser')[0]).toBe('api/class-browser#browser-close');
});

test('a section with the words of readers ranks like one with these words in its title', () => {
  const pair = indexOf([
    guide('auth', 'Authentication', 'Save the state.', {keywords: ['log in only once', 'stay logged in']}),
    guide('tests', 'Tests', 'Each test runs once. Log in the console.'),
    ...Array.from({length: 20}, (_, i) => guide(`p${i}`, `Page ${i}`, 'Log. Only. Once.')),
  ]);
  expect(find(pair, 'log in only once')[0]).toBe('auth');
});

test('a section comes before its page if its title matches the query as well, not if only its text does', () => {
  const emulation = guide('emulation', 'Network emulation', 'A slow network. Slow networks. Slow?', {links: 500});
  const downloads = guide('downloads', 'Save downloads');
  const pair = indexOf([
    emulation,
    section(emulation, 'Make a network slow'),
    downloads,
    section(downloads, 'Other', 'Save several downloads.'),
    ...Array.from({length: 9}, (_, i) => guide(`p${i}`, `Page ${i}`)),
  ]);
  expect(find(pair, 'simulate slow network').slice(0, 2)).toEqual(['emulation#make-a-network-slow', 'emulation']);
  expect(find(pair, 'save several downloads').slice(0, 2)).toEqual(['downloads', 'downloads#other']);
});

test('one keyword that matches the whole query counts more than several that match in part', () => {
  const pair = indexOf([
    guide('x', 'X', '', {keywords: ['swap tabs', 'window list']}),
    guide('y', 'Y', '', {keywords: ['swap window']}),
    guide('z', 'Z'),
  ]);
  expect(find(pair, 'swap window')[0]).toBe('y');
});

test('a word of the pages is not a typo of a name', () => {
  const pair = indexOf([...apiClass('Clock', {}), guide('layout', 'Layout', 'A block.'), guide('z', 'Z')]);
  expect(find(pair, 'block')).toEqual(['layout']);
  expect(find(pair, 'clokc')[0]).toBe('api/class-clock');
});

test.each(['--save-storage=auth.json', '--save-storage="auth.json"'])('%s finds the flag, not its value', (query) => {
  const pair = indexOf([
    guide('errors', 'Error reading auth.json', 'Storage.'),
    guide('codegen', 'Options', 'Also --save-storage.'),
    guide('z', 'Z'),
  ]);
  expect(find(pair, query)[0]).toBe('codegen');
});

test.each(['slow_mo=500', 'launch(slow_mo=500)'])('%s finds the keyword argument', (query) => {
  const pair = indexOf([
    guide('slow', 'A slow launch of mo'),
    guide('z', 'Z'),
    ...apiClass('BrowserType', {launch: ['slow_mo']}),
  ]);
  expect(find(pair, query)[0]).toBe('api/class-browsertype#browser-type-launch-option-slow-mo');
});

test('the name of an environment variable is not the name of a guide', () => {
  const debug = guide('debug', 'Debugging');
  const pair = indexOf([debug, section(debug, 'Logs', 'Set DEBUG=pw:api.'), guide('z', 'Z')]);
  expect(find(pair, 'DEBUG=pw:api')[0]).toBe('debug#logs');
});

test('the beginning of a word is not a typo of a name', () => {
  const intro = guide('intro', 'Installation');
  const pair = indexOf([
    intro,
    section(intro, 'Poetry'),
    ...apiClass('APIRequestContext', {post: []}),
    guide('z', 'Z'),
  ]);
  expect(find(pair, 'poet')[0]).toBe('intro#poetry');
});

test.each(['prox', 'porxies'])('%s finds a section of a guide before the parameters with that name', (query) => {
  const traffic = guide('network', 'Network');
  const pair = indexOf([
    traffic,
    section(traffic, 'Proxies'),
    ...apiClass('Browser', {new_context: ['proxies'], new_page: ['proxies']}, {links: 200}),
  ]);
  expect(find(pair, query)[0]).toBe('network#proxies');
});

test('the first word of a query may be the beginning of a word', () => {
  const pair = indexOf([
    guide('input', 'Upload files'),
    guide('videos', 'Video files'),
    guide('downloads', 'Download files'),
  ]);
  expect(find(pair, 'upl fil')[0]).toBe('input');
});

test('a typo of a word finds its other forms too', () => {
  const pair = indexOf([
    guide('a', 'Other', 'A certificate.'),
    guide('network', 'Client certificates'),
    guide('z', 'Z'),
  ]);
  const weights = new Map(
    [...pair.search('certifcate').plan.slots[0]!.matches].map(([term, weight]) => [
      pair.postings.lexicon.word(term),
      weight,
    ]),
  );
  expect(weights.get('certificates')).toBeGreaterThan(0.9 * weights.get('certificate')!);
});

test('a pitfall ranks after the section that explains the subject, but a search for its message finds it first', () => {
  const running = guide('running-tests', 'Running tests');
  const pitfalls = section(running, 'Pitfalls');
  const pair = indexOf([
    running,
    section(running, 'Watch the headed browser'),
    pitfalls,
    section(running, 'unrecognized arguments: headed', '', {
      type: 'lvl3',
      hierarchy: {...pitfalls.hierarchy, lvl3: 'unrecognized arguments: headed'},
    }),
    guide('z', 'Z'),
  ]);
  expect(find(pair, 'headed')[0]).toBe('running-tests#watch-the-headed-browser');
  expect(find(pair, 'pytest: error: unrecognized arguments: --headed')[0]).toBe(
    'running-tests#unrecognized-arguments:-headed',
  );
});

test('partial matches are results if there are hardly any others', () => {
  expect(find(index, 'kubernetes geolocation emulation')).toContain('emulation');
});

test('searches headings alone, then texts too', () => {
  const headings = indexOf(documents, {texts: false});
  expect(find(headings, 'page.goto')[0]).toBe('api/class-page#page-goto');
  expect(find(headings, 'credentials')).toEqual([]);
  expect(find(index, 'credentials')[0]).toBe('network#http-authentication');
});

describe('the rest of a text', () => {
  const keyboard = guide('input', 'Keyboard', 'Press keys.', {
    rest: ['ArrowDown', 'page.wait_for_url', 'locating', '--slowmo'],
  });
  const pair = indexOf([
    keyboard,
    guide('network', 'Network', 'Match URLs.', {rest: ['"**/*.', '=>', 'café'.normalize('NFKD'), 'locator']}),
    guide('selectors', 'Selectors', 'Chains.', {rest: ['>>', '=>', '@']}),
    ...Array.from({length: 300}, (_, i) => guide(`p${i}`, `Locate ${i}`, 'Locates. Locate.', {rest: ['keyboard']})),
  ]);
  test.each([
    ['arrowdown', 'input'],
    ['ArrowDown', 'input'],
    ['ARROWDOWN', 'input'],
    ['aRROWdown', 'input'],
    ['arrow_down', 'input'],
    ['ＡｒｒｏｗＤｏｗｎ', 'input'],
    ['arrow\u00addown', 'input'],
    ['waitforurl', 'input'],
    ['waitForUrl', 'input'],
    ['wait-for-url', 'input'],
    ['WAIT_FOR_URL', 'input'],
    ['—slowmo', 'input'],
    ['**/*', 'network'],
    ['＊＊', 'network'],
    ['>>', 'selectors'],
    ['@', 'selectors'],
    ['locating', 'input'],
    ['keyboard', 'input'],
  ])('%s finds %s first', (query, expected) => expect(find(pair, query)[0]).toBe(expected));

  test('=> finds all pages with the symbol', () => expect(find(pair, '=>').sort()).toEqual(['network', 'selectors']));
});

test.each(['', '   ', '!?()', '等待元素', '🎭', 'zzqqxyv'])('finds nothing for %j', (query) =>
  expect(find(index, query)).toEqual([]),
);

test('a query of unknown words and a stop word has no results', () => {
  expect(find(index, 'zzqqxyv kubernetes a')).toEqual([]);
});
