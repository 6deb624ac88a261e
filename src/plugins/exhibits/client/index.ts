/**
 * Opens recordings over the page, on a click on their link (`ui/ExhibitLink`). Only then, the rest of the code is loaded. The browser
 * follows the link where the tool does not fit, and if the code of the dialog cannot be loaded.
 */
import {isPlainClick} from '../../../utils/isPlainClick';
import {exhibitAttribute} from '../exhibitAttribute';

/** Smaller windows show the tool on a page of its own. */
const wideScreen = '(min-width: 62.25em)';

/** The link whose dialog is loading. A later click replaces it. */
let wanted: HTMLAnchorElement | undefined;
let close: (() => void) | undefined;

if (typeof document !== 'undefined') {
  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`a[${exhibitAttribute}]`) : null;
    if (!link || !isPlainClick(event) || !window.matchMedia(wideScreen).matches) return;
    event.preventDefault();
    void open(link);
  });
}

/** Client lifecycle of Docusaurus: the dialog closes when the reader goes to another page. */
export function onRouteDidUpdate(change: {location: Location; previousLocation?: Location}): void {
  if (change.location.pathname !== change.previousLocation?.pathname) close?.();
}

/** Returns the text after a link in its paragraph: what to look at first. */
const readHint = ({parentElement, textContent}: HTMLAnchorElement): string =>
  parentElement!.textContent
    .split(textContent)
    .at(-1)!
    .replace(/^[:\s]+/, '');

async function open(link: HTMLAnchorElement): Promise<void> {
  if (wanted === link || close) return;
  wanted = link;
  link.ariaBusy = 'true';
  // The reader can have gone to another page, or opened another recording meanwhile.
  const isWanted = (): boolean => wanted === link && link.isConnected;
  try {
    const {openDialog} = await import('../ui/Dialog');
    if (isWanted()) close = openDialog(link.href, link.textContent, readHint(link), () => (close = undefined));
  } catch {
    if (isWanted()) window.location.assign(link.href);
  } finally {
    link.ariaBusy = null;
    if (wanted === link) wanted = undefined;
  }
}
