/**
 * Returns whether a key press is a shortcut of the search: Ctrl/Cmd+K, or a slash outside of text fields. On keyboards of
 * other scripts (Cyrillic, Chinese), the keys at the same places count. On Latin keyboards, the typed character decides,
 * because layouts such as Dvorak have other keys there.
 *
 * The script that keeps early input contains the source of this function, so the function uses only its parameter.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const {key, code, ctrlKey, metaKey, altKey, shiftKey, target} = event;
  if (altKey) return false;
  const isOtherScript = /^[\p{L}\p{M}]$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  if (ctrlKey || metaKey) return !shiftKey && (isOtherScript ? code === 'KeyK' : key.toLowerCase() === 'k');
  const isTyping =
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName));
  return !isTyping && (isOtherScript ? code === 'Slash' && !shiftKey : key === '/');
}
