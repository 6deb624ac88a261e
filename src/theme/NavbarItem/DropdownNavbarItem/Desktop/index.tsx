// Change: Space opens the dropdown like Enter, Escape closes it (@docusaurus/theme-classic 3.8.1; a later version fixes
// Space)
import {useEffect, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';

const closingEvents = ['mousedown', 'touchstart', 'focusin'] as const;

/** Closes the dropdown when the user clicks, touches or moves the focus outside of it. */
function useDropdown() {
  const dropdown = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const close = ({target}: Event) => {
      if (dropdown.current && !dropdown.current.contains(target as Node)) setShown(false);
    };
    closingEvents.forEach((name) => document.addEventListener(name, close));
    return () => closingEvents.forEach((name) => document.removeEventListener(name, close));
  }, []);
  return {dropdown, shown, setShown};
}

export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _onClick,
  ...props
}: Props): ReactNode {
  const {dropdown, shown, setShown} = useDropdown();
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      setShown(!shown);
    } else if (event.key === 'Escape') {
      setShown(false);
    }
  };
  return (
    <div
      ref={dropdown}
      className={clsx('navbar__item', 'dropdown', 'dropdown--hoverable', {
        'dropdown--right': position === 'right',
        'dropdown--show': shown,
      })}>
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={shown}
        role="button"
        // A link without href is not focusable: https://github.com/facebook/docusaurus/pull/6003
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={props.to ? undefined : (event) => event.preventDefault()}
        onKeyDown={onKeyDown}>
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem isDropdownItem activeClassName="dropdown__link--active" {...item} key={index} />
        ))}
      </ul>
    </div>
  );
}
