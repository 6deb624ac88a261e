import type {CallFrame, FrameResponse, FrameEvent, FrameStart} from './frameMessages';

/**
 * Starts the agent of live locators in the window of a frame, and connects to it.
 *
 * @throws {Error} if the frame does not respond, for example because it does not contain the agent
 */
export function connectWindow(
  target: Window,
  start: FrameStart,
  onEvent: (event: FrameEvent) => void,
  timeoutMs: number,
): Promise<CallFrame> {
  const {port1, port2} = new MessageChannel();
  const pending = new Map<number, {resolve: (value: never) => void; reject: (error: Error) => void}>();
  let last = 0;
  const call: CallFrame = (name, ...args) =>
    new Promise((resolve, reject) => {
      last += 1;
      pending.set(last, {resolve, reject});
      port1.postMessage({id: last, name, args});
    });
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Live locators cannot look into this frame')), timeoutMs);
    port1.onmessage = ({data}: MessageEvent<FrameResponse | FrameEvent>) => {
      if ('type' in data) onEvent(data);
      else if (data.id === 0) {
        clearTimeout(timer);
        resolve(call);
      } else {
        const entry = pending.get(data.id);
        pending.delete(data.id);
        if ('error' in data) entry?.reject(new Error(data.error));
        else entry?.resolve(data.result as never);
      }
    };
    // The frame has an opaque origin, which no target origin can name.
    target.postMessage(start, '*', [port2]);
  });
}
