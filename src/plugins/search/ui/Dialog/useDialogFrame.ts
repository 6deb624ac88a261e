import {useEffect, useRef, type RefObject} from 'react';
import {isComposing} from '@site/src/utils/isComposing';

const focusableSelector = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input';

/**
 * Makes a dialog modal. The page behind is inert, does not scroll, and does not shift when its scrollbar disappears.
 * Tab cycles inside the dialog. Closing the dialog restores focus.
 */
export function useDialogFrame(container: RefObject<HTMLElement>): void {
  // Reads the focused element during rendering, because the input of the dialog has focus when the effect runs.
  const focusedBefore = useRef(document.activeElement);
  useEffect(() => {
    const {body, documentElement} = document;
    const focused = focusedBefore.current;
    const page = document.getElementById('__docusaurus');
    const scrollbar = window.innerWidth - documentElement.clientWidth;
    const {overflow, paddingRight} = body.style;
    body.style.overflow = 'hidden';
    if (scrollbar > 0) body.style.paddingRight = `${scrollbar}px`;
    page?.setAttribute('inert', '');
    const onKeyDown = (event: KeyboardEvent) => {
      const element = container.current;
      if (event.key !== 'Tab' || !element || isComposing(event)) return;
      const focusable = [...element.querySelectorAll<HTMLElement>(focusableSelector)].filter(
        (one) => one.offsetParent !== null,
      );
      if (event.shiftKey) focusable.reverse();
      const active = document.activeElement;
      if (element.contains(active) && active !== focusable.at(-1)) return;
      event.preventDefault();
      focusable[0]?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      page?.removeAttribute('inert');
      body.style.overflow = overflow;
      body.style.paddingRight = paddingRight;
      const opener = focused === body ? document.querySelector('.DocSearch-Button') : focused;
      if (opener instanceof HTMLElement) opener.focus({preventScroll: true});
    };
  }, [container]);
}
