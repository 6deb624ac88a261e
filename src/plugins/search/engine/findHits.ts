import {
  hitsPerLoad,
  levels,
  snippetWords,
  type Level,
  type Highlighted,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../types';
import {Highlighter} from './Highlighter';
import type {SearchIndex} from './SearchIndex';
import type {Ranked} from './types';

type Query = Pick<SearchRequest, 'query'> & Partial<Pick<SearchRequest, 'hitsPerPage' | 'snippetWords'>>;

/** Runs a query against an index. Returns hits in the format of the hosted service, with `<mark>` around matches. */
export function findHits(
  index: SearchIndex,
  {query, hitsPerPage = hitsPerLoad, snippetWords: words = snippetWords}: Query,
): SearchResult {
  const {ranked, plan} = index.search(query);
  const highlighter = new Highlighter(plan, index.postings);
  return {
    hits: ranked.slice(0, hitsPerPage).map((ranking) => toHit(index, ranking, words, highlighter)),
    nbHits: ranked.length,
    hitsPerPage,
    query,
    namesFirstHit:
      ranked.length > 0 && index.nameIndex.match(plan.nameCandidates[0] ?? '', plan.written).has(ranked[0]!.doc),
  };
}

function toHit(index: SearchIndex, {doc, score}: Ranked, snippetLength: number, highlighter: Highlighter): SearchHit {
  const {url, type, hierarchy, since} = index.documents[doc]!;
  const headingWords = highlighter.wordsIn(Object.values(hierarchy).join(' '));
  const content = bestParagraph(index.bodies?.[doc] ?? '', highlighter, headingWords);
  const highlighted = levels.flatMap((level) => {
    const text = hierarchy[level];
    return text === null ? [] : [[level, {value: highlighter.highlight(text)}]];
  });
  return {
    objectID: url,
    url,
    type,
    hierarchy,
    content: content || null,
    since,
    _highlightResult: {hierarchy: Object.fromEntries(highlighted) as Partial<Record<Level, Highlighted>>},
    _snippetResult: content ? {content: {value: highlighter.snippet(content, snippetLength, headingWords)}} : {},
    _rankingInfo: {userScore: score},
  };
}

/** Returns the first paragraph with the most words of the query that the headings do not contain. */
function bestParagraph(body: string, highlighter: Highlighter, headingWords: Set<string>): string {
  let best = '';
  let maxCount = -1;
  for (const paragraph of body.split('\n')) {
    const count = highlighter.wordsIn(paragraph, headingWords).size;
    if (count > maxCount) [best, maxCount] = [paragraph, count];
  }
  return best;
}
