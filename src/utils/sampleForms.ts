/**
 * The reader's choice between the forms of a sample, such as Sync and Async. A language declares its forms as data
 * (`src/languages/`). Everything that follows from them is here: the storage key, the attributes and classes in the markup,
 * the script that restores the choice, and the styles. No other file of the site names a form of a language.
 */

import {storageNamespace} from './storageKeys';

/** The forms of the samples of a language. A language with one form shows no tabs. */
export interface SampleForms {
  /** Name under which the choice is stored. Editions with other forms need another name, because they share the storage. */
  groupId: string;
  /** The forms in the order of the tabs; the first is the default. */
  tabs: readonly {form: string; label: string}[];
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
 * Returns the styles that apply the choice on `<html>`, so that it shows before scripts run: the panel and the tab of the
 * chosen form, and the elements that belong to one form only.
 */
export function formStyles({groupId, tabs}: SampleForms): string {
  const chosen = (form: string) => `[${chosenAttribute(groupId)}='${form}']`;
  const shownWith = (form: string) => `[${formAttribute}='${form}']`;
  const [first, ...others] = tabs.map(({form}) => form);
  // The markup shows the first form; tabs without the chosen form keep showing their first one.
  const switches = others.map((form) => {
    const group = `:root${chosen(form)} [${groupAttribute}='${groupId}']:has([${tabAttribute}='${form}'])`;
    const isTab = `[${tabAttribute}='${form}']`;
    return `${group} {
  & [role='tabpanel']:not(.${panelClass(form)}, [hidden]) {
    display: none;
  }

  & .${panelClass(form)} {
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

:root:not(${chosen(form)}) ${shownWith(form)} {
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
