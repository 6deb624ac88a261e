/** Whether the reader clicks a link without a key or button with which browsers open a tab or a window, or save the page. */
export const isPlainClick = ({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
}: Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
