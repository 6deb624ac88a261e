import {connectWindow} from '../connectWindow';
import type {CallFrame, Engine, FrameEvent, LocatorLanguage} from '../engineTypes';

/** Time after which a frame that does not respond counts as failed. */
const startTimeoutMs = 10_000;

/** The attribute in which test IDs are, unless a test changes it. */
export const testIdAttribute = 'data-testid';

/**
 * Shows a page under test in a frame that contains the document of the plugin live-locators.
 *
 * @throws {Error} if the frame does not respond
 */
export function connectFrame(
  frame: HTMLIFrameElement,
  {injectedScript}: Engine,
  {html, title, language}: {html: string; title: string; language: LocatorLanguage},
  onEvent: (event: FrameEvent) => void,
): Promise<CallFrame> {
  const options = {sdkLanguage: language, testIdAttributeName: testIdAttribute, browserName: browserName()};
  const start = {liveLocators: true, injectedScript, options, html, title} as const;
  return connectWindow(frame.contentWindow!, start, onEvent, startTimeoutMs);
}

/** The browser in the terms of the library, whose script works around differences. */
function browserName(): string {
  if (navigator.userAgent.includes('Firefox/')) return 'firefox';
  return navigator.userAgent.includes('Chrome/') ? 'chromium' : 'webkit';
}
