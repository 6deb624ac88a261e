import {useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import {useCloseOnBack} from '@site/src/components/useCloseOnBack';
import {isComposing} from '@site/src/utils/isComposing';
import {isPlainClick} from '@site/src/utils/isPlainClick';
import type {SearchClient} from '../../client/types';
import type {SearchFilters} from '../../types';
import {groupHits} from '../groupHits';
import {searchLabel} from '../searchLabel';
import {StoredSearches, type StoredHit} from '../StoredSearches';
import {maxQueryLength} from '../searchRequest';
import {useSearchQuery} from '../useSearchQuery';
import Footer from './Footer';
import NoResultsScreen from '../NoResultsScreen';
import {ErrorScreen, PartialNotice} from '../notices';
import Results, {listId, optionId} from './Results';
import SearchForm from './SearchForm';
import StartScreen from './StartScreen';
import './styles.css';
import {useDialogFrame} from './useDialogFrame';

/** The query with which the dialog opens. */
export interface InitialQuery {
  text: string;
  /** Whether the reader typed the text while the dialog was loading, and may continue to type. */
  isTyped: boolean;
}

interface Props {
  client: SearchClient;
  filters: SearchFilters;
  initialQuery: InitialQuery;
  /** Opens a URL in the current tab. */
  navigate: (url: string) => void;
  /** Returns the URL of the search page for a query. */
  searchPage: (query: string) => string;
  /** The same function in every render. */
  onClose: () => void;
}

/** The search dialog. */
export default function SearchDialog({client, filters, initialQuery, navigate, searchPage, onClose}: Props): ReactNode {
  const [query, setQuery] = useState(initialQuery.text.slice(0, maxQueryLength));
  const [active, setActive] = useState(0);
  const [, setChanges] = useState(0);
  const container = useRef<HTMLDivElement>(null);
  const stored = new StoredSearches(client.name);
  const {status, result, isPartial, isRefused} = useSearchQuery(client, query, filters);
  const groups = useMemo(() => groupHits(result?.hits ?? []), [result]);
  useDialogFrame(container);
  useCloseOnBack(true, onClose);

  const hasQuery = query.trim() !== '';
  const items: StoredHit[] = hasQuery
    ? groups.flatMap((group) => group.hits)
    : [...stored.recent(), ...stored.favorites()];
  const activeIndex = Math.min(active, Math.max(0, items.length - 1));
  const isFailed = status === 'error';
  const isEmpty = status === 'idle' && result?.nbHits === 0;

  useEffect(() => setActive(0), [query]);
  useEffect(() => {
    if (result && result.nbHits > 0) client.onView?.(result.hits);
  }, [client, result]);
  useEffect(() => {
    if (activeIndex === 0) document.getElementById(listId)?.scrollTo({top: 0});
    else document.getElementById(optionId(activeIndex))?.scrollIntoView({block: 'nearest'});
  }, [activeIndex, result]);

  const remember = (item: StoredHit) => {
    stored.addRecent(item);
    if (result) client.onClick?.(item, result);
  };
  const follow = (url: string, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClose();
    navigate(url);
  };
  const onSelect = (item: StoredHit, event: MouseEvent) => {
    remember(item);
    follow(item.url, event);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const item = items[activeIndex];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (items.length > 0)
        setActive((activeIndex + (event.key === 'ArrowDown' ? 1 : -1) + items.length) % items.length);
    } else if (event.key === 'Enter' && item) {
      event.preventDefault();
      remember(item);
      if (event.metaKey || event.ctrlKey) window.open(item.url, '_blank', 'noopener')?.focus();
      else if (event.shiftKey)
        window.open(item.url, '_blank', `noopener,width=${window.outerWidth},height=${window.outerHeight}`);
      else {
        onClose();
        navigate(item.url);
      }
    }
  };

  const list = {active: activeIndex, onActivate: setActive, onSelect};
  return createPortal(
    // Closes when the mouse button is pressed on the backdrop. A click would also close after a text selection that
    // ends there.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape and Cancel do the same with the keyboard
    <div
      ref={container}
      className="DocSearch DocSearch-Container"
      data-status={status}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}>
      <div className="DocSearch-Modal" role="dialog" aria-modal="true" aria-label={searchLabel()}>
        <SearchForm
          query={query}
          isSelected={!initialQuery.isTyped}
          stalled={status === 'stalled'}
          popup={items.length === 0 || isFailed ? null : hasQuery ? 'listbox' : 'grid'}
          activeId={items.length > 0 && !isFailed ? optionId(activeIndex) : null}
          onChange={setQuery}
          onKeyDown={onKeyDown}
          onCancel={onClose}
        />
        <div className="DocSearch-Dropdown">
          {!hasQuery && <StartScreen stored={stored} {...list} onChange={() => setChanges((count) => count + 1)} />}
          {isFailed && <ErrorScreen isRefused={isRefused} />}
          {isEmpty && <NoResultsScreen client={client} query={query} filters={filters} onSuggestion={setQuery} />}
          {isPartial && <PartialNotice />}
          {!isFailed && groups.length > 0 && <Results groups={groups} {...list} />}
        </div>
        <div className="DocSearch-VisuallyHidden" role="status">
          {status === 'idle' && result && (
            <Translate id="search.status.count" values={{count: result.nbHits}}>
              {'{count} results'}
            </Translate>
          )}
          {isFailed && <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>}
        </div>
        <Footer
          all={
            !isFailed && result && result.nbHits > 0
              ? {count: result.nbHits, href: searchPage(query), onClick: (event) => follow(searchPage(query), event)}
              : null
          }
        />
      </div>
    </div>,
    document.body,
  );
}
