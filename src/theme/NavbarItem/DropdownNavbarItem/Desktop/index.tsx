// Change: a button and a list of links, with the keys of a menu; the mouse opens it in the state of the component, so
// that `aria-expanded` is right and Escape closes it (@docusaurus/theme-classic 3.8.1)
import {useCallback, useEffect, useRef, useState, type PointerEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {useMenuKeys} from '@site/src/components/NavbarMenu/useMenuKeys';
import {useCloseOnBack} from '@site/src/components/Overlay/useCloseOnBack';

const closingEvents = ['mousedown', 'touchstart', 'focusin'] as const;

/**
 * Opens the dropdown while the mouse is over it, and after a click or key until it is closed. Clicks, touches and the
 * focus outside of it close it, also a click on one of its links, and Back.
 */
function useDropdown() {
  const dropdown = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'hovered' | 'open'>('closed');
  const show = useCallback((isShown: boolean) => setState(isShown ? 'open' : 'closed'), []);
  const close = useCallback(() => setState('closed'), []);
  useMenuKeys(dropdown, show);
  useCloseOnBack(state === 'open', close);
  useEffect(() => {
    const element = dropdown.current!;
    const ended = new AbortController();
    const {signal} = ended;
    const closeFromOutside = ({target}: Event) => {
      if (!element.contains(target as Node)) setState('closed');
    };
    const closeFromLink = ({target}: Event) => {
      if ((target as Element).closest('a')) setState('closed');
    };
    // Until hydration, the styles of the theme show the dropdown under the pointer.
    if (element.matches(':hover')) setState('hovered');
    for (const name of closingEvents) document.addEventListener(name, closeFromOutside, {signal});
    element.addEventListener('click', closeFromLink, {signal});
    return () => ended.abort();
  }, []);
  return {
    dropdown,
    isShown: state !== 'closed',
    keepOpen: () => setState('open'),
    toggle: () => setState(state === 'open' ? 'closed' : 'open'),
    enter: ({pointerType}: PointerEvent) => {
      if (pointerType !== 'touch' && state === 'closed') setState('hovered');
    },
    leave: () => {
      if (state === 'hovered') setState('closed');
    },
  };
}

export default function DropdownNavbarItemDesktop({items, position, className, label, onIntent}: Props): ReactNode {
  const {dropdown, isShown, keepOpen, toggle, enter, leave} = useDropdown();
  const isBrowser = useIsBrowser();
  return (
    <div
      ref={dropdown}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isBrowser,
        'dropdown--right': position === 'right',
        'dropdown--show': isShown,
      })}
      onFocus={({target}) => {
        onIntent?.();
        // The list that a select element opens can be larger than the menu.
        if (target instanceof HTMLSelectElement) keepOpen();
      }}
      onPointerEnter={(event) => {
        onIntent?.();
        enter(event);
      }}
      onPointerLeave={leave}>
      <button
        type="button"
        aria-expanded={isShown}
        className={clsx('clean-btn navbar__link', className)}
        onClick={(event) => {
          // Safari does not focus a button that is clicked.
          event.currentTarget.focus();
          toggle();
        }}>
        {label}
      </button>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
