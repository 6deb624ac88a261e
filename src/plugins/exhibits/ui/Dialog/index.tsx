import Translate from '@docusaurus/Translate';
import {useCallback, useEffect, useRef, type ReactNode} from 'react';
import {useCloseOnBack} from '@site/src/components/Overlay/useCloseOnBack';
import styles from './styles.module.css';

interface Props {
  /** URL of the tool with the recording. */
  href: string;
  name: string;
  /** What to look at first. */
  hint: string;
  /** The same function in every render. */
  onClose: () => void;
}

export default function ExhibitDialog({href, name, hint, onClose}: Props): ReactNode {
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
