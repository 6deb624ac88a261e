/**
 * What people call things, and what the documentation calls them. One direction, one line a concept:
 * the phrases on the left (separated by commas) also look for the words on the right.
 */
const TABLE = `
refresh, f5: reload
freeze, fake timers, mock time, mock date, time travel: clock fixed
swipe, pinch, pan, gesture, finger: touch touchscreen tap
tap: touchscreen touch
attach, attachment: upload input files
upload: files input chooser
inject: init script
dark mode, dark theme, night mode: color scheme emulate
light mode, light theme: color scheme emulate
theme: color scheme
language: locale
gps, location, coordinates: geolocation
login, log in, signin, sign in, logged in, session: auth authentication storage state
logout, sign out: clear cookies auth
credentials, password: auth credentials
save, persist, reuse: storage state
token, bearer: headers auth
dropdown, combobox, select box: select option
checkbox, radio, tick, toggle: check
untick: uncheck
modify, alter, edit, override, rewrite: change continue
delete, erase: remove clear
create, make: new
capture: record screenshot
grab, read, obtain, retrieve, extract: content text
picker, browse: chooser
choose, pick: select
submit: press click
navigate, visit, load, go to, browse to: goto navigations
redirect, redirects: redirected url
radio button: check
type, typing, enter text: fill press sequentially
write: fill
keypress, keystroke, hotkey, shortcut: keyboard press
mouse over, mouseover: hover
double click, doubleclick: dblclick
right click, context menu: click button
drag, drop, dnd: drag drop
scroll: scroll wheel
alert, confirm, prompt, popup message: dialog
popup, new tab, new window, tab: popup page
iframe, iframes: frame
wait, sleep, pause, delay: wait
delay: slow
sleep: wait timeout
exception: error
flaky, flakiness: actionability retry
intercept, stub, fake, spy: route mock
mock, mocking: mock route fulfill
block, abort requests: abort route
ajax, xhr, fetch: request network
http request, rest, api call: api request
websockets, ws: websocket
recording, record: video codegen trace
recorder, generate code, generator, record script: codegen generator
record video: video
screen capture, picture, snap, image: screenshot
visual regression, pixel: screenshot
pdf, print: pdf
console, log messages, console log: console message
devtools, inspector: debug inspector
debugger, breakpoint: pause debug
step: debug
logging, verbose: debug
css selector, xpath, selector: locator css xpath
queryselector, find element: locator
finder: locator
nth child: nth
parent: filter has
child, children: locator filter
sibling: locator xpath
shadow dom, shadow root: shadow
text content, inner html: text content
get text, read text, element text: inner text content
hidden, disappear, vanish, invisible: hidden
appear, displayed, shown: visible
greyed, inactive: disabled
number of: count
assert, assertion, assertions, verify, validate, expectation, should: expect assertions
soft assert: expect
retry, auto wait, autowait, auto waiting: actionability retrying
multi browser, cross browser: browsers
chrome, edge, msedge: chromium channel browsers
safari: webkit
mobile, phone, iphone, android, device: emulation devices
responsive, screen size, window size, maximize, fullscreen, resolution: viewport
viewport: size
useragent: user agent
offline, no internet: offline
throttle, slow network, throttling: cdp
incognito, private window: context isolation
local storage, localstorage, indexeddb, session storage: storage state
certificate, https errors, ssl, tls: certificates https errors
headless, headed, headful, visible browser, see browser: headed headless
slow motion, slowmo: slow mo
install, installation, setup, download browsers: install
upgrade, update: update install upgrade
docker, container: docker
github actions, gitlab, jenkins, azure pipelines, circleci, pipeline: ci continuous integration
parallel, concurrent, xdist: parallel xdist numprocesses
isolation, isolated: isolation contexts
page object, page object model, pom: page object models
accessibility, a11y, screen reader: aria accessibility
snapshot: snapshots aria
extension, addon: extensions
grid, selenium: selenium grid
evaluate, run javascript, execute javascript, execute script, javascript: evaluate evaluating
js: javascript
event listener, listen, subscribe: events on
download, save file: downloads save
clear: clear fill
thread, threads, threading, multithread, multithreading: thread threads
asyncio, async, event loop: async asyncio
jupyter, notebook: asyncio async
service worker: service workers
remote, cloud: connect remote
attach browser, existing browser, connect to chrome: connect cdp
user profile, profile: persistent user data
har: har record replay
trace, tracing: trace tracing viewer
history back, go back: back
`;

const PHRASES = new Map<string, string[]>();
for (const line of TABLE.trim().split('\n')) {
  const [from = '', to = ''] = line.split(': ');
  for (const phrase of from.split(', ')) PHRASES.set(phrase, [...(PHRASES.get(phrase) ?? []), ...to.split(' ')]);
}
const LONGEST = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.split(' ').length));

/** How surely a word stands for its synonym; a phrase of several words is hardly ever meant otherwise. */
const ONE_WORD = 0.6;
const PHRASE = 0.9;

/** The words that a query's word also stands for, by itself or as part of a phrase around it, and how surely. */
export function synonymsOf(words: string[], at: number): Map<string, number> {
  const found = new Map<string, number>();
  for (let from = Math.max(0, at - LONGEST + 1); from <= at; from++) {
    for (let to = at; to < Math.min(words.length, from + LONGEST); to++) {
      const surety = from === to ? ONE_WORD : PHRASE;
      for (const word of PHRASES.get(words.slice(from, to + 1).join(' ')) ?? [])
        found.set(word, Math.max(surety, found.get(word) ?? 0));
    }
  }
  found.delete(words[at]!);
  return found;
}
