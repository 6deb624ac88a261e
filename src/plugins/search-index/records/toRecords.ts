import type {PageSource} from '../../../content/collectPages';
import {LEVELS, type Hierarchy, type RecordKind, type SearchRecord} from '../../../utils/search/types';
import {toKey} from '../engine/tokenise';
import type {Section} from './types';

/** Headings that only divide the members of a class. */
const DIVIDERS = new Set(['methods', 'properties', 'events', 'deprecated']);
/** The list of links that ends every guide: it names other pages, which are found themselves. */
const SIGNPOST = 'where-to-go-next';

/**
 * The records of one page: one for each heading, and one for each paragraph under it.
 * @param links how often each address is linked to
 */
export function toRecords(page: PageSource, sections: Section[], links: Map<string, number>): SearchRecord[] {
  const records: SearchRecord[] = [];
  const path: (string | null)[] = [page.group, ...LEVELS.slice(1).map(() => null)];
  const reference = /\/api\/class-[a-z]+$/.test(page.url);
  const news = page.url.endsWith('/release-notes');
  let position = 0;
  for (const section of sections) {
    path.fill(null, section.level);
    if (section.id === SIGNPOST) continue;
    if (reference && section.id !== null && DIVIDERS.has(section.id)) continue;
    path[section.level] = section.title;
    const url = section.id === null ? page.url : `${page.url}#${section.id}`;
    const kind = kindOf(section, reference);
    const base = {
      url,
      hierarchy: Object.fromEntries(LEVELS.map((level, i) => [level, path[i] ?? null])) as Hierarchy,
      language: page.language,
      docusaurus_tag: page.tag,
      kind,
      deprecated: section.deprecated,
      news,
      aliases: aliasesOf(section, kind, sections[0]!.title),
      links: links.get(url) ?? 0,
    };
    const weigh = (level: number) => ({
      pageRank: pageRankOf(kind, news || section.deprecated),
      level,
      position: position++,
    });
    const level = LEVELS[section.level] as SearchRecord['type'];
    records.push({
      ...base,
      objectID: `${page.tag}${url}`,
      type: level,
      content: null,
      code: section.code.join('\n'),
      weight: weigh(100 - section.level * 10),
    });
    const paragraphs =
      section.level === 1 && page.description ? [page.description, ...section.paragraphs] : section.paragraphs;
    paragraphs.forEach((content, at) => {
      records.push({
        ...base,
        objectID: `${page.tag}${url}-${at}`,
        type: 'content',
        content,
        code: '',
        weight: weigh(0),
      });
    });
  }
  return records;
}

function kindOf(section: Section, reference: boolean): RecordKind {
  if (!reference) return section.level === 1 ? 'page' : 'section';
  if (section.level === 1) return 'class';
  if (section.id?.includes('-option-')) return 'parameter';
  return section.level === 3 ? 'member' : 'section';
}

/**
 * The name by which a member's address knows it, when that is another: `expect_response` stands at
 * `#page-wait-for-response`, after the name in the other editions.
 */
function aliasesOf(section: Section, kind: RecordKind, owner: string): string[] {
  if (kind !== 'member' || section.id === null) return [];
  const own = toKey(section.id)
    .replace(toKey(owner), '')
    .replace(/^event/, '');
  const name = toKey(section.title.slice(section.title.lastIndexOf('.') + 1).replace(/\(.*$/, ''));
  return own && own !== name
    ? [
        section.id
          .split('-')
          .slice(owner.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1-').split('-').length)
          .join('_'),
      ]
    : [];
}

/** What the hosted ranking sorts by after its own criteria: explanations before details before old news. */
function pageRankOf(kind: RecordKind, behind: boolean): number {
  const rank: Record<RecordKind, number> = {page: 5, class: 4, member: 3, section: 2, parameter: 1};
  return behind ? 0 : rank[kind];
}
