// Change: a button and a list of links, with the keys of a menu; the mouse opens it in the state of the component, so
// that `aria-expanded` is right and Escape closes it (@docusaurus/theme-classic 3.8.1)
import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {useMenuKeys} from '@site/src/components/useMenuKeys';
import {useCloseOnBack} from '@site/src/components/useCloseOnBack';

const closingEvents = ['mousedown', 'touchstart', 'focusin'] as const;

/**
 * Opens the dropdown while the mouse is over it, and after a click or key until it is closed. Clicks, touches and the
 * focus outside of it close it, also a click on one of its links, and Back.
 */
export default function DropdownNavbarItemDesktop({items, position, className, label, onIntent}: Props): ReactNode {
  const dropdown = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'closed' | 'hovered' | 'open'>('closed');
  const isBrowser = useIsBrowser();
  const show = useCallback((isShown: boolean) => setState(isShown ? 'open' : 'closed'), []);
  const close = useCallback(() => setState('closed'), []);
  useMenuKeys(dropdown, show);
  useCloseOnBack(state === 'open', close);
  useEffect(() => {
    const element = dropdown.current!;
    const ended = new AbortController();
    const {signal} = ended;
    const closeFromOutside = ({target}: Event) => {
      if (!element.contains(target as Node)) close();
    };
    const closeFromLink = ({target}: Event) => {
      if ((target as Element).closest('a')) close();
    };
    // Until hydration, the styles of the theme show the dropdown under the pointer.
    if (element.matches(':hover')) setState('hovered');
    for (const name of closingEvents) document.addEventListener(name, closeFromOutside, {signal});
    element.addEventListener('click', closeFromLink, {signal});
    return () => ended.abort();
  }, [close]);
  return (
    <div
      ref={dropdown}
      className={clsx('navbar__item', 'dropdown', {
        'dropdown--hoverable': !isBrowser,
        'dropdown--right': position === 'right',
        'dropdown--show': state !== 'closed',
      })}
      onFocus={({target}) => {
        onIntent?.();
        // The list that a select element opens can be larger than the menu.
        if (target instanceof HTMLSelectElement) setState('open');
      }}
      onPointerEnter={({pointerType}) => {
        onIntent?.();
        if (pointerType !== 'touch' && state === 'closed') setState('hovered');
      }}
      onPointerLeave={() => {
        if (state === 'hovered') close();
      }}>
      <button
        type="button"
        aria-expanded={state !== 'closed'}
        className={clsx('clean-btn navbar__link', className)}
        onClick={({currentTarget}) => {
          // Safari does not focus a button that is clicked.
          currentTarget.focus();
          show(state !== 'open');
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
