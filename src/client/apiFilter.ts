/**
 * The filter of class pages, which is plain markup (`src/components/ApiFilter`): typing narrows the members, Escape shows
 * them all, and a link to a member that does not show makes all show.
 */
import {translate} from '@docusaurus/Translate';
import {idInHash} from '../utils/idInHash';
import {narrowMembers} from './narrowMembers';

if (typeof document !== 'undefined') {
  document.addEventListener('input', ({target}) => {
    const box = boxOf(target);
    if (box) narrow(box);
  });
  document.addEventListener('keydown', ({key, target}) => {
    const box = key === 'Escape' ? boxOf(target) : null;
    if (box?.value) clear(box);
  });
}

/** Client lifecycle of Docusaurus: a link inside the page, or the page of a class that is shown again. */
export function onRouteDidUpdate({location}: {location: {hash: string}}): void {
  const box = document.querySelector<HTMLInputElement>('[data-api-filter] input');
  if (!box?.value) {
    showContents();
    return;
  }
  const target = document.getElementById(idInHash(location.hash));
  if (target?.closest('[hidden]')) clear(box);
  // Content is as the reader left it, the table of contents is new.
  else narrow(box);
}

/** The table of contents of the page before may live on in the one of this page. */
function showContents(): void {
  for (const entry of document.querySelectorAll('.table-of-contents [hidden]')) entry.removeAttribute('hidden');
}

function boxOf(target: EventTarget | null): HTMLInputElement | null {
  return target instanceof HTMLInputElement && target.closest('[data-api-filter]') ? target : null;
}

function clear(box: HTMLInputElement): void {
  box.value = '';
  narrow(box);
}

function narrow(box: HTMLInputElement): void {
  const shown = narrowMembers(document, box.value);
  const status = box.parentElement?.querySelector('output');
  if (!status) return;
  status.textContent = box.value ? statusText(shown) : '';
  // The page is English; screen readers have to know where it is not.
  if (/\p{Script=Han}/u.test(status.textContent)) status.lang = 'zh-Hant';
  else status.removeAttribute('lang');
}

function statusText(count: number): string {
  if (count === 0)
    return translate({
      id: 'api.filter.none',
      message: 'No member has this name',
      description: 'Said when the box that narrows the members of a class page finds none',
    });
  return translate(
    {
      id: 'api.filter.count',
      message: 'Members: {count}',
      description: 'The number of members that the box of a class page has found',
    },
    {count},
  );
}
