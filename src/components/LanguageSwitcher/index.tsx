import type {MouseEvent, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import {editionNames, editions, type EditionName} from '@site/src/data/editions';
import {editionPath} from '@site/src/utils/editionPath';
import {rememberEdition} from '@site/src/utils/rememberEdition';
import {useEditionPages} from './useEditionPages';

/** What the navbar gives every item of its own. */
interface LanguageSwitcherProps {
  mobile?: boolean;
  position?: 'left' | 'right';
}

/**
 * A dropdown that leads to the same page of the other language editions. They are sites of their own: full page loads.
 *
 * Which pages they have is known at build time, and the HTML has the right addresses. In the browser the lists come with the
 * first intent to switch; until then an edition is taken to have the page, and a click waits for them.
 */
export default function LanguageSwitcher(props: LanguageSwitcherProps): ReactNode {
  const {pathname, hash: currentHash} = useLocation();
  // The server knows no hash, and hydration keeps the addresses that the server wrote.
  const hash = useIsBrowser() ? currentHash : '';
  const [pages, loadPages] = useEditionPages();
  const address = (name: EditionName, known = pages) => {
    const edition = (of: EditionName) => ({prefix: editions[of].prefix, pages: known?.[of]});
    return editionPath(edition(name), edition('root'), pathname, hash);
  };
  const prepare = () => void loadPages().catch(() => {});
  const intent = {onPointerEnter: prepare, onFocus: prepare};

  const choose = (name: EditionName) => (event: MouseEvent) => {
    rememberEdition(editions[name].prefix);
    // A window or tab of its own opens at once.
    if (pages || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    loadPages().then(
      (known) => window.location.assign(address(name, known)),
      () => window.location.assign(address(name)),
    );
  };

  const activeClass = props.mobile ? 'menu__link--active' : 'dropdown__link--active';
  const items = editionNames.map((name) => ({
    label: editions[name].label,
    to: `pathname://${address(name)}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: name === 'python' ? activeClass : '',
    onClick: choose(name),
    ...intent,
  }));
  return <DropdownNavbarItem {...props} {...intent} label={editions.python.label} items={items} />;
}
