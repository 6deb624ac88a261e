import {useCallback, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {loadSearchClient, useSearchData} from '../../client';
import type {SearchClient} from '../../client/types';
import {versionTagPrefix, type SearchFilters} from '../../types';
import SearchButton from '../Button';
import LoadingError from '../LoadingError';
import type {InitialQuery} from '../Dialog';
import {maxQueryLength} from '../searchRequest';
import {useSearchShortcuts} from '../useSearchShortcuts';

/** Query of an open dialog whose page was replaced by one that loaded late: each layout has a search bar of its own. */
let interrupted: InitialQuery | null = null;

type SearchDialog = (typeof import('../Dialog'))['default'];

interface Props {
  filters: SearchFilters;
  /** Opens a URL in the current tab. */
  navigate: (url: string) => void;
}

/** The search button, and the dialog, whose code is loaded when the reader is about to search. */
export default function Bar({filters, navigate}: Props): ReactNode {
  const data = useSearchData();
  const [dialog, setDialog] = useState<{
    SearchDialog: SearchDialog;
    client: SearchClient;
    initialQuery: InitialQuery;
  } | null>(null);
  const [isUnreachable, setUnreachable] = useState(false);
  /** What the reader has typed since opening the dialog, while its code is loading; null at other times. */
  const typed = useRef<string | null>(null);

  const load = async () => {
    const [{default: SearchDialog}, client] = await Promise.all([import('../Dialog'), loadSearchClient(data)]);
    client.preload(filters);
    return {SearchDialog, client};
  };
  const preload = () => void load().catch(() => {});
  useLayoutEffect(() => {
    const initialQuery = interrupted;
    interrupted = null;
    if (initialQuery)
      load().then(
        (code) => setDialog({...code, initialQuery}),
        () => {},
      );
    return () => {
      // The dialog is still in the document.
      const text = document.querySelector<HTMLInputElement>('.DocSearch-Input')?.value ?? typed.current;
      if (text !== null) interrupted = {text, isTyped: true};
    };
    // Only when the search bar appears and disappears.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const open = () => {
    if (typed.current !== null) return;
    typed.current = '';
    setUnreachable(false);
    const selected = window.getSelection()?.toString().trim().slice(0, maxQueryLength) ?? '';
    /** Ends collecting keys. Returns the first query; null if Escape canceled. */
    const take = (): InitialQuery | null => {
      const text = typed.current;
      typed.current = null;
      if (text === null) return null;
      return text ? {text, isTyped: true} : {text: selected, isTyped: false};
    };
    load().then(
      (code) => {
        const initialQuery = take();
        // Synchronously, so that the input has the focus before the next key.
        if (initialQuery) flushSync(() => setDialog({...code, initialQuery}));
      },
      // Opens the search page if the code of the dialog cannot be loaded, for example after a new deployment. If the
      // site is unreachable, keeps the page, which the browser would replace with its error page.
      () => {
        const query = take();
        if (!query) return;
        const url = searchPage(query.text);
        const {href} = window.location;
        fetch(url, {method: 'HEAD'}).then(
          () => {
            // The reader may have gone to another page meanwhile.
            if (window.location.href === href) window.location.assign(url);
          },
          () => setUnreachable(true),
        );
      },
    );
  };
  const close = useCallback(() => setDialog(null), []);
  const dismissError = useCallback(() => setUnreachable(false), []);
  useSearchShortcuts({isOpen: dialog !== null, onOpen: open, onClose: close, typed});

  const searchPage = (query: string) => {
    const parameters = new URLSearchParams({q: query});
    const version = filters.tags.find((tag) => tag.startsWith(versionTagPrefix));
    // Passes the current version, because the search page would use the preferred version of the reader.
    if (version && version !== data.defaultTag) parameters.set('version', version.slice(versionTagPrefix.length));
    return `${data.searchPath}?${parameters}`;
  };

  return (
    <>
      <SearchButton onClick={open} onIntent={preload} />
      {isUnreachable && <LoadingError onDismiss={dismissError} />}
      {dialog && (
        <dialog.SearchDialog
          client={dialog.client}
          filters={filters}
          initialQuery={dialog.initialQuery}
          navigate={navigate}
          searchPage={searchPage}
          onClose={close}
        />
      )}
    </>
  );
}
