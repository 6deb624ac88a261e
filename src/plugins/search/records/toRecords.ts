import {kebab} from '../../../content/api/ids';
import {groupIds} from '../../../content/api/memberGroups';
import type {PublishedPage} from '../../../content/collectPages';
import {guidesAboutAllVersions} from '../../../content/versions';
import {
  levels,
  memberLevel,
  parameterLevel,
  referenceUrl,
  type Hierarchy,
  type RecordKind,
  type SearchRecord,
} from '../types';
import {toKey} from '../engine/tokenize';
import {sectionName, type SearchTexts} from './sectionTexts';
import type {Section} from './readSections';

/** Id of the section that ends every guide. It has no record, because it only links to other pages. */
const nextSteps = 'where-to-go-next';

/**
 * Creates the records of a page: one for each section (heading or parameter), and one for each paragraph in it.
 *
 * @param links number of links to each URL, see `countLinks()`
 */
export function toRecords(
  page: PublishedPage,
  sections: Section[],
  links: Map<string, number>,
  searchTexts?: SearchTexts,
): SearchRecord[] {
  const records: SearchRecord[] = [];
  const path: (string | null)[] = [page.group, ...levels.slice(1).map(() => null)];
  const isReference = referenceUrl.test(page.url);
  const secondary = guidesAboutAllVersions.some((guide) => page.url.endsWith(`/${guide}`));
  let position = 0;
  for (const section of sections) {
    path.fill(null, section.level);
    if (section.id === nextSteps || (isReference && section.id !== null && groupIds.includes(section.id))) {
      // A heading that only groups members has no record of its own: its words lead to the page.
      records[0]!.hiddenText += `\n${[...section.paragraphs, ...section.hiddenText].join('\n')}`;
      continue;
    }
    path[section.level] = section.title;
    const url = section.id === null ? page.url : `${page.url}#${section.id}`;
    const kind = recordKind(section, isReference);
    const createWeight = (level: number) => ({
      pageRank: computePageRank(kind, secondary || section.deprecated),
      level,
      position: position++,
    });
    const heading: SearchRecord = {
      objectID: `${page.tag}${url}`,
      url,
      type: levels[section.level] as SearchRecord['type'],
      hierarchy: Object.fromEntries(levels.map((level, i) => [level, path[i] ?? null])) as Hierarchy,
      content: null,
      language: page.locale,
      docusaurus_tag: page.tag,
      kind,
      deprecated: section.deprecated,
      since: section.since,
      secondary,
      aliases: memberAliases(section, kind, sections[0]!.title, searchTexts?.otherNames),
      messages: searchTexts?.messages.get(sectionName(url)) ?? [],
      otherTitles: searchTexts?.otherTitles.get(sectionName(url)) ?? [],
      links: links.get(url) ?? 0,
      hiddenText: section.hiddenText.join('\n'),
      weight: createWeight(100 - section.level * 10),
    };
    records.push(heading);
    const paragraphs =
      section.level === 1 && page.description ? [page.description, ...section.paragraphs] : section.paragraphs;
    for (const [i, content] of paragraphs.entries()) {
      const own = {objectID: `${heading.objectID}-${i}`, type: 'content' as const, content, weight: createWeight(0)};
      records.push({...heading, ...own, messages: [], otherTitles: [], hiddenText: ''});
    }
  }
  return records;
}

function recordKind(section: Section, isReference: boolean): RecordKind {
  if (!isReference) return section.level === 1 ? 'page' : 'section';
  if (section.level === 1) return 'class';
  if (section.level === parameterLevel) return 'parameter';
  return section.level === memberLevel ? 'member' : 'section';
}

/**
 * Returns the name of a member in its anchor if that differs from its title: the anchor of `expect_response` is
 * `#page-wait-for-response`, from the name in other languages. Also returns a name that does not follow from the anchor.
 *
 * @param className title of the class page
 */
function memberAliases(
  section: Section,
  kind: RecordKind,
  className: string,
  otherNames: SearchTexts['otherNames'] = {},
): string[] {
  if (kind !== 'member' || section.id === null) return [];
  const anchorName = toKey(section.id)
    .replace(toKey(className), '')
    .replace(/^event/, '');
  const name = toKey(section.title.slice(section.title.lastIndexOf('.') + 1).replace(/\(.*$/, ''));
  const aliases: string[] = [];
  if (anchorName && anchorName !== name) {
    const classWordCount = kebab(className).split('-').length;
    aliases.push(section.id.split('-').slice(classWordCount).join('_'));
  }
  const other = otherNames[section.id];
  if (other !== undefined && toKey(other) !== name) aliases.push(other);
  return aliases;
}

/** Returns what the hosted service sorts by last: guides, API details, then release notes and deprecated members. */
function computePageRank(kind: RecordKind, isLowRanked: boolean): number {
  const rank: Record<RecordKind, number> = {page: 5, class: 4, member: 3, section: 2, parameter: 1};
  return isLowRanked ? 0 : rank[kind];
}
