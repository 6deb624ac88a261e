import {createRoot} from 'react-dom/client';
import {tryStorage} from '@site/src/utils/tryStorage';
import ExhibitDialog from '.';

/** Key of `localStorage` under which the tools store their color mode, and its values. */
const viewerColorModeKey = 'theme';
const colorModes: Record<string, string> = {dark: 'dark-mode', light: 'light-mode'};

/**
 * Opens a recording over the page, in the color mode of the page.
 *
 * @param href URL of the tool with the recording
 * @param hint what to look at first
 * @param onClose runs when the reader closes it, or the returned function does
 * @returns a function that closes it
 */
export function openDialog(href: string, name: string, hint: string, onClose: () => void): () => void {
  const mode = colorModes[document.documentElement.dataset['theme'] ?? ''];
  if (mode) tryStorage(() => localStorage.setItem(viewerColorModeKey, mode));
  const container = document.createElement('div');
  const root = createRoot(container);
  const close = (): void => {
    root.unmount();
    container.remove();
    onClose();
  };
  document.body.append(container);
  root.render(<ExhibitDialog href={href} name={name} hint={hint} onClose={close} />);
  return close;
}
