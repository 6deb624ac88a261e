import {createRoot} from 'react-dom/client';
import type {Engine} from '@site/src/utils/liveLocators';
import type {LiveLocatorState} from '@site/src/utils/liveLocatorLink';
import LiveLocator from '.';
import {readLocator} from './readLocator';
import manifest from '@generated/live-locators/default/manifest';

interface Options {
  html: string;
  /** Locators of the sample. The first one that the parser reads is shown. */
  locators: string[];
  template?: string;
  initial?: LiveLocatorState;
  createLink: (state: LiveLocatorState) => string;
  onClose: () => void;
}

/** Shown if a sample has no locator that can be read, for example because it contains variables. */
const fallback = {
  python: 'locator("body")',
  javascript: "locator('body')",
  java: 'locator("body")',
  csharp: 'Locator("body")',
};

/**
 * Shows a live locator in an element.
 *
 * @returns a function that removes it
 * @throws {Error} if the code of the library cannot be loaded
 */
export async function mountLiveLocator(container: HTMLElement, options: Options): Promise<() => void> {
  const engine: Engine = await import('@generated/live-locators/default/engine');
  const {html, locators, template, ...others} = options;
  const locator =
    locators.find((candidate) => 'selectors' in readLocator(engine, manifest.language, candidate)) ??
    fallback[manifest.language];
  const root = createRoot(container);
  root.render(
    <LiveLocator
      engine={engine}
      sample={{locator: `page.${locator}`, html, ...(template !== undefined && {template})}}
      {...others}
    />,
  );
  return () => root.unmount();
}
