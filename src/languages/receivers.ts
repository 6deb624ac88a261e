import {kebab} from '../content/api/ids';

type Receivers = Record<string, readonly string[]>;

/** Returns the receivers whose name is that of their class: `api_request_context` for `APIRequestContext`. */
const namedLikeClass = (classes: string): Receivers =>
  Object.fromEntries((classes.match(/\w+/g) ?? []).map((name) => [kebab(name), [name]]));

/**
 * Names that mean objects of the library in prose, with their possible classes. `NameTables` explains the two kinds. A
 * language spells their words.
 */
const strict: Receivers = {
  ...namedLikeClass(
    'APIRequestContext APIResponse Browser BrowserContext BrowserType CDPSession Clock ConsoleMessage Dialog Download ' +
      'ElementHandle FileChooser Frame FrameLocator JSHandle Keyboard Locator Mouse Page Playwright Route Screencast ' +
      'Touchscreen Tracing WebError WebSocketRoute',
  ),
  chromium: ['BrowserType'],
  context: ['BrowserContext'],
  firefox: ['BrowserType'],
  request: ['Request', 'APIRequestContext', 'APIRequest'],
  response: ['Response', 'APIResponse'],
  webkit: ['BrowserType'],
};

const lenient: Receivers = {
  ...namedLikeClass(
    'Accessibility APIRequest Credentials Debugger Disposable Error FormData Selectors Video WebStorage Worker',
  ),
  api: ['APIRequestContext'],
  handle: ['ElementHandle', 'JSHandle'],
  message: ['ConsoleMessage'],
  p: ['Playwright'],
  popup: ['Page'],
  socket: ['WebSocketRoute'],
  webmcp: ['WebMCP'],
  'web-socket': ['WebSocket', 'WebSocketRoute'],
  websocket: ['WebSocket', 'WebSocketRoute'],
  ws: ['WebSocket', 'WebSocketRoute'],
};

/**
 * Returns both tables in the spelling of a language.
 *
 * @param spell converts `browser-type` to the spelling of variables
 * @param strictClasses classes that only the language has: `TestInfo` for `testInfo`
 */
export function receiverTables(
  spell: (name: string) => string,
  strictClasses = '',
  lenientClasses = '',
): {strictReceivers: Receivers; lenientReceivers: Receivers} {
  const spelled = (table: Receivers, ownClasses: string): Receivers =>
    Object.fromEntries(
      Object.entries({...table, ...namedLikeClass(ownClasses)}).map(([name, classes]) => [spell(name), classes]),
    );
  return {strictReceivers: spelled(strict, strictClasses), lenientReceivers: spelled(lenient, lenientClasses)};
}

/**
 * Returns a function that names the object of a class as samples do: `page`, `expect(locator)`.
 *
 * @param expect the function that returns assertions
 * @param spell converts the id of a class to the spelling of variables
 */
export function createReceiverNames(
  expect: string,
  spell: (id: string) => string,
): (className: string, classId: string) => string {
  const special: Record<string, string> = {
    APIResponseAssertions: `${expect}(response)`,
    BrowserContext: 'context',
    GenericAssertions: `${expect}(value)`,
    LocatorAssertions: `${expect}(locator)`,
    PageAssertions: `${expect}(page)`,
    PlaywrightAssertions: `${expect}(value)`,
    SnapshotAssertions: `${expect}(value)`,
  };
  return (className, classId) => special[className] ?? spell(classId);
}
