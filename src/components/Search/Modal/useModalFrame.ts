import {useEffect, useRef, type RefObject} from 'react';

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input';

/**
 * Makes a dialog modal. The page behind is inert, does not scroll, and does not shift when its scrollbar disappears.
 * Tab cycles inside the dialog. Closing the dialog restores focus.
 */
export function useModalFrame(container: RefObject<HTMLElement>): void {
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
    body.classList.add('DocSearch--active');
    page?.setAttribute('inert', '');
    return () => {
      page?.removeAttribute('inert');
      body.classList.remove('DocSearch--active');
      body.style.overflow = overflow;
      body.style.paddingRight = paddingRight;
      const opener = focused === body ? document.querySelector('.DocSearch-Button') : focused;
      if (opener instanceof HTMLElement) opener.focus({preventScroll: true});
    };
  }, []);

  useEffect(() => {
    const element = container.current;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Tab' || !element) return;
      const focusable = Array.from(element.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
        (one) => one.offsetParent !== null,
      );
      const [first, last] = [focusable[0], focusable.at(-1)];
      const active = document.activeElement;
      if (!event.shiftKey && (active === last || !element.contains(active))) {
        event.preventDefault();
        first?.focus();
      } else if (event.shiftKey && (active === first || !element.contains(active))) {
        event.preventDefault();
        last?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [container]);
}
