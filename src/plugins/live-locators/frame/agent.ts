/**
 * Runs in the frame of a live locator, and in the frames of its page: shows the page under test, and finds elements in it
 * with the library's script.
 *
 * The frame has the sandbox of `src/plugins/live-locators/ui` and the policy of `framePage.ts`, which bundles this file and
 * puts it into the document as one script.
 */
import {connectWindow} from '../connectWindow';
import type {
  Box,
  CallFrame,
  Found,
  FrameResponse,
  FrameCalls,
  FrameEvent,
  FrameStart,
  Match,
  Picked,
} from '../frameMessages';
import {messageOf} from '../../../utils/messageOf';

/** The parts of the library's `InjectedScript` that are used here. */
interface Injected {
  parseSelector(selector: string): object;
  querySelectorAll(selector: object, root: Node): Element[];
  strictModeViolationError(selector: object, elements: Element[]): Error;
  previewNode(node: Node): string;
  generateSelectorSimple(element: Element): string;
  elementState(element: Element, state: string, frameVisible: boolean): {matches: boolean};
  ariaSnapshot(element: Element, options: {mode: string}): string;
  expect(
    element: Element,
    options: {expression: string; expectedValue: object; isNot: boolean},
    elements: Element[],
    frameVisible: boolean,
  ): Promise<{matches: boolean}>;
}

type FrameMethods = {
  [Name in keyof FrameCalls]: (...args: Parameters<FrameCalls[Name]>) => Promise<ReturnType<FrameCalls[Name]>>;
};

/** Time after which a page whose load event does not come is used as it is. */
const loadTimeoutMs = 2000;

const agentSource = document.currentScript!.textContent;
/** What a frame of the page under test begins with. */
const agentStart = `<!doctype html><script>${agentSource}</script>`;
// In a frame of the page under test, the script is not part of this page.
if (window.parent !== window) document.currentScript!.remove();

// Runs the HTML of others only where it has no access to the site: in a sandbox without the origin of the site.
if (self.origin === 'null') window.addEventListener('message', receive);

function receive({data, source, ports}: MessageEvent): void {
  const start = data as Partial<FrameStart> | null;
  if (source !== window.parent || start?.liveLocators !== true || !ports[0]) return;
  window.removeEventListener('message', receive);
  void run(start as FrameStart, ports[0]);
}

async function run(start: FrameStart, port: MessagePort): Promise<void> {
  if (start.html !== undefined) await showPage(start.html, start.title ?? '');
  const methods = createMethods(start, (event) => port.postMessage(event));
  port.onmessage = async ({data}: MessageEvent<{id: number; name: keyof FrameCalls; args: unknown[]}>) => {
    const {id, name, args} = data;
    let response: FrameResponse;
    try {
      response = {id, result: await (methods[name] as (...list: unknown[]) => Promise<unknown>)(...args)};
    } catch (error) {
      response = {id, error: messageOf(error)};
    }
    port.postMessage(response);
  };
  port.postMessage({id: 0, result: null} satisfies FrameResponse);
}

