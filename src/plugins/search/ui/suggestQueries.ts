import type {SearchClient} from '../client/types';
import type {SearchFilters} from '../types';
import {maxQueryLength, toRequest} from './searchRequest';

const maxSuggestions = 3;
/** Suggestions if no part of the query has results: the subjects that most readers look for. */
const popularQueries = ['locators', 'assertions', 'screenshots', 'authentication'];

/**
 * Finds up to three queries that have results: first shorter forms of a query without results, then popular queries.
 *
 * @returns an empty array if the search fails
 */
export async function suggestQueries(client: SearchClient, query: string, filters: SearchFilters): Promise<string[]> {
  const candidates = [...new Set([...shorterForms(query), ...popularQueries])].filter(
    (candidate) => candidate !== query,
  );
  try {
    const response = await client.search(candidates.map((candidate) => toRequest(candidate, filters, 1)));
    const {results} = (await response.complete?.().catch(() => null)) ?? response;
    return candidates.filter((_, i) => (results[i]?.nbHits ?? 0) > 0).slice(0, maxSuggestions);
  } catch {
    return [];
  }
}

/** Returns the query without its last words, then its single words, longest first. */
function shorterForms(query: string): string[] {
  const words = query
    .slice(0, maxQueryLength)
    .split(/[^\p{L}\p{N}_.-]+/u)
    .filter(Boolean);
  const prefixes = words.slice(1).map((_, i) => words.slice(0, words.length - 1 - i).join(' '));
  const singleWords = words.filter((word) => word.length > 3).sort((a, b) => b.length - a.length);
  return words.length > 1 ? [...prefixes, ...singleWords].slice(0, 4) : [];
}
