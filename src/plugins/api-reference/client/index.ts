/**
 * Filters the members of a class page by the text of `src/plugins/api-reference/ui/ApiFilter`, which is markup only. Escape
 * and a link to a hidden member clear the filter.
 */
import {translate} from '@docusaurus/Translate';
import {idInHash} from '../../../utils/idInHash';
import {isComposing} from '../../../utils/isComposing';
import {detectLanguage} from '../../../utils/detectLanguage';
import {narrowMembers} from './narrowMembers';

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

function findBox(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.closest('[data-api-filter]') ? target : null;
}

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
