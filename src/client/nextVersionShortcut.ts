/**
 * Pressing Shift five times, with no other key in between, opens the next version of a stable page. Readers know this
 * shortcut from the official site. Does nothing on pages without versions and on pages of the next version.
 */
const presses = 5;
let pressed = 0;

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key, repeat}) => {
    if (repeat) return;
    pressed = key === 'Shift' ? pressed + 1 : 0;
    if (pressed < presses) return;
    pressed = 0;
    const [, base, page] = /^(.*?\/docs)\/(?!next(?:\/|$))(.+)$/.exec(window.location.pathname) ?? [];
    if (base !== undefined && page !== undefined) window.location.assign(`${base}/next/${page}${window.location.hash}`);
  });
}
