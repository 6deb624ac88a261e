import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '../icons';
import {searchLabel} from '../searchLabel';
import styles from './styles.module.css';

interface Props {
  onClick: () => void;
  /** Called when pointer, finger or focus is on the button, because the reader may be about to search. */
  onIntent: () => void;
}

/** The search button of the navbar; shows the keyboard shortcut. */
export default function SearchButton({onClick, onIntent}: Props): ReactNode {
  const label = searchLabel();
  // Ctrl until hydration, because the server cannot detect the platform.
  const modifier = useIsBrowser() && /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
  return (
    <button
      type="button"
      className={`DocSearch DocSearch-Button ${styles.button}`}
      aria-label={label}
      aria-keyshortcuts={modifier === '⌘' ? 'Meta+K' : 'Control+K'}
      aria-haspopup="dialog"
      onClick={onClick}
      onMouseEnter={onIntent}
      onFocus={onIntent}
      onTouchStart={onIntent}>
      <Icon name="search" className={styles.icon} />
      <span className={`DocSearch-Button-Placeholder ${styles.label}`}>{label}</span>
      <span className={`DocSearch-Button-Keys ${styles.keys}`} aria-hidden="true">
        <kbd className={styles.key}>{modifier}</kbd>
        <kbd className={styles.key}>K</kbd>
      </span>
    </button>
  );
}
