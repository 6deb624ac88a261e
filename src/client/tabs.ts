/**
 * Tabs of content, which are plain markup (`src/theme/Tabs`): click, Enter and Space choose, arrow keys walk. What is
 * chosen in one of a group is chosen in all of it, kept for the next visit, and followed by other windows of the site.
 */
import {keepInPlace} from '../utils/keepInPlace';

const storageKey = (group: string) => `docusaurus.tab.${group}`;

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const tab = tabOf(target);
    if (tab) choose(tab);
  });
  document.addEventListener('keydown', (event) => {
    const tab = tabOf(event.target);
    if (!tab) return;
    const next = {Enter: 0, ' ': 0, ArrowRight: 1, ArrowLeft: -1}[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const tabs = tabsOf(tab.parentElement!);
    const wanted = tabs.at((tabs.indexOf(tab) + next) % tabs.length)!;
    choose(wanted);
    wanted.focus();
  });
  window.addEventListener('storage', ({key}) => {
    if (key?.startsWith(storageKey(''))) showChosen();
  });
}

/** Client lifecycle of Docusaurus: runs when the content of a page is in the document, before it is painted. */
export function onRouteDidUpdate(): void {
  showChosen();
}

function tabOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element
    ? target.closest<HTMLElement>('.tabs-container > [role=tablist] > [role=tab]')
    : null;
}

function tabsOf(list: Element): HTMLElement[] {
  return Array.from(list.querySelectorAll<HTMLElement>(':scope > [role=tab]'));
}

function choose(tab: HTMLElement): void {
  const container = tab.closest<HTMLElement>('.tabs-container')!;
  const {tabGroup: group} = container.dataset;
  keepInPlace(tab, () => {
    if (!group) {
      show(container, tab.dataset.tab!);
      return;
    }
    try {
      localStorage.setItem(storageKey(group), tab.dataset.tab!);
    } catch {
      // Storage is forbidden: the choice holds for this page.
    }
    showInGroup(group, tab.dataset.tab!);
  });
}

/** Shows in every group what the reader chose earlier. */
function showChosen(): void {
  const groups = new Set(
    Array.from(document.querySelectorAll<HTMLElement>('[data-tab-group]'), ({dataset}) => dataset.tabGroup!),
  );
  for (const group of groups) {
    let value: string | null = null;
    try {
      value = localStorage.getItem(storageKey(group));
    } catch {
      // Storage is forbidden: the first tab shows.
    }
    if (value) showInGroup(group, value);
  }
}

function showInGroup(group: string, value: string): void {
  document.documentElement.setAttribute(`data-tab-${group}`, value);
  for (const container of document.querySelectorAll(`[data-tab-group="${CSS.escape(group)}"]`)) show(container, value);
}

/** Shows one panel; a value that these tabs lack changes nothing. */
function show(container: Element, value: string): void {
  const [list, panels] = Array.from(container.children);
  const tabs = tabsOf(list!);
  const chosen = tabs.findIndex(({dataset}) => dataset.tab === value);
  if (chosen < 0 || tabs[chosen]!.ariaSelected === 'true') return;
  tabs.forEach((tab, index) => {
    tab.setAttribute('aria-selected', String(index === chosen));
    tab.tabIndex = index === chosen ? 0 : -1;
    panels!.children[index]!.toggleAttribute('hidden', index !== chosen);
  });
}
