/**
 * Handles tabs, whose markup `src/theme/Tabs` renders. Click, Enter and Space select a tab; arrow keys move to the next
 * one. Text that the browser finds in a hidden panel selects its tab. A selection applies to all tabs of the group and to
 * other windows of the site, and is stored for the next visit.
 */
import {chosenAttribute, groupAttribute, isStorageKey, storageKey, tabAttribute} from '../../../utils/tabGroups';
import {tryStorage} from '../../../utils/tryStorage';
import {keepInPlace} from './keepInPlace';

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const tab = findTab(target);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = findTab(event.target);
    if (!tab) return;
    const next = {Enter: 0, ' ': 0, ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tabs = listTabs(tab.parentElement!);
    const wanted = tabs.at((tabs.indexOf(tab) + next) % tabs.length)!;
    choose(wanted);
    wanted.focus();
  });
  // The browser has found text in a hidden panel, and is about to show it and to scroll there.
  document.addEventListener('beforematch', ({target}) => {
    const panel = (target as Element).closest('.tabs-container > * > [role=tabpanel]');
    const panels = panel?.parentElement;
    if (!panel || !panels) return;
    choose(listTabs(panels.previousElementSibling!)[Array.from(panels.children).indexOf(panel)]!);
  });
  window.addEventListener('storage', ({key}) => {
    if (key && isStorageKey(key)) onRouteDidUpdate();
  });
}

function findTab(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('.tabs-container > [role=tablist] > [role=tab]')
    : null;
}

const listTabs = (list: Element): HTMLElement[] =>
  Array.from(list.querySelectorAll<HTMLElement>(':scope > [role=tab]'));

function choose(tab: HTMLElement): void {
  const container = tab.closest<HTMLElement>('.tabs-container')!;
  const group = container.getAttribute(groupAttribute);
  const value = tab.getAttribute(tabAttribute)!;
  keepInPlace(tab, () => {
    if (!group) {
      show(container, value);
      return;
    }
    // If storage is blocked, the selection applies to this page only.
    tryStorage(() => localStorage.setItem(storageKey(group), value));
    showInGroup(group, value);
  });
}

/**
 * Makes hidden panels searchable, and applies the stored selection to every group. Client lifecycle of Docusaurus: runs when
 * the content of a page is in the document, before the browser paints it.
 */
export function onRouteDidUpdate(): void {
  for (const panel of document.querySelectorAll('[role=tabpanel][hidden]')) hide(panel);
  const elements = Array.from(document.querySelectorAll(`[${groupAttribute}]`));
  for (const group of new Set(elements.map((element) => element.getAttribute(groupAttribute)!))) {
    const value = tryStorage(() => localStorage.getItem(storageKey(group)));
    if (value) showInGroup(group, value);
  }
}

function showInGroup(group: string, value: string): void {
  document.documentElement.setAttribute(chosenAttribute(group), value);
  const containers = document.querySelectorAll(`[${groupAttribute}="${CSS.escape(group)}"]`);
  for (const container of containers) show(container, value);
}

/** Shows the panel with the value. Does nothing if these tabs do not have the value. */
function show(container: Element, value: string): void {
  const [list, panels] = Array.from(container.children);
  const tabs = listTabs(list!);
  const chosen = tabs.findIndex((tab) => tab.getAttribute(tabAttribute) === value);
  if (chosen < 0 || tabs[chosen]!.ariaSelected === 'true') return;
  tabs.forEach((tab, index) => {
    tab.setAttribute('aria-selected', String(index === chosen));
    tab.tabIndex = index === chosen ? 0 : -1;
    if (index === chosen) panels!.children[index]!.removeAttribute('hidden');
    else hide(panels!.children[index]!);
  });
}

/** Hides a panel, but lets the browser find its text (find in page, links to text) where it supports that. */
function hide(panel: Element): void {
  panel.setAttribute('hidden', 'onbeforematch' in panel ? 'until-found' : '');
}
