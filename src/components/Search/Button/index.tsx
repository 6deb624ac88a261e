import {forwardRef, useEffect, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import Icon from '../icons';
import styles from './styles.module.css';

interface Props {
  onClick: () => void;
  /** The reader may be about to search: pointer, finger or focus is on the button. */
  onIntent: () => void;
}

/** The search button of the navbar, with its shortcut. */
export default forwardRef<HTMLButtonElement, Props>(function SearchButton({onClick, onIntent}, ref): ReactNode {
  const label = translate({id: 'theme.SearchBar.label', message: 'Search docs'});
  const modifier = useModifier();
  return (
    <button
      ref={ref}
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
});

/** The key of shortcuts; the server does not know the reader's keyboard, so it says Ctrl until the page has started. */
function useModifier(): 'Ctrl' | '⌘' {
  const [modifier, setModifier] = useState<'Ctrl' | '⌘'>('Ctrl');
  useEffect(() => {
    if (/Mac|iPhone|iPad/.test(navigator.userAgent)) setModifier('⌘');
  }, []);
  return modifier;
}
