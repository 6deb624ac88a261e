/**
 * Owns the scroll position after navigation. A new page starts at its top, or at the target of its hash. A step back or
 * forward returns to the position that the reader left, even if the page loads slowly: browsers restore it before the page
 * is there. A hash keeps its target in place while the layout settles: sections of a page get their real height only when
 * they are near the viewport (`src/plugins/fast-pages/content-sections`), which moves everything below them. Tab continues at
 * the target.
 *
 * No client module with code may follow it, because others change the height of the page.
 */
import {continueAt} from '../../../utils/continueAt';
import {idInHash} from '../../../utils/idInHash';
import {readStoredList, tryStorage} from '../../../utils/tryStorage';

interface PageLocation {
  pathname: string;
  search: string;
  hash: string;
  key?: string;
}

interface Update {
  location: PageLocation;
  previousLocation: PageLocation | null;
}

const storageKey = 'scroll-positions';
const maxDurationMs = 2000;
/** A slow machine needs longer for a page, and draws few frames in that time. */
const minFrames = 120;
const requiredStableFrames = 12;
const userInputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Scroll positions of this visit, by key of the history entry. Without storage, pages start at the top after a reload. */
const positions = new Map(readStoredList(() => sessionStorage.getItem(storageKey), isPosition));

/** The key of the entry whose page is shown, and the URL at that time. */
let shown: {key: string; url: string} | undefined;

/** Stops keeping the position of the previous location. */
let stopKeeping = (): void => undefined;

if (typeof document !== 'undefined') {
  window.addEventListener('scroll', savePosition, {passive: true});
  // The browser restores the position when it loads a document, even after a visit to another site.
  if (document.readyState === 'complete') restoreByScript(true);
  else window.addEventListener('load', () => setTimeout(restoreByScript, 0, true));
  window.addEventListener('pageshow', ({persisted}) => persisted && restoreByScript(true));
  window.addEventListener('pagehide', () => {
    restoreByScript(false);
    tryStorage(() => sessionStorage.setItem(storageKey, JSON.stringify([...positions])));
  });
}

/** Client lifecycle of Docusaurus: a page is shown. The browser has scrolled the first one, without a previous location. */
export function onRouteDidUpdate({location, previousLocation}: Update): void {
  stopKeeping();
  shown = {key: locationKey(location), url: window.location.href};
  // The reader may have scrolled before.
  if (!previousLocation) requestAnimationFrame(savePosition);
  const position = previousLocation ? positions.get(shown.key) : undefined;
  if (position !== undefined) {
    keep(() => window.scrollTo({top: position, behavior: 'instant'}));
    return;
  }
  const target = document.getElementById(idInHash(location.hash));
  if (previousLocation && !location.hash && !hasOtherQuery(location, previousLocation)) window.scrollTo(0, 0);
  // On a reload, the browser restores the scroll position.
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isReload = !previousLocation && /^(?:reload|back_forward)$/.test(navigation?.type ?? '');
  if (!target || isReload) return;
  // The browser does this for the first page.
  if (previousLocation) continueAt(target);
  keep(() => target.scrollIntoView({behavior: 'instant', block: 'start'}));
}

/** Whether only the query differs, as after a choice on the page, which stays where it is. */
const hasOtherQuery = (location: PageLocation, previous: PageLocation): boolean =>
  location.pathname === previous.pathname && location.hash === previous.hash && location.search !== previous.search;

/** Ignores scrolling if the URL has changed: a link to a heading scrolls, or another page is loading. */
function savePosition(): void {
  if (shown?.url === window.location.href) positions.set(shown.key, window.scrollY);
}

/** Scrolls in every frame until the position is stable, time is over, the reader interacts, or the location changes. */
function keep(scroll: () => void): void {
  const started = performance.now();
  let frames = 0;
  let stableFrames = 0;
  const ended = new AbortController();
  const {signal} = ended;
  stopKeeping = () => ended.abort();
  for (const event of userInputEvents) window.addEventListener(event, stopKeeping, {once: true, passive: true, signal});

  scroll();
  const frame = () => {
    frames += 1;
    const isOver = frames > minFrames && performance.now() - started > maxDurationMs;
    if (stableFrames > requiredStableFrames || isOver) ended.abort();
    if (signal.aborted) return;
    const before = window.scrollY;
    scroll();
    stableFrames = Math.abs(window.scrollY - before) < 1 ? stableFrames + 1 : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Lets this module, instead of the browser, restore the position after a step in the history of the document. */
function restoreByScript(isRestoring: boolean): void {
  window.history.scrollRestoration = isRestoring ? 'manual' : 'auto';
}

/**
 * Returns the key of the entry of a location. The router gives a key to the entries that it adds. An entry without one is new:
 * the browser adds it for a link to a heading, or for the first page. It gets a key here, so that a second link to the same
 * heading does not return to the position that the reader left after the first.
 */
function locationKey(location: PageLocation): string {
  const {key = Math.random().toString(36).slice(2)} = location;
  const isCurrent = window.location.href.endsWith(location.pathname + location.search + location.hash);
  if (location.key === undefined && isCurrent)
    window.history.replaceState({...(window.history.state as object | null), key}, '');
  return key;
}

function isPosition(value: unknown): value is [key: string, top: number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}