/** Replaces this document by the page under test, and waits until it is loaded. */
async function showPage(html: string, title: string): Promise<void> {
  const text = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head><body>${withAgents(html)}</body></html>`;
  document.open();
  // document.open() removes listeners, so this one comes after it.
  const loaded = new Promise((resolve) => window.addEventListener('load', resolve, {once: true}));
  // Parses like a server's response: with scripts and declarative shadow roots.
  // eslint-disable-next-line @typescript-eslint/no-deprecated
  document.write(text);
  document.close();
  for (const frame of document.querySelectorAll('iframe')) hideAgent(frame);
  await Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, loadTimeoutMs))]);
}

/** Adds this script to the frames of a page, because they have other origins. */
function withAgents(html: string): string {
  if (!/<iframe/i.test(html)) return html;
  const {body} = new DOMParser().parseFromString(html, 'text/html');
  for (const frame of body.querySelectorAll('iframe[srcdoc]'))
    frame.setAttribute('srcdoc', agentStart + withAgents(frame.getAttribute('srcdoc')!));
  return body.innerHTML;
}

/** Leaves this script out of the attributes that the library prints. Without it in `srcdoc`, the frame would load again. */
function hideAgent(frame: HTMLIFrameElement): void {
  const attributes = Array.from(frame.attributes, ({name, value}) => ({
    name,
    value: name === 'srcdoc' && value.startsWith(agentStart) ? value.slice(agentStart.length) : value,
  }));
  Object.defineProperty(frame, 'attributes', {value: attributes});
}

function createMethods(start: FrameStart, report: (event: FrameEvent) => void): FrameMethods {
  const injected = load(start);
  const frames = new WeakMap<Window, Promise<CallFrame>>();
  let stopPicking: (() => void) | undefined;
  let place: {element: Element; inner: boolean} | undefined;

  const query = (selector: string): {parsed: object; elements: Element[]} => {
    const parsed = injected.parseSelector(selector);
    return {parsed, elements: injected.querySelectorAll(parsed, document)};
  };

  /** Returns the only element that a selector matches; undefined if nothing matches. */
  const onlyMatch = (selector: string): Element | undefined => {
    const {parsed, elements} = query(selector);
    if (elements.length > 1) throw injected.strictModeViolationError(parsed, elements);
    return elements[0];
  };

  /** Connects to the page of a frame. A frame that the page added later does not contain this script, and rejects. */
  const enter = (frame: HTMLIFrameElement): Promise<CallFrame> => {
    const target = frame.contentWindow!;
    const reportNested = (event: FrameEvent): void => {
      if (event.type === 'changed') report(event);
      else if (event.type !== 'resized') report({...event, picked: event.picked && moveOut(frame, event.picked)});
    };
    // A nested frame has its own page already.
    const nested = {...start, html: undefined};
    const known = frames.get(target) ?? connectWindow(target, nested, reportNested, loadTimeoutMs);
    frames.set(target, known);
    return known;
  };

  const moveOut = (frame: HTMLIFrameElement, {selectors, box}: Picked): Picked => ({
    selectors: [injected.generateSelectorSimple(frame), ...selectors],
    box: moved(box, frame),
  });

  /** Returns the only frame that a selector matches; undefined if nothing matches. */
  const findFrame = (selector: string): HTMLIFrameElement | undefined => {
    const frame = onlyMatch(selector);
    if (frame && !(frame instanceof HTMLIFrameElement))
      throw new Error(`Selector "${selector}" resolved to ${injected.previewNode(frame)}, <iframe> was expected`);
    return frame;
  };

  const describe = (element: Element): Picked => ({
    selectors: [injected.generateSelectorSimple(element)],
    box: measureBox(element),
  });

  observe(report);

  return {
    async find(selectors) {
      const [selector, ...inner] = selectors;
      if (inner.length > 0) {
        const frame = findFrame(selector!);
        if (!frame) return {matches: []};
        const found = await (await enter(frame))('find', inner);
        return {...found, matches: found.matches.map((match) => ({...match, box: moved(match.box, frame)}))};
      }
      const {parsed, elements} = query(selector!);
      const matches = elements.map((element): Match => ({
        preview: injected.previewNode(element),
        isVisible: injected.elementState(element, 'visible', true).matches,
        isDisabled: injected.elementState(element, 'disabled', true).matches,
        box: measureBox(element),
      }));
      const found: Found = {matches};
      if (elements.length > 1) found.strictError = injected.strictModeViolationError(parsed, elements).message;
      return found;
    },

    async snapshot([selector, ...inner], template) {
      if (inner.length > 0) return (await enter(required(findFrame(selector!))))('snapshot', inner, template);
      const element = selector === undefined ? document.body : required(onlyMatch(selector));
      const snapshot = injected.ariaSnapshot(element, {mode: 'default'});
      if (!template) return {snapshot};
      const options = {expression: 'to.match.aria', expectedValue: template, isNot: false};
      const {matches} = await injected.expect(element, options, [element], true);
      return {snapshot, matches};
    },

    async pick(isOn) {
      stopPicking?.();
      stopPicking = isOn
        ? startPicking((type, element) => report({type, picked: element && describe(element)}))
        : undefined;
      place = undefined;
      for (const frame of document.querySelectorAll('iframe'))
        if (frame.srcdoc) await (await enter(frame))('pick', isOn);
    },

    async pickNext(step) {
      const all = elementsBelow(document.body).filter(
        (element) => injected.elementState(element, 'visible', true).matches,
      );
      if (place?.inner && place.element instanceof HTMLIFrameElement) {
        const inner = await (await enter(place.element))('pickNext', step);
        if (inner) return moveOut(place.element, inner);
        place.inner = false;
        if (step === -1) return describe(place.element);
      }
      const index = place ? all.indexOf(place.element) + step : step === 1 ? 0 : all.length - 1;
      const element = all[index];
      place = element && {element, inner: element instanceof HTMLIFrameElement && element.srcdoc !== ''};
      return element ? describe(element) : null;
    },
  };
}

/** Starts the library's script in this page. */
function load({injectedScript, options}: FrameStart): Injected {
  const settings = {isUnderTest: false, stableRafCount: 1, isUtilityWorld: false, customEngines: [], ...options};
  const holder = window as unknown as {liveLocators?: Injected};
  const script = document.createElement('script');
  script.textContent = `{const module = {};${injectedScript};window.liveLocators = new (module.exports.InjectedScript())(window, ${JSON.stringify(settings)});}`;
  document.documentElement.append(script);
  script.remove();
  const injected = holder.liveLocators;
  delete holder.liveLocators;
  if (!injected) throw new Error('the script of the library did not start');
  return injected;
}

function required<T>(element: T | undefined): T {
  if (!element) throw new Error('element(s) not found');
  return element;
}

/** Returns all elements below a node in document order, also in open shadow roots. */
function elementsBelow(root: ParentNode): Element[] {
  return Array.from(root.children).flatMap((element) => [
    element,
    ...(element.shadowRoot ? elementsBelow(element.shadowRoot) : []),
    ...elementsBelow(element),
  ]);
}

function measureBox(element: Element): Box {
  const {x, y, width, height} = element.getBoundingClientRect();
  return {x, y, width, height};
}

/** Converts a box from the viewport of a frame to that of the page around it. */
function moved(box: Box, frame: HTMLIFrameElement): Box {
  const {x, y} = frame.getBoundingClientRect();
  const {paddingLeft, paddingTop} = getComputedStyle(frame);
  return {
    ...box,
    x: box.x + x + frame.clientLeft + parseFloat(paddingLeft),
    y: box.y + y + frame.clientTop + parseFloat(paddingTop),
  };
}

/** Reports changes of the page and of its height. */
function observe(report: (event: FrameEvent) => void): void {
  let timer: number | undefined;
  const changed = (): void => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      report({type: 'changed'});
    }, 100);
  };
  new MutationObserver(changed).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const type of ['scroll', 'input', 'change', 'toggle'])
    document.addEventListener(type, changed, {capture: true, passive: true});
  new ResizeObserver(() => {
    report({type: 'resized', height: document.documentElement.scrollHeight});
    changed();
  }).observe(document.body);
}

/** Reports the element under the pointer, and keeps the page from reacting to it. Returns a function that ends this. */
function startPicking(report: (type: 'pointed' | 'picked', element: Element | null) => void): () => void {
  const aborter = new AbortController();
  const options = {capture: true, signal: aborter.signal};
  const eventTarget = (event: Event): Element | null => {
    const [target] = event.composedPath();
    return target instanceof Element ? target : null;
  };
  for (const type of ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'dblclick', 'auxclick', 'submit', 'keydown'])
    window.addEventListener(type, block, options);
  window.addEventListener('pointermove', (event) => report('pointed', eventTarget(event)), options);
  document.addEventListener('pointerleave', () => report('pointed', null), options);
  window.addEventListener(
    'click',
    (event) => {
      block(event);
      report('picked', eventTarget(event));
    },
    options,
  );
  return () => aborter.abort();
}

function block(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}
