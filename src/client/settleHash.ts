/**
 * Keeps the place that an address names where it is while the page settles: parts of a page get their real height when
 * they come near (`src/plugins/content-sections`), which moves what stands below them.
 */
import {idInHash} from '../utils/idInHash';

const longestMs = 2000;
const calmFrames = 12;
const readersOwn = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Client lifecycle of Docusaurus: the page, or another place in it, is shown; the browser or Docusaurus has scrolled. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: {hash: string; key?: string};
  previousLocation: {key?: string} | null;
}): void {
  // Without a previous one the document was just loaded; a reload restores the reader's own place.
  const isReload = !previousLocation && performance.getEntriesByType('navigation').some((entry) => isReloading(entry));
  const target = document.getElementById(idInHash(location.hash));
  if (target && !isReload) settle(target);
}

function isReloading(entry: PerformanceEntry): boolean {
  return ['reload', 'back_forward'].includes((entry as PerformanceNavigationTiming).type);
}

function settle(target: HTMLElement): void {
  const started = performance.now();
  let calm = 0;
  let isTaken = false;
  const take = () => (isTaken = true);
  for (const event of readersOwn) window.addEventListener(event, take, {once: true, passive: true});

  const frame = () => {
    if (isTaken || calm > calmFrames || performance.now() - started > longestMs) {
      for (const event of readersOwn) window.removeEventListener(event, take);
      return;
    }
    const before = target.getBoundingClientRect().top;
    target.scrollIntoView({behavior: 'instant', block: 'start'});
    calm = Math.abs(target.getBoundingClientRect().top - before) < 1 ? calm + 1 : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
