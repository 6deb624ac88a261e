import {useEffect} from 'react';

interface Overlay {
  close: () => void;
  /** Place of the page in the history. */
  index: number | undefined;
}

/** The open overlays. The last one is in front. */
const overlays: Overlay[] = [];

/** Whether the browser is on its way back to the page. */
let isReturning = false;

// In the capture phase, before the router. The blocking of the router (`useHistoryPopHandler`) has one place for all overlays,
// and ignores the entries that the browser adds for links to headings.
if (typeof window !== 'undefined') window.addEventListener('popstate', closeInstead, {capture: true});

/**
 * Makes a step in the history (Back, on phones) close an overlay, and keeps the page below it. Adds no entry to the history:
 * the browser takes the step, and then returns.
 *
 * @param close the same function in every render
 */
export function useCloseOnBack(isOpen: boolean, close: () => void): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const overlay = {close, index: currentIndex()};
    overlays.push(overlay);
    return () => void overlays.splice(overlays.indexOf(overlay), 1);
  }, [isOpen, close]);
}

function closeInstead(event: PopStateEvent): void {
  const front = overlays.at(-1);
  if (isReturning) {
    isReturning = false;
  } else if (front) {
    // Firefox before 147 and Safari before 26.2 do not report the position; there, the step counts as Back.
    const steps = front.index === undefined ? 1 : front.index - currentIndex()!;
    // A link to the current URL is not a step.
    if (steps === 0) return;
    isReturning = true;
    window.history.go(steps);
    front.close();
  } else {
    return;
  }
  event.stopImmediatePropagation();
}

function currentIndex(): number | undefined {
  return (window as {navigation?: {currentEntry: {index: number}}}).navigation?.currentEntry.index;
}
