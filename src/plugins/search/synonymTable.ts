/**
 * Words that users search for, and the words of the documentation for the same thing. One line per concept: a query
 * with a phrase on the left (separated by commas) also searches for the words on the right, but not the reverse.
 */
export const SYNONYMS = `
refresh: reload
freeze, fake timers, mock date, time travel: clock fixed
timer, countdown, stop time, current date, current time, system time: clock
swipe, pinch, gesture, finger: touch touchscreen tap
attach, attachment: upload input files
inject: init script
dark mode, night mode, light mode: color scheme emulate
theme: color scheme
mock location, spoof location, gps, location, coordinates: geolocation
login, log in, sign in, session: auth authentication storage state
logout, sign out: clear cookies auth
credentials, password: auth credentials
persist, reuse, share login, save login, save session: storage state auth
two factor, 2fa, mfa, totp: factors auth
recaptcha: captchas auth
oauth, sso: auth
token, bearer, authorization: headers auth
dropdown, combobox, select box, list box: select option
checkbox, radio, tick, toggle: check
untick: uncheck
modify, edit, override: change continue
create, make: new
set cookie: add cookies
read, retrieve, extract: content text
picker, browse: chooser
navigate, visit, load, go to, browse to: goto navigations
type, enter text, send keys: fill press sequentially
text area, text box, text field, input field: fill input field
paste: insert text clipboard
copy and paste: clipboard
hyperlink, anchor: link
date picker, date field, calendar: fill date
autocomplete, typeahead, suggestion: press sequentially
keypress, keystroke, hotkey, shortcut: keyboard press
mouse over, move to element: hover
action chain: mouse keyboard input
double click: dblclick
right click, context menu: click button
drag, drop: drag drop
alert, confirm, prompt, popup message, confirm box: dialog
banner, consent, overlay, modal: overlay handler dialog
cookie banner: overlay locator handler
popup, new tab, new window, tab: popup page
switch to, switch between: pages popup frame
switch tab, switch window, window handle: pages popup
iframe: frame
sleep: wait timeout
exception: error
stale: attached handles
timeout exception: timeout timeouterror
multiple elements, ambiguous: strict
js error, javascript error, console error, uncaught: pageerror
failure: fail
flaky: actionability retry
intercept, stub, fake, spy: route mock
simulate, pretend: mock emulation
is down, server down: fail abort
response, reply: answer
server error, network error: fulfill abort
block, abort requests: abort route
ajax, xhr, fetch: request network
query string, query parameter, url parameter: query params
http request, rest, api call: api request
record: video codegen trace
recorder, playback, generate code, generator, record script: codegen generator
screen capture, picture, image: screenshot
visual, pixel, compare image: screenshot
whole page, entire page, full screen: full page
accessibility tree: aria snapshot
print: pdf
console, console log: console message
devtools, inspector: debug inspector
debugger, breakpoint, pause test: pause debug
logging, verbose: debug
css selector, xpath, selector: locator css xpath
web element: locator handles
by css, by id, by class, by xpath: css xpath
query selector, find element: locator
find: locator
child, children: locator filter
web component: shadow
tooltip: hover title
regex, regexp: regular expression
wildcard: glob
color, computed style: css
sibling: locator xpath
page source, html of page, page html, source code, outer html: content
get text: inner text content
disappear, vanish, invisible, gone, spinner: hidden
appear, displayed, shown: visible
clickable, interactable: actionability enabled
number of, how many: count
loop, loop over, iterate, for each, foreach: all lists
exist, present, presence: attached count visible
assert, assertion, verify, validate, expectation, should, ensure, check if, check that, compare: expect assertions
soft assert: expect subtests
assertion message, failure message: custom message
retry, auto wait, implicit wait, explicit wait, fluent wait: actionability retrying
chrome, edge: chromium channel browsers
safari: webkit
mobile, tablet, phone, iphone, android, device: emulation devices
responsive, screen size, window size, maximize, fullscreen, resolution: viewport
portrait: landscape viewport
dpi, retina, pixel ratio: device scale factor
disable, turn off, switch off: without
camera, webcam, microphone, notification: permissions
throttle, slow network, throttling: cdp
incognito: context isolation
local storage, indexeddb, session storage: storage state
certificate, https errors, ssl, tls: certificates https errors
ssl error, tls error, certificate error: https certificates
headless, headed, headful, visible browser: headed headless
supported version: requirements
teardown, before each, after each, before all, after all: fixtures setup teardown
spec, test file, test case: test tests
fail fast, first failure, stop after failure, bail: exitfirst
quit: close stop
parameterize, data driven: parametrize
upgrade, update: update install upgrade
container: docker
github actions, gitlab, jenkins, azure pipelines, circleci, pipeline: ci continuous integration
parallel, concurrent, workers, speed up, faster: parallel xdist numprocesses
shard: split
isolation, two people, two users, multiple users: contexts
page object, page object model, pom: page object models
conftest: fixtures
reporter: junit html
web server: start app
boot, launch: start
staging, base address: base url
secret, env variable: environment variable
scrape, crawl, crawler: library pages
accessibility, a11y, screen reader: aria accessibility
snapshot: snapshots aria
grid, selenium: selenium grid
run javascript, execute javascript, execute script, javascript: evaluate evaluating
event listener, subscribe: events on
download, save file: downloads save
threading, multithreading: thread threads
event loop, async: async asyncio
jupyter, notebook: asyncio async
exe, executable, binary, bundle: pack pyinstaller
capabilities, chrome options, browser arguments: launch args
attach browser, existing browser, existing chrome, running browser, running chrome, connect to chrome, already running, already open: connect cdp
profile: persistent user data
har: record replay
trace: viewer
navigate back, go back: back goback
single test, one test, specific test, certain test: choose tests
alive, stay open, keep open, detach: keep open
in the background, without window, invisible browser, without ui: headless
without display, no display, xvfb, vnc: xserver headed
modify response, change response, edit response: fulfill fetch
experimental option, chrome flag, chrome switch: launch args
page load, fully loaded, finish loading: load state
infinite scroll, scroll down, scroll to bottom, lazy loading: scroll wheel
block image, block ad, block resource, stop image: abort route
zoom: device scale factor
on failure, test fails, when failing: only on failure
click link opens: popup
new chrome, real chrome, installed chrome: channel chrome
already signed in, stay logged in, remember login: storage state
table data, table row, html table: rows table
flask, fastapi, web framework: async threads
screencast: video
rich text, wysiwyg: contenteditable fill
multi: several
payload: post data body
endpoint: api request
ipad: emulate devices phone
not shown, no longer, is gone: hidden
greyed out, grayed out: disabled
goes to, leads to: url
asynchronous: async
second, third, fourth, fifth: nth lists
suite: tests
switches, flags, parameters: options
tamper, alter, manipulate, tweak: change modify
ancestor, enclosing: parent
abroad, country: locale geolocation
plugin, addon, add on: extensions
movie, film: video
photo, image: screenshot
bandwidth: throttling slow
keystrokes, keyboard input: press keys type
observe, monitor, spy, watch, sniff: watch listen
smartphone, mobile phone: emulate phone
stuck, hangs, never ends: timeout hangs
populate: fill
dataset, csv, excel: parametrize inputs
`;
