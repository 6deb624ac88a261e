import type {
  Engine,
  FrameAnswer,
  FrameCalls,
  FrameEvent,
  FrameStart,
  LocatorLanguage,
} from '@site/src/utils/liveLocators';

/** Time after which a frame that does not answer counts as failed. */
const startTimeoutMs = 10_000;

/** The attribute in which test IDs are, unless a test changes it. */
export const testIdAttribute = 'data-testid';

/** Calls a function of the page in the frame. Rejects with the message of the library. */
export type CallFrame = <Name extends keyof FrameCalls>(
  name: Name,
  ...args: Parameters<FrameCalls[Name]>
) => Promise<ReturnType<FrameCalls[Name]>>;

interface Page {
  html: string;
  title: string;
  language: LocatorLanguage;
}

/**
 * Shows a page under test in a frame that contains the document of the plugin live-locators.
 *
 * @param onEvent receives the events of the page
 * @throws {Error} if the frame does not answer
 */
export function connectFrame(
  frame: HTMLIFrameElement,
  {injectedScript}: Engine,
  {html, title, language}: Page,
  onEvent: (event: FrameEvent) => void,
): Promise<CallFrame> {
  const {port1, port2} = new MessageChannel();
  const open = new Map<number, {resolve: (value: never) => void; reject: (error: Error) => void}>();
  let last = 0;
  const call: CallFrame = (name, ...args) =>
    new Promise((resolve, reject) => {
      last += 1;
      open.set(last, {resolve, reject});
      port1.postMessage({id: last, name, args});
    });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('the frame does not answer')), startTimeoutMs);
    port1.onmessage = ({data}: MessageEvent<FrameAnswer | FrameEvent>) => {
      if ('type' in data) onEvent(data);
      else if (data.id === 0) {
        clearTimeout(timer);
        resolve(call);
      } else {
        const answer = open.get(data.id);
        open.delete(data.id);
        if ('error' in data) answer?.reject(new Error(data.error));
        else answer?.resolve(data.result as never);
      }
    };
    const options = {sdkLanguage: language, testIdAttributeName: testIdAttribute, browserName: browserName()};
    const start: FrameStart = {liveLocators: true, injectedScript, options, html, title};
    // The frame has an opaque origin, which no target origin can name.
    frame.contentWindow!.postMessage(start, '*', [port2]);
  });
}

/** The browser in the terms of the library, whose script works around differences. */
function browserName(): string {
  if (navigator.userAgent.includes('Firefox/')) return 'firefox';
  return navigator.userAgent.includes('Chrome/') ? 'chromium' : 'webkit';
}
