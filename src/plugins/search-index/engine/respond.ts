import {
  LEVELS,
  type Hierarchy,
  type Level,
  type Marked,
  type SearchHit,
  type SearchRequest,
  type SearchResult,
} from '../../../utils/search/types';
import {Highlighter} from './highlight';
import type {SearchIndex} from './searchIndex';
import type {Ranked} from './types';

const DEFAULT_HITS_PER_PAGE = 20;
const DEFAULT_SNIPPET = 10;

/** Runs a request against an index. Returns the same shape as the hosted service. */
export function respond(index: SearchIndex, request: SearchRequest): SearchResult {
  const {ranked, plan} = index.search(request.query);
  const hitsPerPage = request.hitsPerPage ?? DEFAULT_HITS_PER_PAGE;
  const page = request.page ?? 0;
  const highlighter = new Highlighter(
    plan,
    index.postings,
    request.highlightPreTag ?? '<em>',
    request.highlightPostTag ?? '</em>',
  );
  const shown = ranked.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
  return {
    index: request.indexName,
    hits: shown.map((ranking) => toHit(index, ranking, request, highlighter)),
    nbHits: ranked.length,
    page,
    nbPages: Math.ceil(ranked.length / hitsPerPage),
    hitsPerPage,
    query: request.query,
    exhaustive: {nbHits: index.texts !== null},
  };
}

function toHit(index: SearchIndex, {doc, score}: Ranked, request: SearchRequest, highlighter: Highlighter): SearchHit {
  const heading = index.headings[doc]!;
  const headingWords = highlighter.wordsIn(Object.values(heading.hierarchy).join(' '));
  const content = bestParagraph(index.texts?.bodies[doc] ?? '', highlighter, headingWords);
  const isRetrieved = (attribute: string) => request.attributesToRetrieve?.includes(attribute) ?? true;
  const snippetLength = snippetLengths(request.attributesToSnippet ?? []);
  const highlighted: Partial<Record<Level, Marked>> = {};
  const snipped: Partial<Record<Level, Marked>> = {};
  const hierarchy = Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;
  for (const level of LEVELS) {
    const text = heading.hierarchy[level];
    if (text === null || !isRetrieved(`hierarchy.${level}`)) continue;
    hierarchy[level] = text;
    highlighted[level] = toMarked(highlighter.mark(text));
    const length = snippetLength.get(`hierarchy.${level}`);
    if (length) snipped[level] = toMarked(highlighter.snippet(text, length, request.snippetEllipsisText ?? '…'));
  }
  const length = snippetLength.get('content') ?? DEFAULT_SNIPPET;
  return {
    objectID: heading.url,
    url: heading.url,
    type: heading.type,
    hierarchy,
    content: content || null,
    _highlightResult: {hierarchy: highlighted, ...(content ? {content: toMarked(highlighter.mark(content))} : {})},
    _snippetResult: {
      hierarchy: snipped,
      ...(content
        ? {content: toMarked(highlighter.snippet(content, length, request.snippetEllipsisText ?? '…', headingWords))}
        : {}),
    },
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

function toMarked({value, matchCount}: {value: string; matchCount: number}): Marked {
  return {value, matchLevel: matchCount > 0 ? 'full' : 'none'};
}

/** Parses snippet lengths: `content:10` means ten words of the content. */
function snippetLengths(attributes: string[]): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', length] = attribute.split(':');
      return [name, Number(length) || DEFAULT_SNIPPET];
    }),
  );
}
