import type {SearchClient} from '@site/src/utils/search/types';
import {MAX_QUERY_LENGTH, toRequest, type FacetFilters} from './searchRequest';

const MOST = 3;
/** Where nothing of the query leads anywhere: the subjects that most readers come for. */
const COMMON = ['locators', 'assertions', 'page.goto', 'pytest'];

/**
 * Up to three queries that do have results: shorter forms of one that has none, then common ones.
 * @returns none when they cannot be tried either
 */
export async function suggestQueries(
  client: SearchClient,
  query: string,
  facetFilters: FacetFilters,
): Promise<string[]> {
  const candidates = [...new Set([...shorterForms(query), ...COMMON])]
    .filter((candidate) => candidate !== query)
    .slice(0, 8);
  try {
    const answer = await client.search(
      candidates.map((candidate) => ({...toRequest(candidate, client.indexName, facetFilters), hitsPerPage: 1})),
    );
    const {results} = (await answer.refine?.().catch(() => null)) ?? answer;
    return candidates.filter((_, at) => (results[at]?.nbHits ?? 0) > 0).slice(0, MOST);
  } catch {
    return [];
  }
}

/** The query without its last words, and its longer words alone. */
function shorterForms(query: string): string[] {
  const words = query
    .slice(0, MAX_QUERY_LENGTH)
    .split(/[^\p{L}\p{N}_.-]+/u)
    .filter(Boolean);
  const heads = words.slice(1).map((_, at) => words.slice(0, words.length - 1 - at).join(' '));
  const alone = words.filter((word) => word.length > 3).sort((a, b) => b.length - a.length);
  return words.length > 1 ? [...heads, ...alone].slice(0, 4) : [];
}
