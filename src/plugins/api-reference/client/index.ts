/**
 * Filters the members of a class page by the text of `src/plugins/api-reference/ui/ApiFilter`, which is markup only. Escape
 * and a link to a hidden member clear the filter.
 */
import {translate} from '@docusaurus/Translate';
import {idInHash} from '../../../utils/idInHash';
import {isComposing} from '../../../utils/isComposing';
import {detectLanguage} from '../../../utils/detectLanguage';

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({target}) => {
    const box = findBox(target);
    if (box) narrow(box);
  });
  document.addEventListener('keydown', (event) => {
    const box = event.key === 'Escape' && !isComposing(event) ? findBox(event.target) : null;
    if (box?.value) clear(box);
  });
}

/** Client lifecycle of Docusaurus: runs after a link inside the page, and when the reader returns to a class page. */
export function onRouteDidUpdate({location}: {location: {hash: string}}): void {
  const box = document.querySelector<HTMLInputElement>('[data-api-filter] input');
  if (!box?.value) {
    // React may reuse elements of the previous page's table of contents.
    for (const entry of document.querySelectorAll('.table-of-contents [hidden]')) entry.removeAttribute('hidden');
  } else if (document.getElementById(idInHash(location.hash))?.closest('[hidden]')) {
    clear(box);
  } else {
    // The content keeps its filtered state, but React rendered a new table of contents.
    narrow(box);
  }
}

const findBox = (target: EventTarget | null): HTMLInputElement | null =>
  target instanceof HTMLInputElement && target.closest('[data-api-filter]') ? target : null;

function clear(box: HTMLInputElement): void {
  box.value = '';
  narrow(box);
}

function narrow(box: HTMLInputElement): void {
  const count = narrowMembers(box.value);
  const status = box.parentElement?.querySelector('output');
  if (!status) return;
  status.textContent = box.value ? statusText(count) : '';
  const language = detectLanguage(status.textContent);
  if (language) status.lang = language;
  else status.removeAttribute('lang');
}

function statusText(count: number): string {
  if (count === 0) return translate({id: 'api.filter.none', message: 'No member has this name'});
  return translate({id: 'api.filter.count', message: 'Members: {count}'}, {count});
}

/**
 * Hides the members whose name does not contain `text`, and the groups without visible members. A member is an `h3` with the
 * elements after it, a group an `h2` with its members.
 *
 * Changes the DOM directly, because the members are static markup that React does not manage. The name must contain all
 * words of `text`. Case and "_" are ignored.
 *
 * @returns the number of visible members
 */
function narrowMembers(text: string): number {
  const words = text.toLowerCase().split(/[\s_().]+/);
  const elements = Array.from(document.querySelector('.theme-doc-markdown h2[id]')?.parentElement?.children ?? []);
  let count = 0;
  let shownInGroup = 0;
  let parts: Element[] = [];
  // From the end, so that a heading comes after everything that belongs to it.
  for (const element of elements.reverse()) {
    parts.push(element);
    if (element.tagName === 'H3') {
      const name = element.textContent.toLowerCase().replaceAll('_', '');
      const isMatch = words.every((word) => name.includes(word));
      show([...parts, ...findEntries(element)], isMatch);
      if (isMatch) shownInGroup += 1;
      parts = [];
    } else if (element.tagName === 'H2') {
      show([...parts, ...findEntries(element)], shownInGroup > 0);
      count += shownInGroup;
      shownInGroup = 0;
      parts = [];
    }
  }
  return count;
}

function show(elements: Element[], visible: boolean): void {
  for (const element of elements) element.toggleAttribute('hidden', !visible);
}

/** Returns the entries of a heading in both tables of contents: a page has one for wide and one for narrow viewports. */
function findEntries(heading: Element): Element[] {
  const links = document.querySelectorAll(`.table-of-contents a[href="#${CSS.escape(heading.id)}"]`);
  return Array.from(links).flatMap((link) => link.closest('li') ?? []);
}
