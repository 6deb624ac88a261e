import type {ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Bar from '@site/src/plugins/search/ui/Bar';

/** Search in the navbar. */
export default function SearchBar(): ReactNode {
  const filters = useContextualSearchFilters();
  const history = useHistory();
  const menu = useNavbarMobileSidebar();
  const navigate = (url: string) => {
    if (menu.shown) menu.toggle();
    if (url.startsWith('/')) history.push(url);
    else window.location.assign(url);
  };
  return <Bar filters={filters} navigate={navigate} />;
}
