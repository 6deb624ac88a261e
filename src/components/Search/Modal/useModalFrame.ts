import {useEffect, useRef, type RefObject} from 'react';

const FOCUSABLE = 'a[href]:not([tabindex="-1"]), button:not([disabled]), input';

/**
 * What makes a dialog modal: the page behind can neither be reached nor scrolled nor shift when its scrollbar goes, Tab
 * goes round inside, and focus goes back to where it was.
 */
export function useModalFrame(container: RefObject<HTMLElement>): void {
  // Read while rendering: by the time of the effect, the input has taken the focus.
  const before = useRef(document.activeElement);
  useEffect(() => {
    const {body, documentElement} = document;
    const focused = before.current;
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
      const stops = Array.from(element.querySelectorAll<HTMLElement>(FOCUSABLE)).filter(
        (stop) => stop.offsetParent !== null,
      );
      const [first, last] = [stops[0], stops.at(-1)];
      const at = document.activeElement;
      if (!event.shiftKey && (at === last || !element.contains(at))) {
        event.preventDefault();
        first?.focus();
      } else if (event.shiftKey && (at === first || !element.contains(at))) {
        event.preventDefault();
        last?.focus();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [container]);
}
