import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import {editions, type EditionName} from '@site/src/data/editions';
import {editionPath} from '@site/src/utils/editionPath';
import {rememberEdition} from '@site/src/utils/rememberEdition';

const labels: Record<EditionName, string> = {python: 'Python', root: 'JavaScript', java: 'Java', dotnet: '.NET'};
const order = Object.keys(labels) as EditionName[];

/** What the navbar gives every item of its own. */
interface LanguageSwitcherProps {
  mobile?: boolean;
  position?: 'left' | 'right';
}

/** A dropdown that leads to the same page of the other language editions. They are sites of their own: full page loads. */
export default function LanguageSwitcher(props: LanguageSwitcherProps): ReactNode {
  const {pathname, hash: currentHash} = useLocation();
  // The server knows no hash, and hydration keeps the addresses that the server wrote.
  const hash = useIsBrowser() ? currentHash : '';
  const activeClass = props.mobile ? 'menu__link--active' : 'dropdown__link--active';
  const items = order.map((name) => ({
    label: labels[name],
    to: `pathname://${editionPath(editions[name], editions.root, pathname, hash)}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: name === 'python' ? activeClass : '',
    onClick: () => rememberEdition(editions[name].prefix),
  }));
  return <DropdownNavbarItem {...props} label={labels.python} items={items} />;
}
