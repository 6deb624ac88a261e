/**
 * Handles the buttons of code blocks (copy, wrap lines). `src/theme/CodeBlock/Content/String` renders only their
 * markup.
 */
import {translate} from '@docusaurus/Translate';
import copyText from 'copy-text-to-clipboard';
import {formAttribute} from '../../../utils/tabGroups';

const doneForMs = 1500;

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-code-button]') : null;
    if (button?.dataset.codeButton === 'copy') copy(button);
    else if (button) findBlock(button)?.toggleAttribute('data-wrapped');
  });
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, ({target}) => target instanceof Element && markWide(findBlock(target)), {
      passive: true,
    });
  }
}

const findBlock = (element: Element): Element | null => element.closest('.theme-code-block');

/** Marks a block whose lines are wider than the block. Measures on hover and focus, not for every block of a page. */
function markWide(block: Element | null): void {
  const pre = block?.querySelector('pre');
  if (block && pre && pre.scrollWidth > pre.clientWidth) block.setAttribute('data-wide', '');
}

/** Returns the visible text of a block, because signatures also contain keywords of forms that the reader did not choose. */
function shownText(pre?: Element | null): string {
  if (!pre) return '';
  const ofForm = `[${formAttribute}]`;
  const isHidden = Array.from(pre.querySelectorAll(ofForm), (part) => getComputedStyle(part).display === 'none');
  const copied = pre.cloneNode(true) as Element;
  copied.querySelectorAll(ofForm).forEach((part, index) => isHidden[index] && part.remove());
  return copied.textContent ?? '';
}

function copy(button: HTMLElement): void {
  const block = findBlock(button);
  const code = (block?.getAttribute('data-copy-start') ?? '') + shownText(block?.querySelector('pre'));
  const label = button.getAttribute('aria-label') ?? '';
  if (button.hasAttribute('data-done') || !copyText(code)) return;
  button.setAttribute('data-done', '');
  button.setAttribute('aria-label', translate({id: 'theme.CodeBlock.copied', message: 'Copied'}));
  window.setTimeout(() => {
    button.removeAttribute('data-done');
    button.setAttribute('aria-label', label);
  }, doneForMs);
}
