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

describe('finds at once', () => {
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
  ])('%s', (query, wanted) => expect(find(index, query)[0]).toBe(wanted));
});

test.each([
  ['swiping', 'touch'],
  ['mouseover', 'hover'],
  ['mouse over', 'hover'],
])('%s is what the pages call %s', (query, slug) => {
  const few = indexOf([guide('touch', 'Touch'), guide('hover', 'Hover'), guide('clock', 'Clock')]);
  expect(find(few, query)[0]).toBe(slug);
});

test('a word that the pages hardly have stands for what they call it', () => {
  const often = Array.from({length: 40}, (_, at) => guide(`p${at}`, `Page ${at}`, 'It waits until that is hidden.'));
  const pages = indexOf([
    ...often,
    guide('other', 'Other', 'An element that vanishes.'),
    ...apiClass('LocatorAssertions', {to_be_hidden: []}),
  ]);
  expect(find(pages, 'vanishes')).toContain('api/class-locatorassertions#locator-assertions-to-be-hidden');
});

test('a synonym that the query says already does not count twice', () => {
  const {slots} = indexOf([guide('keyboard', 'Keyboard', 'Press keys.')]).search('keyboard shortcut').plan;
  expect(slots.map(({word, matches}) => [word, matches.length])).toEqual([
    ['keyboard', 1],
    ['shortcut', 1], // press
  ]);
});

test('things of the page that is tested tell less than what is done with them', () => {
  const pair = indexOf([guide('tables', 'Markdown', 'A table.'), guide('lists', 'Lists', 'A count.'), guide('z', 'Z')]);
  expect(find(pair, 'table count')[0]).toBe('lists');
});

test('two neighbours in a longer task name a member', () => {
  const pair = indexOf([
    ...apiClass('Mouse', {move: [], down: []}),
    ...apiClass('Page', {move: [], goto: []}, {links: 50}),
    guide('coordinates', 'Coordinates', 'A point of the viewport.'),
  ]);
  expect(find(pair, 'move mouse a little')[0]).toBe('api/class-mouse#mouse-move');
});

test('what is to be got is the name of a member', () => {
  const pair = indexOf(apiClass('BrowserContext', {cookies: [], add_cookies: [], clear_cookies: []}));
  expect(find(pair, 'get all cookies')[0]).toBe('api/class-browsercontext#browser-context-cookies');
});

test('an identifier is found as a whole', () => {
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
  ['installing', 'intro'],
])('%s leads to %s', (query, wanted) => {
  const few = indexOf([
    guide('running-tests', 'Running tests', '-k Tests whose name matches.\nWith pytest.'),
    guide('actionability', 'Auto-waiting'),
    guide('intro', 'Installation'),
    guide('pom', 'Page objects'),
    ...apiClass('Page', {query_selector: [], query_selector_all: []}),
  ]);
  expect(find(few, query)[0]).toBe(wanted);
});

test('an assertion stands before its opposite, unless that is asked for', () => {
  const pair = indexOf(apiClass('LocatorAssertions', {not_to_have_css: [], to_have_css: []}));
  const anchor = 'api/class-locatorassertions#locator-assertions';
  expect(find(pair, 'css of an element')[0]).toBe(`${anchor}-to-have-css`);
  expect(find(pair, 'not_to_have_css')[0]).toBe(`${anchor}-not-to-have-css`);
});

test('pages about the community stand behind those about the library', () => {
  const about = guide('x', 'Find your place', 'Links to all pages.', {url: '/python/community/welcome'});
  const pair = indexOf([about, guide('locators', 'Find elements', 'All links.'), guide('z', 'Other')]);
  expect(find(pair, 'find links')[0]).toBe('locators');
});

test('a flag is found where it is explained before where it is used', () => {
  expect(find(index, '--headed').slice(0, 2)).toEqual(['test-runners#options', 'running-tests']);
});

test('the release notes stand behind the pages that explain', () => {
  const found = find(index, 'emulation');
  expect(found.indexOf('emulation')).toBeLessThan(found.indexOf('release-notes'));
});

test('what is linked to more stands first among equals', () => {
  expect(find(index, 'wait_for_load_state').slice(0, 2)).toEqual([
    'api/class-page#page-wait-for-load-state',
    'api/class-frame#frame-wait-for-load-state',
  ]);
});

test('a parameter that many methods have leaves room for other answers', () => {
  const members = Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((name) => [name, ['locale']]));
  const found = find(indexOf([...apiClass('Page', members), guide('emulation', 'Locale of the browser')]), 'locale');
  expect(found.indexOf('emulation')).toBe(2);
  expect(found).toHaveLength(6);
});

test('deprecated members stand behind', () => {
  const pair = [...apiClass('Mouse', {click: []}, {deprecated: true}), ...apiClass('Touch', {click: []})];
  expect(find(indexOf(pair), 'click')[0]).toBe('api/class-touch#touch-click');
});

test('a task in words leads to the guide, an identifier to the reference', () => {
  const both = indexOf([
    guide('videos', 'Videos', 'Record what the browser shows.'),
    ...apiClass('Video', {}, {body: 'A video that was recorded.'}),
  ]);
  expect(find(both, 'record a video')[0]).toBe('videos');
  expect(find(both, 'Video')[0]).toBe('api/class-video');
});

test('a name with its capitals is the class, not a property that is called like it', () => {
  const pair = indexOf([...apiClass('Page', {keyboard: []}, {links: 300}), ...apiClass('Keyboard', {})]);
  expect(find(pair, 'Keyboard')[0]).toBe('api/class-keyboard');
});

test('a verb and its object name a member, in either order', () => {
  const pair = indexOf([...apiClass('Browser', {close: []}), ...apiClass('Page', {close: []}, {links: 300})]);
  expect(find(pair, 'close the browser')[0]).toBe('api/class-browser#browser-close');
});

test('where hardly anything has most of the query, a part of it is answered', () => {
  expect(find(index, 'kubernetes geolocation emulation')).toContain('emulation');
});

test('answers from the headings alone, then from the texts too', () => {
  const headings = indexOf(documents, {texts: false});
  expect(find(headings, 'page.goto')[0]).toBe('api/class-page#page-goto');
  expect(find(headings, 'credentials')).toEqual([]);
  expect(find(index, 'credentials')[0]).toBe('network#http-authentication');
});

test.each(['', '   ', '!?()', '等待元素', '🎭', 'zzqqxyv'])('finds nothing for %j', (query) =>
  expect(find(index, query)).toEqual([]),
);

test('a word that nobody has does not let the rest of the query stand for it', () => {
  expect(find(index, 'zzqqxyv kubernetes a')).toEqual([]);
});
