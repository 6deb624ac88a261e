/** The buttons of code blocks, which are plain markup (`src/theme/CodeBlock/Content/String`): copy, and wrap long lines. */
import {translate} from '@docusaurus/Translate';
import copyText from 'copy-text-to-clipboard';

const doneForMs = 1500;

if (typeof document !== 'undefined') {
  document.addEventListener('click', ({target}) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-code-button]') : null;
    if (button?.dataset.codeButton === 'copy') copy(button);
    else if (button) blockOf(button)?.toggleAttribute('data-wrapped');
  });
  for (const event of ['pointerover', 'focusin']) {
    document.addEventListener(event, ({target}) => target instanceof Element && markWide(blockOf(target)), {
      passive: true,
    });
  }
}

function blockOf(element: Element): Element | null {
  return element.closest('.theme-code-block');
}

/** Lines can be wrapped where they are wider than the block; measured when it matters, not for each block of a page. */
function markWide(block: Element | null): void {
  const pre = block?.querySelector('pre');
  if (block && pre && pre.scrollWidth > pre.clientWidth) block.setAttribute('data-wide', '');
}

/** The text of a block in the form that the reader chose: a signature holds the keyword of the async form too. */
function shownText(pre?: Element | null): string {
  const copied = pre?.cloneNode(true) as Element | undefined;
  if (document.documentElement.dataset.tabPythonApi !== 'async') copied?.querySelector('.only-async')?.remove();
  return copied?.textContent ?? '';
}

function copy(button: HTMLElement): void {
  const code = shownText(blockOf(button)?.querySelector('pre'));
  const label = button.getAttribute('aria-label') ?? '';
  if (button.hasAttribute('data-done') || !copyText(code)) return;
  button.setAttribute('data-done', '');
  button.setAttribute(
    'aria-label',
    translate({
      id: 'theme.CodeBlock.copied',
      message: 'Copied',
      description: 'The copied button label on code blocks',
    }),
  );
  window.setTimeout(() => {
    button.removeAttribute('data-done');
    button.setAttribute('aria-label', label);
  }, doneForMs);
}
