import {useEffect, useRef} from 'react';

interface Shortcuts {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Handles keyboard shortcuts: Ctrl/Cmd+K opens and closes, a slash outside of text fields opens, Escape closes. */
export function useSearchShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const {isOpen, onOpen, onClose} = latest.current;
      if (event.isComposing) return;
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

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName))
  );
}
