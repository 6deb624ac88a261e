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

/** Answers a request from an index, in the response shape of the hosted service. */
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
    hits: shown.map((one) => toHit(index, one, request, highlighter)),
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
  const said = highlighter.wordsIn(Object.values(heading.hierarchy).join(' '));
  const content = bestLine(index.texts?.bodies[doc] ?? '', highlighter, said);
  const retrieved = (attribute: string) => request.attributesToRetrieve?.includes(attribute) ?? true;
  const snippetLength = snippetLengths(request.attributesToSnippet ?? []);
  const highlighted: Partial<Record<Level, Marked>> = {};
  const snipped: Partial<Record<Level, Marked>> = {};
  const hierarchy = Object.fromEntries(LEVELS.map((level) => [level, null])) as Hierarchy;
  for (const level of LEVELS) {
    const text = heading.hierarchy[level];
    if (text === null || !retrieved(`hierarchy.${level}`)) continue;
    hierarchy[level] = text;
    highlighted[level] = marked(highlighter.mark(text));
    const length = snippetLength.get(`hierarchy.${level}`);
    if (length) snipped[level] = marked(highlighter.snippet(text, length, request.snippetEllipsisText ?? '…'));
  }
  const length = snippetLength.get('content') ?? DEFAULT_SNIPPET;
  return {
    objectID: heading.url,
    url: heading.url,
    type: heading.type,
    hierarchy,
    content: content || null,
    _highlightResult: {hierarchy: highlighted, ...(content ? {content: marked(highlighter.mark(content))} : {})},
    _snippetResult: {
      hierarchy: snipped,
      ...(content
        ? {content: marked(highlighter.snippet(content, length, request.snippetEllipsisText ?? '…', said))}
        : {}),
    },
    _rankingInfo: {userScore: score},
  };
}

/** The paragraph with the most words of the query that the headings do not say; the first one of those, or of all. */
function bestLine(body: string, highlighter: Highlighter, said: Set<string>): string {
  let best = '';
  let most = -1;
  for (const line of body.split('\n')) {
    const words = highlighter.wordsIn(line, said).size;
    if (words > most) [best, most] = [line, words];
  }
  return best;
}

function marked({value, words}: {value: string; words: number}): Marked {
  return {value, matchLevel: words > 0 ? 'full' : 'none'};
}

/** `content:10` means ten words of the content. */
function snippetLengths(attributes: string[]): Map<string, number> {
  return new Map(
    attributes.map((attribute) => {
      const [name = '', length] = attribute.split(':');
      return [name, Number(length) || DEFAULT_SNIPPET];
    }),
  );
}
