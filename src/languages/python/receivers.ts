/**
 * Names that mean objects of the library in prose, with their possible classes. They are *strict*: a member that none
 * of the classes has is an error.
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

/** Names that often mean other things as well. Known members become links; unknown members are not errors. */
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

/** Names after a strict receiver that are not members: modules of the package, domains, file extensions. */
export const nonMembers = {
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

/** Methods that every class inherits from the base class of the library. The facts do not contain them. */
export const eventMethods = new Set(['on', 'once', 'remove_listener']);
