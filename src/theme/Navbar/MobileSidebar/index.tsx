import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import MobileSidebar from '@theme-original/Navbar/MobileSidebar';
import {useCallback, useEffect, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {useCloseOnBack} from '@site/src/components/useCloseOnBack';
import {isComposing} from '@site/src/utils/isComposing';

/** Everything that the menu covers. */
const covered = '#__docusaurus > :not(.navbar), .navbar__inner';

/** The mobile menu keeps the focus while it is open. Escape and Back close it, and focus its button. */
export default function NavbarMobileSidebar(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const close = useCallback(() => {
    // Before the focus moves, because the button is inert while the menu is open.
    flushSync(toggle);
    document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
  }, [toggle]);
  useCloseOnBack(shown, close);
  useEffect(() => {
    if (!shown) return;
    const elements = document.querySelectorAll(covered);
    for (const element of elements) element.setAttribute('inert', '');
    const onKeyDown = (event: KeyboardEvent) => {
      // A dropdown in the menu, or the search dialog over it, closes first.
      if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) close();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => {
      for (const element of elements) element.removeAttribute('inert');
      window.removeEventListener('keydown', onKeyDown);
    };
  }, [shown, close]);
  return <MobileSidebar />;
}
