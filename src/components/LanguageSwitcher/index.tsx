import {useState, type MouseEvent, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import {editionNames, editions, rootEdition, type EditionName} from '@site/src/data/editions';
import {editionPath, siblingPrefix} from '@site/src/data/editionPath';
import {isPlainClick} from '@site/src/utils/isPlainClick';
import {tryStorage} from '@site/src/utils/tryStorage';
import {initialPages} from './initialPages';

/**
 * A dropdown that links to the same page in the other editions. They are separate sites, so each link loads a
 * full page.
 *
 * The pages of the editions are known at build time, so the HTML contains the correct links. The browser loads the
 * lists when the pointer or the focus first reaches the dropdown. Until then, the links assume that each edition has
 * the page; a click waits for the lists.
 */
export default function LanguageSwitcher(props: {mobile?: boolean; position?: 'left' | 'right'}): ReactNode {
  const {baseUrl, customFields} = useDocusaurusContext().siteConfig;
  const own = customFields?.edition as EditionName;
  const {pathname, hash: currentHash} = useLocation();
  // The server renders links without a hash. Hydration must render the same links first.
  const hash = useIsBrowser() ? currentHash : '';
  const [pages, setPages] = useState(initialPages);
  // If loading fails, the next call tries again.
  const loadPages = async () => {
    if (pages) return pages;
    const {default: editionPages} = await import('@edition-pages');
    setPages(editionPages);
    return editionPages;
  };
  const editionPrefix = (name: EditionName) =>
    name === own ? baseUrl : siblingPrefix(editions[name].prefix, editions[own].prefix, baseUrl);
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length - 1) : pathname;
  const hasRootEdition = own === rootEdition || editionPrefix(rootEdition) !== baseUrl;
  const editionUrl = (name: EditionName, known = pages) => {
    const edition = (editionName: EditionName) => ({prefix: editionPrefix(editionName), pages: known?.[editionName]});
    // If this edition is at the root of the host, its own page would replace a page that the edition does not have.
    const root = hasRootEdition ? edition(rootEdition) : {prefix: editionPrefix(name), pages: {docs: [], pages: []}};
    return editionPath(edition(name), root, path, hash);
  };
  const loadAhead = () => void loadPages().catch(() => {});

  const choose = (name: EditionName) => (event: MouseEvent) => {
    rememberEdition(editions[name].prefix);
    // A click that opens a new tab or saves the page does not wait.
    if (pages || !isPlainClick(event)) return;
    event.preventDefault();
    const {href} = window.location;
    // The user may have followed another link while the lists were loading.
    const open = (url: string) => {
      if (window.location.href === href) window.location.assign(url);
    };
    loadPages().then(
      (known) => open(editionUrl(name, known)),
      () => open(editionUrl(name)),
    );
  };

  const activeClass = props.mobile ? 'menu__link--active' : 'dropdown__link--active';
  // Leaves out the edition whose path this edition has.
  const linked = editionNames.filter((name) => name === own || editionPrefix(name) !== baseUrl);
  const items = linked.map((name) => ({
    label: editions[name].label,
    to: `pathname://${editionUrl(name)}`,
    target: '_self',
    autoAddBaseUrl: false,
    className: name === own ? activeClass : '',
    onClick: choose(name),
  }));
  return <DropdownNavbarItem {...props} onIntent={loadAhead} label={editions[own].label} items={items} />;
}

/** Storage key of the selected edition, as in the specification. Only the official site reads it. */
const editionKey = 'previousLanguagePrefix';

/**
 * Stores the edition that the reader selected. Does nothing if storage is blocked.
 *
 * @param prefix `/java/`, `/dotnet/` or `/python/`; `/` of the root edition removes the stored value
 */
function rememberEdition(prefix: string): void {
  tryStorage(() => (prefix === '/' ? localStorage.removeItem(editionKey) : localStorage.setItem(editionKey, prefix)));
}
