// Change: markup without state; `src/plugins/samples/client/tabs.ts` handles it, so that tabs also work in static content
// (@docusaurus/theme-classic 3.8.1)
import clsx from 'clsx';
import {cloneElement, type ReactNode} from 'react';
import {sanitizeTabsChildren} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Tabs';
import {groupAttribute, panelClass, tabAttribute} from '@site/src/utils/tabGroups';
import styles from './styles.module.css';

/**
 * Tabs with `TabItem`s as children. The first one is selected. Tabs with the same `groupId` share their selection.
 *
 * @throws {Error} if a child is not a `TabItem`, or two children have the same value
 */
export default function Tabs({children, groupId}: Props): ReactNode {
  const items = sanitizeTabsChildren(children);
  const values = items.map(({props}) => props.value);
  if (new Set(values).size < values.length)
    throw new Error(`<Tabs>: duplicate value in: ${values.join(', ')}; use each value once`);
  const [selected] = values;
  return (
    <div className="tabs-container" {...{[groupAttribute]: groupId}}>
      <ul role="tablist" aria-orientation="horizontal" className="tabs">
        {items.map(({props: {value, label}}) => (
          <li
            key={value}
            role="tab"
            tabIndex={value === selected ? 0 : -1}
            aria-selected={value === selected}
            {...{[tabAttribute]: value}}
            className={clsx('tabs__item', styles.tab)}>
            {label ?? value}
          </li>
        ))}
      </ul>
      <div className={styles.panels}>
        {items.map((item) => {
          const {value, className: itemClass} = item.props;
          return cloneElement(item, {
            key: value,
            hidden: value !== selected,
            className: clsx(itemClass, groupId && panelClass(value)),
          });
        })}
      </div>
    </div>
  );
}
