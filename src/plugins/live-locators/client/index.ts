/**
 * Opens live locators: on a click on the button of a page under test, and for a URL with the state of one in its hash.
 * `src/plugins/samples/ui/PageUnderTest` renders the button. The rest of the code is loaded when it opens.
 */
import {continueAt} from '../../../utils/continueAt';
import {readHash, tryAttribute, type LiveLocatorState} from '../../../utils/liveLocatorLink';

const opened = new Map<Element, () => void>();
/** Labels of buttons that show "Retry". */
const labels = new Map<Element, Node[]>();

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(`[${tryAttribute}]`) : null;
    if (button) void open(button);
  });
  window.addEventListener('hashchange', openLinked);
}

/** Client lifecycle of Docusaurus: runs when the content of a page is in the document, before the browser paints it. */
export function onRouteDidUpdate(): void {
  for (const [button, close] of opened) if (!button.isConnected) close();
  openLinked();
}

const buttons = (): HTMLElement[] => Array.from(document.querySelectorAll<HTMLElement>(`[${tryAttribute}]`));

function openLinked(): void {
  const linked = readHash(window.location.hash);
  const button = linked && buttons()[linked.index];
  if (!button) return;
  opened.get(button)?.();
  const target = button.parentElement!;
  continueAt(target);
  void open(button, linked.state).then(() => target.scrollIntoView());
}

async function open(button: HTMLElement, initial?: LiveLocatorState): Promise<void> {
  if (button.ariaBusy === 'true' || opened.has(button)) return;
  button.ariaBusy = 'true';
  try {
    const {openLiveLocator} = await import('../ui/openLiveLocator');
    const close = await openLiveLocator(button, buttons().indexOf(button), initial, () => opened.delete(button));
    opened.set(button, close);
    const label = labels.get(button);
    if (label) button.replaceChildren(...label);
    labels.delete(button);
  } catch {
    // A later click on the button tries again.
    if (!labels.has(button)) labels.set(button, Array.from(button.childNodes));
    button.textContent = 'Retry';
  } finally {
    button.ariaBusy = null;
  }
}
