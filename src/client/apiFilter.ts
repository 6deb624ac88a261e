/**
 * The filter of class pages, which is plain markup (`src/components/ApiFilter`): typing narrows the members, Escape shows
 * them all, and a link to a member that does not show makes all show.
 */
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
  if (!box?.value) return;
  const target = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (target && target.closest('[hidden]')) clear(box);
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
  const count = box.parentElement?.querySelector('output');
  if (count) count.textContent = box.value ? String(shown) : '';
}
