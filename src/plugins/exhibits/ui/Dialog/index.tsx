import Translate from '@docusaurus/Translate';
import {useCallback, useEffect, useRef, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {useCloseOnBack} from '@site/src/components/useCloseOnBack';
import {tryStorage} from '@site/src/utils/tryStorage';
import styles from './styles.module.css';

/** Key of `localStorage` under which the tools store their color mode, and its values. */
const viewerColorModeKey = 'theme';
const colorModes: Record<string, string> = {dark: 'dark-mode', light: 'light-mode'};

interface Props {
  /** URL of the tool with the recording. */
  href: string;
  name: string;
  /** What to look at first. */
  hint: string;
  /** The same function in every render. */
  onClose: () => void;
}

function ExhibitDialog({href, name, hint, onClose}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  // Closes the dialog before it is removed, because the browser then returns the focus to the link.
  const close = useCallback(() => dialog.current?.close(), []);
  useCloseOnBack(true, close);

  useEffect(() => dialog.current!.showModal(), []);
  // The frame gets the keys after a click in it.
  const closeOnEscape = (): void =>
    frame.current!.contentWindow!.addEventListener('keydown', ({key, defaultPrevented}) => {
      if (key === 'Escape' && !defaultPrevented) close();
    });

  const needsWorker = new URL(href).searchParams.has('trace');
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={name} onClose={onClose}>
      <div className={styles.bar}>
        <p className={styles.hint}>{hint}</p>
        <a className="quiet-button" href={href} target="_blank" rel="noopener">
          <Translate id="exhibit.newTab">Open in a new tab</Translate>
        </a>
        <button type="button" className="quiet-button" onClick={() => void frame.current?.requestFullscreen()}>
          <Translate id="exhibit.fullScreen">Full screen</Translate>
        </button>
        <button type="button" className="quiet-button" onClick={close}>
          <Translate id="exhibit.close">Close</Translate>
        </button>
      </div>
      {!needsWorker || 'serviceWorker' in navigator ? (
        <iframe
          ref={frame}
          src={href}
          className={styles.frame}
          title={name}
          allow="clipboard-write; fullscreen"
          onLoad={closeOnEscape}
        />
      ) : (
        <p className={styles.message} role="alert">
          <Translate id="exhibit.unsupported">
            The trace viewer needs service workers, which this browser offers on HTTPS pages outside of private windows.
          </Translate>
        </p>
      )}
    </dialog>
  );
}

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
