/**
 * Opens and closes the HTML of all pages under test together, and remembers the state for the visit. Before scripts run,
 * an attribute of <html> shows the HTML (`src/plugins/samples/restoreChoices.ts`, `src/css/parts.css`).
 * `src/plugins/samples/ui/PageUnderTest` renders only the markup.
 */
import {pageUnderTestAttribute as attribute, pageUnderTestKey as storageKey} from '../pageUnderTest';
import {tryStorage} from '../../../utils/tryStorage';
import {keepInPlace} from './keepInPlace';

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const summary = event.target instanceof Element ? event.target.closest('summary') : null;
    const details = summary?.parentElement;
    if (!(details instanceof HTMLDetailsElement) || !details.hasAttribute(attribute)) return;
    event.preventDefault();
    const isOpen = !details.open;
    keepInPlace(details, () => choose(isOpen));
  });
}

/** Client lifecycle of Docusaurus: runs when the content of a page is in the document, before the browser paints it. */
export function onRouteDidUpdate(): void {
  if (document.documentElement.hasAttribute(attribute)) {
    showAll(true);
    return;
  }
  // The reader opened one before scripts ran.
  const opened = pages().find(({open}) => open);
  if (opened) keepInPlace(opened, () => choose(true));
}

const pages = (): HTMLDetailsElement[] =>
  Array.from(document.querySelectorAll<HTMLDetailsElement>(`details[${attribute}]`));

function showAll(isOpen: boolean): void {
  for (const page of pages()) page.open = isOpen;
}

/** Opens or closes all, and remembers it for the visit. */
function choose(isOpen: boolean): void {
  showAll(isOpen);
  document.documentElement.toggleAttribute(attribute, isOpen);
  // If storage is blocked, the state lasts until the next load.
  tryStorage(() => (isOpen ? sessionStorage.setItem(storageKey, 'open') : sessionStorage.removeItem(storageKey)));
}
