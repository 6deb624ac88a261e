import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import manifest from '@generated/live-locators/default/manifest';
import {writeHash, readHash, type LiveLocatorState} from '@site/src/utils/liveLocatorLink';
import type {Engine} from '../frameMessages';
import {locatorsIn, templateIn} from '../locatorText';
import LiveLocator from '.';
import {readLocator} from './readLocator';

/**
 * Opens the live locator of a page under test below its button.
 *
 * @param button the button that `src/plugins/samples/ui/PageUnderTest` renders
 * @param index place of the button on the page, for links
 * @param onClose runs when the reader closes it, or the returned function does
 * @returns a function that closes it
 * @throws {Error} if the code of the library cannot be loaded
 */
export async function openLiveLocator(
  button: HTMLElement,
  index: number,
  initial: LiveLocatorState | undefined,
  onClose: () => void,
): Promise<() => void> {
  // Reads the page before it waits, because the reader can go to another page meanwhile.
  const element = button.parentElement!;
  const code = findSampleCode(element);
  const html = element.querySelector('details pre')?.textContent?.trimEnd() ?? '';
  const engine: Engine = await import('@generated/live-locators/default/engine');
  const {language} = manifest;
  // The first locator that the parser reads. Samples have none if their locators contain variables, for example.
  const locator =
    locatorsIn(code).find((candidate) => 'selectors' in readLocator(engine, language, candidate)) ??
    engine.asLocator(language, 'body');
  const container = document.createElement('div');
  const root = createRoot(container);
  const close = (): void => {
    root.unmount();
    container.remove();
    element.removeAttribute('data-live');
    onClose();
  };
  flushSync(() =>
    root.render(
      <LiveLocator
        engine={engine}
        sample={{locator: `page.${locator}`, html, template: templateIn(code)}}
        initial={initial}
        createLink={(state) => {
          window.history.replaceState(window.history.state, '', writeHash(index, state));
          return window.location.href;
        }}
        onClose={() => {
          close();
          button.focus();
          // A reload does not open it again.
          if (readHash(window.location.hash)?.index === index)
            window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search);
        }}
      />,
    ),
  );
  element.append(container);
  element.setAttribute('data-live', '');
  // The button is hidden now.
  if (!initial) container.querySelector('section')?.focus({preventScroll: true});
  return close;
}

/** Returns the code of the sample that starts on a page under test: the next one on the page. */
function findSampleCode(element: Element): string {
  const block = Array.from(document.querySelectorAll('article .theme-code-block')).find(
    (candidate) => element.compareDocumentPosition(candidate) === Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return block?.querySelector('pre')?.textContent ?? '';
}
