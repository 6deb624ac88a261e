import {useEffect, useRef, type MutableRefObject} from 'react';
import {isComposing} from '@site/src/utils/isComposing';
import {isSearchShortcut} from '@site/src/utils/isSearchShortcut';
import {maxQueryLength} from './searchRequest';

interface Shortcuts {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The text typed while the dialog is loading; null at other times. */
  typed: MutableRefObject<string | null>;
}

/**
 * Handles keyboard shortcuts: Ctrl/Cmd+K opens and closes, a slash outside of text fields opens, Escape closes. Collects
 * what the reader types while the dialog is loading.
 */
export function useSearchShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {isOpen, onOpen, onClose, typed} = latest.current;
      if (isComposing(event)) return;
      if (typed.current !== null) {
        if (collect(event, typed)) event.preventDefault();
        return;
      }
      const isShortcut = isSearchShortcut(event);
      const isToggle = isShortcut && (event.ctrlKey || event.metaKey);
      if (isOpen && (isToggle || event.key === 'Escape')) {
        event.preventDefault();
        onClose();
      } else if (!isOpen && isShortcut) {
        event.preventDefault();
        onOpen();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}

/**
 * Changes the text as a text field would do on this key. Escape cancels.
 *
 * @returns whether the key was for the dialog; others stay with the browser
 */
function collect(event: KeyboardEvent, typed: MutableRefObject<string | null>): boolean {
  const {key, ctrlKey, metaKey, altKey} = event;
  // A repeated shortcut opens nothing else.
  if (ctrlKey || metaKey || altKey) return isSearchShortcut(event);
  const text = typed.current ?? '';
  if (key === 'Escape') typed.current = null;
  else if (key === 'Backspace') typed.current = text.slice(0, -1);
  else if (key.length === 1) typed.current = (text + key).slice(0, maxQueryLength);
  else return key === 'Enter';
  return true;
}
