import {useCallback, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import SearchButton from '@site/src/components/Search/Button';
import {filterBy, MAX_QUERY_LENGTH, VERSION_TAG} from '@site/src/components/Search/searchRequest';
import {useSearchShortcuts} from '@site/src/components/Search/useSearchShortcuts';
import {loadSearchClient, useSearchData} from '@site/src/plugins/search-index/client';
import type {SearchClient} from '@site/src/utils/search/types';

type Modal = ComponentType<Parameters<(typeof import('@site/src/components/Search/Modal'))['default']>[0]>;

/** The navbar's search: a button, and the dialog that it and the shortcuts open. The dialog's code comes on intent. */
export default function SearchBar(): ReactNode {
  const data = useSearchData();
  const {locale, tags} = useContextualSearchFilters();
  const history = useHistory();
  const button = useRef<HTMLButtonElement>(null);
  const [parts, setParts] = useState<{Modal: Modal; client: SearchClient} | null>(null);
  const [initialQuery, setInitialQuery] = useState<string | null>(null);
  const facetFilters = filterBy(locale, tags);

  const load = async () => {
    const [{default: Modal}, client] = await Promise.all([
      import('@site/src/components/Search/Modal'),
      loadSearchClient(data),
    ]);
    client.prepare(facetFilters);
    setParts({Modal, client});
  };
  const prepare = () => void load().catch(() => {});
  const open = () => {
    const selected = window.getSelection()?.toString().trim().slice(0, MAX_QUERY_LENGTH) ?? '';
    // Without its code there is no dialog to say so in; the search page asks the server for its own.
    load().then(
      () => setInitialQuery(selected),
      () => window.location.assign(searchPage(selected)),
    );
  };
  const close = useCallback(() => setInitialQuery(null), []);
  useSearchShortcuts({isOpen: initialQuery !== null, onOpen: open, onClose: close});

  const searchPage = (query: string) => {
    const parameters = new URLSearchParams({q: query});
    const version = tags.find((tag) => tag.startsWith(VERSION_TAG));
    // The search page knows the version that a reader prefers, not the one that is being read.
    if (version && version !== data.defaultTag) parameters.set('version', version.slice(VERSION_TAG.length));
    return `${data.searchPath}?${parameters}`;
  };

  const {Modal, client} = parts ?? {};
  return (
    <>
      <SearchButton ref={button} onClick={open} onIntent={prepare} />
      {initialQuery !== null && Modal && client && (
        <Modal
          client={client}
          facetFilters={facetFilters}
          initialQuery={initialQuery}
          navigate={(url) => (url.startsWith('/') ? history.push(url) : window.location.assign(url))}
          searchPage={searchPage}
          reportUrl={(query) => `${data.reportUrl}?title=${encodeURIComponent(`Search: no results for "${query}"`)}`}
          onClose={close}
        />
      )}
    </>
  );
}
