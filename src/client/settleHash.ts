/**
 * Keeps the target of the hash in place while the layout settles. Sections of a page get their real height only when
 * they are near the viewport (`src/plugins/fast-pages/content-sections`), which moves everything below them.
 */
import {idInHash} from '../utils/idInHash';

const maxDurationMs = 2000;
const requiredStableFrames = 12;
const userInputEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Client lifecycle of Docusaurus: runs after the browser or Docusaurus has scrolled to the hash. */
export function onRouteDidUpdate({
  location,
  previousLocation,
}: {
  location: {hash: string; key?: string};
  previousLocation: {key?: string} | null;
}): void {
  // No previous location: the document was just loaded. On a reload, the browser restores the scroll position.
  const isReload = !previousLocation && performance.getEntriesByType('navigation').some((entry) => isReloading(entry));
  const target = document.getElementById(idInHash(location.hash));
  if (target && !isReload) keepInView(target);
}

function isReloading(entry: PerformanceEntry): boolean {
  return ['reload', 'back_forward'].includes((entry as PerformanceNavigationTiming).type);
}

/** Scrolls to the element in every frame until its position is stable, the time is over, or the user interacts. */
function keepInView(target: HTMLElement): void {
  const started = performance.now();
  let stableFrames = 0;
  let isInterrupted = false;
  const interrupt = () => (isInterrupted = true);
  for (const event of userInputEvents) window.addEventListener(event, interrupt, {once: true, passive: true});

  const frame = () => {
    if (isInterrupted || stableFrames > requiredStableFrames || performance.now() - started > maxDurationMs) {
      for (const event of userInputEvents) window.removeEventListener(event, interrupt);
      return;
    }
    const before = target.getBoundingClientRect().top;
    target.scrollIntoView({behavior: 'instant', block: 'start'});
    stableFrames = Math.abs(target.getBoundingClientRect().top - before) < 1 ? stableFrames + 1 : 0;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}
