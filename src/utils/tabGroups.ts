/**
 * Groups of tabs whose choice readers make once for all pages: the forms of samples, such as Sync and Async, which a language
 * declares (`src/languages/`), and those of commands (`src/data/commandTabGroups.ts`). Everything that follows from a group
 * is here: the storage key, the attributes and classes in the markup, the script that restores the choice, and the styles.
 */

import {storageNamespace} from './storageKeys';

/** Alternatives that readers see as tabs. A group of one shows no tabs. */
export interface TabGroup {
  /** Name under which the choice is stored. Editions with other tabs need another name, because they share the storage. */
  groupId: string;
  /** In order; the first is the default. */
  tabs: readonly {value: string; label: string}[];
}

const keyPrefix = 'docusaurus.tab.';
const keySuffix = `-${storageNamespace}`;

/** Key of `localStorage` for the choice in a group of tabs. Docusaurus uses the same key. */
export const storageKey = (group: string): string => keyPrefix + group + keySuffix;

/** Whether a key of `localStorage` contains the choice in a group of tabs. */
export const isStorageKey = (key: string): boolean => key.startsWith(keyPrefix) && key.endsWith(keySuffix);

/** Attribute of `<html>` with the choice in a group of tabs. */
export const chosenAttribute = (group: string): string => `data-tab-${group}`;

/** Attribute of the element around tabs, with the name of their group. */
export const groupAttribute = 'data-tab-group';

/** Attribute of a tab, with its value. */
export const tabAttribute = 'data-tab';

/** Class of the panel that belongs to a tab. */
export const panelClass = (value: string): string => `tab-panel-${value}`;

/** Attribute of an element that shows only while a form is chosen: `<span data-form="async">await </span>`. */
export const formAttribute = 'data-form';

/** Returns a script for the `<head>`, which sets the stored choice of every group on `<html>` before the first paint. */
export function restoreScript(): string {
  const pattern = `/^${keyPrefix.replaceAll('.', '\\.')}([\\w-]+)${keySuffix}$/`;
  return (
    `try{for(const k of Object.keys(localStorage)){const g=${pattern}.exec(k);` +
    `g&&document.documentElement.setAttribute('${chosenAttribute('')}'+g[1],localStorage.getItem(k))}}catch{}`
  );
}

/**
 * Returns the styles that apply the choice on `<html>`, so that it shows before scripts run: the chosen panel and
 * its tab, and the elements that belong to one form only.
 */
export function tabStyles({groupId, tabs}: TabGroup): string {
  const chosen = (value: string) => `[${chosenAttribute(groupId)}='${value}']`;
  const shownWith = (value: string) => `[${formAttribute}='${value}']`;
  const [first, ...others] = tabs.map(({value}) => value);
  // The markup shows the first panel; tabs without the chosen value keep showing it.
  const switches = others.map((value) => {
    const group = `:root${chosen(value)} [${groupAttribute}='${groupId}']:has([${tabAttribute}='${value}'])`;
    const isTab = `[${tabAttribute}='${value}']`;
    return `${group} {
  & [role='tabpanel']:not(.${panelClass(value)}, [hidden]) {
    display: none;
  }

  & .${panelClass(value)} {
    display: block !important;
  }

  & [role='tab']:not(${isTab}) {
    border-bottom-color: transparent;
    border-radius: var(--ifm-global-radius);
    color: var(--ifm-tabs-color);
  }

  & ${isTab} {
    border-bottom-color: var(--ifm-tabs-color-active-border);
    border-bottom-left-radius: 0;
    border-bottom-right-radius: 0;
    color: var(--ifm-tabs-color-active);
  }
}

:root:not(${chosen(value)}) ${shownWith(value)} {
  display: none;
}
`;
  });
  const defaults =
    first && others.length > 0
      ? `:root:is(${others.map(chosen).join(', ')}) ${shownWith(first)} {\n  display: none;\n}\n`
      : '';
  return [...switches, defaults].filter(Boolean).join('\n');
}
