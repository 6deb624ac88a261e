import {useEffect, type RefObject} from 'react';
import {flushSync} from 'react-dom';
import {isComposing} from '@site/src/utils/isComposing';

/** For each key that moves the focus: the index of the next link. `current` is -1 if the button has the focus. */
const nextLink: Record<string, (current: number) => number> = {
  ArrowDown: (current) => current + 1,
  ArrowUp: (current) => Math.max(current, 0) - 1,
  Home: () => 0,
  End: () => -1,
};

/**
 * Adds the keys of a disclosure navigation menu, as the ARIA Authoring Practices Guide describes it: arrow keys, Home and
 * End move the focus between the links, Escape closes the menu and moves the focus back to its button.
 *
 * @param menu an element with a button, which has `aria-expanded`, and the links
 * @param show opens or closes the menu
 */
export function useMenuKeys(menu: RefObject<HTMLElement | null>, show: (isShown: boolean) => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const element = menu.current;
      // React removes the element of a replaced menu earlier than this listener.
      if (!element || isComposing(event)) return;
      const button = element.querySelector('button')!;
      const isOpen = button.getAttribute('aria-expanded') === 'true';
      if (event.key === 'Escape' && element.matches(':hover, :focus-within')) {
        // The next press closes the mobile menu.
        if (isOpen) event.preventDefault();
        if (element.matches(':focus-within')) button.focus();
        show(false);
      }
      const next = nextLink[event.key];
      // In the list of releases, the keys choose a release.
      if (!next || !element.matches(':focus-within') || event.target instanceof HTMLSelectElement) return;
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
      // Home and End on the button of a closed menu scroll the page.
      if (!isOpen && !event.key.startsWith('Arrow')) return;
      event.preventDefault();
      // Hidden links cannot receive the focus.
      flushSync(() => show(true));
      const links = [...element.querySelectorAll('a')];
      const current = links.indexOf(document.activeElement as HTMLAnchorElement);
      const link = links.at(next(current) % links.length)!;
      link.focus();
      // The links of the mobile menu are displayed in the next frame, in which their animation begins.
      if (document.activeElement !== link) requestAnimationFrame(() => link.focus());
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [menu, show]);
}
