import {nextVersionPath} from '../utils/nextVersionPath';

/**
 * Five presses of Shift, with no other key between them, lead from a stable page to the same page in next (a habit that
 * readers bring from the official site). Does nothing on pages without versions and in next itself.
 */
const presses = 5;
let pressed = 0;

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', ({key, repeat}) => {
    if (repeat) return;
    pressed = key === 'Shift' ? pressed + 1 : 0;
    if (pressed < presses) return;
    pressed = 0;
    const target = nextVersionPath(window.location.pathname);
    if (target) window.location.assign(target + window.location.hash);
  });
}
