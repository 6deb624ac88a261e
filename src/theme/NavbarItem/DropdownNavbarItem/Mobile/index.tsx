// Change: one button instead of a link and a button, with the keys of a menu (@docusaurus/theme-classic 3.8.1)
import {useCallback, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {Collapsible, useCollapsible} from '@docusaurus/theme-common';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Mobile';
import {useMenuKeys} from '@site/src/components/useMenuKeys';

export default function DropdownNavbarItemMobile({items, className, label, onClick, onIntent}: Props): ReactNode {
  const {collapsed, toggleCollapsed, setCollapsed} = useCollapsible({initialState: true});
  const item = useRef<HTMLLIElement>(null);
  const show = useCallback((isShown: boolean) => setCollapsed(!isShown), [setCollapsed]);
  useMenuKeys(item, show);
  return (
    <li
      ref={item}
      className={clsx('menu__list-item', {'menu__list-item--collapsed': collapsed})}
      onFocus={onIntent}
      onPointerEnter={onIntent}>
      <div className="menu__list-item-collapsible">
        <button
          type="button"
          aria-expanded={!collapsed}
          className={clsx('clean-btn menu__link menu__link--sublist menu__link--sublist-caret', className)}
          onClick={toggleCollapsed}>
          {label}
        </button>
      </div>
      <Collapsible lazy={false} as="ul" className="menu__list" collapsed={collapsed}>
        {items.map((childProps, index) => (
          <NavbarItem
            mobile
            isDropdownItem
            onClick={onClick}
            activeClassName="menu__link--active"
            {...childProps}
            key={index}
          />
        ))}
      </Collapsible>
    </li>
  );
}
