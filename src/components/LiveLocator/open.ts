import {hashOf, type LiveLocatorState} from '@site/src/utils/liveLocatorLink';
import {locatorsIn, templateIn} from '@site/src/utils/locatorText';
import {mountLiveLocator} from './mount';

/**
 * Opens the live locator of a page under test below its button.
 *
 * @param button the button that `src/components/PageUnderTest` renders
 * @param index place of the button on the page, for links
 * @param initial state from a link
 * @param onClose runs when the reader closes it, or the returned function does
 * @returns a function that closes it
 * @throws {Error} if its code cannot be loaded
 */
export async function openLiveLocator(
  button: HTMLElement,
  index: number,
  initial: LiveLocatorState | undefined,
  onClose: () => void,
): Promise<() => void> {
  const element = button.parentElement!;
  const code = codeOfSample(element);
  const template = templateIn(code);
  const container = document.createElement('div');
  const close = (): void => {
    unmount();
    container.remove();
    element.removeAttribute('data-live');
    onClose();
  };
  const unmount = await mountLiveLocator(container, {
    html: element.querySelector('details pre')?.textContent?.trimEnd() ?? '',
    locators: locatorsIn(code),
    ...(template !== undefined && {template}),
    ...(initial && {initial}),
    createLink: (state) => {
      window.history.replaceState(window.history.state, '', hashOf(index, state));
      return window.location.href;
    },
    onClose: () => {
      close();
      button.focus();
    },
  });
  element.append(container);
  element.setAttribute('data-live', '');
  return close;
}

/** Returns the code of the sample that starts on a page under test: the next one on the page. */
function codeOfSample(element: Element): string {
  const block = Array.from(document.querySelectorAll('article .theme-code-block')).find(
    (candidate) => element.compareDocumentPosition(candidate) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return block?.querySelector('pre')?.textContent ?? '';
}
