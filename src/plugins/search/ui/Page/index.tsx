import {useEffect, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {PageMetadata, useQueryString} from '@docusaurus/theme-common';
import {useVersions} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import {loadSearchClient, useSearchData} from '../../client';
import type {SearchClient} from '../../client/types';
import {versionTagPrefix, type SearchFilters} from '../../types';
import {detectLanguage} from '@site/src/utils/detectLanguage';
import {maxQueryLength} from '../searchRequest';
import SearchResults from './Results';
import styles from './styles.module.css';

/** Milliseconds before the URL is updated, because browsers limit the rate of history changes. */
const urlDelay = 250;

interface Props {
  /** The locale, and the tags of the version that the reader prefers. */
  preferredFilters: SearchFilters;
}

/** The content of the search page: all results of a query. The URL contains query and version. */
export default function SearchPageContent({preferredFilters: {locale, tags}}: Props): ReactNode {
  const versions = useVersions(undefined);
  const preferred = tags.find((tag) => tag.startsWith(versionTagPrefix))?.slice(versionTagPrefix.length) ?? '';
  const {query, setQuery, version: urlVersion, setVersion} = useUrlState();
  const version = versions.some(({name}) => name === urlVersion) ? urlVersion : preferred;
  const client = useClient();
  const allPages = useBaseUrl('llms-full.txt');
  const filters = {
    locale,
    tags: tags.map((tag) => (tag.startsWith(versionTagPrefix) ? versionTagPrefix + version : tag)),
  };

  const title = query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
  return (
    <>
      <PageMetadata title={title} description="Search the guides, the API reference and the community pages." />
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <h1 lang={detectLanguage(title)}>{title}</h1>
        {client ? (
          <SearchResults {...{client, query, versions, version, filters}} onQuery={setQuery} onVersion={setVersion} />
        ) : (
          <>
            <p role="status" className={styles.waiting}>
              <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
            </p>
            <noscript>
              <p>
                Search needs JavaScript. Without JavaScript, open the <Link to="/docs/intro">guides</Link>, the{' '}
                <Link to="/docs/api/class-playwright">API reference</Link> or{' '}
                <a href={allPages}>all pages in one file</a> and use the search of your browser.
              </p>
            </noscript>
          </>
        )}
      </main>
    </>
  );
}

/** Returns the client; null while its code is loading; one whose searches fail if its code cannot be loaded. */
function useClient(): SearchClient | null {
  const data = useSearchData();
  const [client, setClient] = useState<SearchClient | null>(null);
  useEffect(() => {
    loadSearchClient(data).then(setClient, (error: unknown) => {
      const reason = error instanceof Error ? error : new Error(String(error));
      setClient({name: '', preload: () => {}, search: () => Promise.reject(reason)});
    });
  }, [data]);
  return client;
}

/** Returns the version of the URL, and a query that the URL follows after a delay. */
function useUrlState() {
  // `useQueryString()` also returns the values, but those of the next page while it is loading.
  const {pathname, search} = useLocation();
  const [, setUrlQuery] = useQueryString('q');
  const [, setVersion] = useQueryString('version');
  const parameters = new URLSearchParams(search);
  const urlQuery = parameters.get('q') ?? '';
  const [query, setQuery] = useState('');
  const lastUrlQuery = useRef<string | null>(null);

  useEffect(() => {
    if (urlQuery === lastUrlQuery.current) return;
    lastUrlQuery.current = urlQuery;
    setQuery(urlQuery.slice(0, maxQueryLength));
  }, [urlQuery]);

  useEffect(() => {
    if (query === urlQuery) return undefined;
    const timer = setTimeout(() => {
      // The reader has followed a link, and the next page is still loading.
      if (window.location.pathname !== pathname) return;
      lastUrlQuery.current = query;
      setUrlQuery(query);
    }, urlDelay);
    return () => clearTimeout(timer);
  }, [query, urlQuery, setUrlQuery, pathname]);

  return {query, setQuery, version: parameters.get('version') ?? '', setVersion};
}
