import {useEffect, useRef, type MutableRefObject} from 'react';
import {MAX_QUERY_LENGTH} from './searchRequest';

interface Shortcuts {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** The text typed while the dialog is loading; null at other times. */
  typed: MutableRefObject<string | null>;
}

/**
 * Handles keyboard shortcuts: Ctrl/Cmd+K opens and closes, a slash outside of text fields opens, Escape closes. Collects
 * what the user types while the dialog is loading.
 */
export function useSearchShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {isOpen, onOpen, onClose, typed} = latest.current;
      if (event.isComposing) return;
      if (typed.current !== null) {
        if (collect(event, typed)) event.preventDefault();
        return;
      }
      const toggle =
        event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.shiftKey && !event.altKey;
      const slash = event.key === '/' && !event.metaKey && !event.ctrlKey && !event.altKey && !isTyping(event.target);
      if (isOpen && (toggle || event.key === 'Escape')) {
        event.preventDefault();
        onClose();
      } else if (!isOpen && (toggle || slash)) {
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
function collect({key, ctrlKey, metaKey, altKey}: KeyboardEvent, typed: MutableRefObject<string | null>): boolean {
  // A repeated shortcut opens nothing else.
  if (ctrlKey || metaKey || altKey) return key.toLowerCase() === 'k';
  const text = typed.current ?? '';
  if (key === 'Escape') typed.current = null;
  else if (key === 'Backspace') typed.current = text.slice(0, -1);
  else if (key.length === 1) typed.current = (text + key).slice(0, MAX_QUERY_LENGTH);
  else return key === 'Enter';
  return true;
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName))
  );
}
