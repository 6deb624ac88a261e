/**
 * Names that stand for objects of the library in prose, with the classes that each may be.
 *
 * These are *strict*: a step after them that no such class has is an error.
 */
export const strictReceivers: Record<string, string[]> = {
  api_request_context: ['APIRequestContext'],
  browser: ['Browser'],
  browser_context: ['BrowserContext'],
  browser_type: ['BrowserType'],
  cdp_session: ['CDPSession'],
  chromium: ['BrowserType'],
  clock: ['Clock'],
  console_message: ['ConsoleMessage'],
  context: ['BrowserContext'],
  dialog: ['Dialog'],
  download: ['Download'],
  element_handle: ['ElementHandle'],
  file_chooser: ['FileChooser'],
  firefox: ['BrowserType'],
  frame: ['Frame'],
  frame_locator: ['FrameLocator'],
  js_handle: ['JSHandle'],
  keyboard: ['Keyboard'],
  locator: ['Locator'],
  mouse: ['Mouse'],
  page: ['Page'],
  playwright: ['Playwright'],
  request: ['Request', 'APIRequestContext', 'APIRequest'],
  response: ['Response', 'APIResponse'],
  route: ['Route'],
  touchscreen: ['Touchscreen'],
  tracing: ['Tracing'],
  web_error: ['WebError'],
  web_socket_route: ['WebSocketRoute'],
  webkit: ['BrowserType'],
};

/** Names that stand for other things as often. They link what is known; what is not stays plain code. */
export const lenientReceivers: Record<string, string[]> = {
  accessibility: ['Accessibility'],
  api: ['APIRequestContext'],
  error: ['Error'],
  handle: ['ElementHandle', 'JSHandle'],
  message: ['ConsoleMessage'],
  p: ['Playwright'],
  popup: ['Page'],
  selectors: ['Selectors'],
  video: ['Video'],
  web_socket: ['WebSocket', 'WebSocketRoute'],
  websocket: ['WebSocket', 'WebSocketRoute'],
  worker: ['Worker'],
  ws: ['WebSocket', 'WebSocketRoute'],
};

/** What follows a strict receiver without being a member: modules of the package, addresses, files. */
export const otherNames = {
  playwright: new Set(['async_api', 'sync_api', 'dev', 'config', '_impl']),
  extensions: new Set([
    'css',
    'csv',
    'gif',
    'har',
    'html',
    'ini',
    'jpeg',
    'jpg',
    'js',
    'json',
    'jsonl',
    'log',
    'md',
    'mdx',
    'mjs',
    'mp4',
    'pdf',
    'png',
    'py',
    'svg',
    'toml',
    'ts',
    'tsx',
    'txt',
    'webm',
    'webp',
    'xml',
    'yaml',
    'yml',
    'zip',
  ]),
};

/** Every class has these three (from the base class), which the facts do not list. */
export const eventMethods = new Set(['on', 'once', 'remove_listener']);
