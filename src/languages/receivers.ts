/**
 * Names that mean objects of the library in prose, with their possible classes, in Python's spelling. `NameTables`
 * explains the two kinds.
 */
const strict: Record<string, readonly string[]> = {
  api_request_context: ['APIRequestContext'],
  api_response: ['APIResponse'],
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
  screencast: ['Screencast'],
  touchscreen: ['Touchscreen'],
  tracing: ['Tracing'],
  web_error: ['WebError'],
  web_socket_route: ['WebSocketRoute'],
  webkit: ['BrowserType'],
};

const lenient: Record<string, readonly string[]> = {
  accessibility: ['Accessibility'],
  api: ['APIRequestContext'],
  api_request: ['APIRequest'],
  credentials: ['Credentials'],
  debugger: ['Debugger'],
  disposable: ['Disposable'],
  error: ['Error'],
  form_data: ['FormData'],
  handle: ['ElementHandle', 'JSHandle'],
  message: ['ConsoleMessage'],
  p: ['Playwright'],
  popup: ['Page'],
  selectors: ['Selectors'],
  socket: ['WebSocketRoute'],
  video: ['Video'],
  web_storage: ['WebStorage'],
  webmcp: ['WebMCP'],
  web_socket: ['WebSocket', 'WebSocketRoute'],
  websocket: ['WebSocket', 'WebSocketRoute'],
  worker: ['Worker'],
  ws: ['WebSocket', 'WebSocketRoute'],
};

/**
 * Returns both tables in the spelling of a language.
 *
 * @param spell converts `browser_type` to the spelling of variables
 */
export function receiverTables(spell: (name: string) => string): {
  strictReceivers: Record<string, readonly string[]>;
  lenientReceivers: Record<string, readonly string[]>;
} {
  const spelled = (table: typeof strict): typeof strict =>
    Object.fromEntries(Object.entries(table).map(([name, classes]) => [spell(name), classes]));
  return {strictReceivers: spelled(strict), lenientReceivers: spelled(lenient)};
}
