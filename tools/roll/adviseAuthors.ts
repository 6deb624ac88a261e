import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Bridge, parametersLike} from '../../src/content/api/bridge';
import type {ApiFacts} from '../../src/content/api/types';
import {lineOf} from '../../src/content/mdast';
import {classPageName, pageName} from '../../src/content/pageFiles';
import {pageText} from '../../src/content/pageText';
import {parseMdxOnce} from '../../src/content/readMdx';
import {versions, guidesAboutAllVersions} from '../../src/content/versions';
import type {EditionName} from '../../src/data/editions';
import type {Language} from '../../src/languages/types';
import {groupOf} from '../../src/content/api/memberGroups';
import {readAuthoredPage} from '../../src/plugins/api-reference/readAuthoredPage';
import {minorOf} from '../../src/utils/releaseNumbers';
import {type Difference, compareFacts, describeDifference} from '../facts/compareFacts';
import {textForEdition} from '../../src/content/editionPassages';
import {listPages} from '../../src/content/listPages';
import {inCode} from '../../src/content/pinnedReleases';

/** The facts of two releases, and the pages that describe the older one. */
export type FactsComparison = {
  root: string;
  folder: string;
  edition: EditionName;
  language: Language;
  /** Facts of the old release. */
  before: ApiFacts;
  /** Facts of the new release. */
  after: ApiFacts;
  /** Leads to the names that authors write. Absent in the source edition. */
  bridge?: Bridge | undefined;
};

/**
 * Lists the descriptions in the pages of a folder that a new release can make wrong. The checks of pages find the rest: what
 * is new and has no description, and what pages name although it was removed.
 *
 * @returns one line per change, with file and line; empty if the facts are the same
 */
export function adviseAuthors(comparison: FactsComparison): string[] {
  const {root, folder, edition, language, before, after} = comparison;
  const advice = compareFacts(before, after, language.types).flatMap((difference) => {
    const text = textFor(difference, after);
    return text === undefined ? [] : [`${locationOf(difference, comparison)}: ${text}`];
  });
  return [...advice, ...findSentencesAbout(root, folder, edition, before.release, after.release)];
}

/** Names the classes, members and parameters that are new. */
export const listNew = ({before, after, language}: FactsComparison): string[] =>
  compareFacts(before, after, language.types)
    .filter(({kind, key, className}) => kind === 'added' && key === undefined && !isType(className))
    .map(fullName);

const isType = (className: string): boolean => className.startsWith('type ');

function fullName({className, member, parameter}: Difference): string {
  const full = member ? `${className}.${member.name}` : className;
  return parameter ? `${full}: parameter \`${parameter.name}\`` : full;
}

/** Returns the file and the line of a description. */
function locationOf(
  {className, member, parameter}: Difference,
  {root, folder, edition, before, after, bridge}: FactsComparison,
): string {
  if (isType(className)) return `${folder}/api/_shared.mdx:1`;
  const file = `${folder}/api/${classPageName(className)}.mdx`;
  if (!member || !existsSync(path.join(root, file))) return `${file}:1`;
  const version = {...versions.next, releases: {...versions.next.releases, [edition]: before.release}};
  const {text} = pageText(readFileSync(path.join(root, file), 'utf8'), file, {edition, version});
  const {groups} = readAuthoredPage(parseMdxOnce(text));
  const written = bridge?.sourceOf(member)?.member ?? member;
  const item = parameter && (parametersLike(parameter, written)[0] ?? parameter).name;
  const authored = groups
    .filter(({name}) => (name === 'Events') === (member.kind === 'event'))
    .flatMap(({members}) => members)
    .find(({name}) => name === written.name);
  const wanted = groupOf(member, after.classes[className]);
  const line =
    authored?.items.find(({name}) => name === item)?.line ??
    (authored ? lineOf(authored.heading) : groups.find(({name}) => name === wanted)?.line);
  return `${file}:${line ?? 1}`;
}

/** Says what an author must do about a change. Returns undefined if the checks of pages do. */
function textFor(found: Difference, after: ApiFacts): string | undefined {
  const {kind, className, member, key, difference} = found;
  const full = fullName(found);
  if (kind === 'changed' && difference) {
    const what = `${full}: ${key === undefined ? '' : `key \`${key}\` `}${describeDifference(difference)}`;
    const isFlag = difference.field === 'deprecated' || difference.field === 'discouraged';
    if (!isFlag || !member || found.parameter) return `${what}; check its description`;
    const since = minorOf(after.release);
    return `${what}; move it to "## ${groupOf(member, after.classes[className])}"; explain since which release (${since}) and why`;
  }
  const state = kind === 'added' ? 'is new' : 'was removed';
  if (key !== undefined) return `${full}: key \`${key}\` ${state}; check its description`;
  if (isType(className)) return `${className} ${state}; check its descriptions`;
  if (kind === 'removed' && !member)
    return `class ${className} was removed; keep the page, and begin it with what replaces the class`;
  return undefined;
}

/**
 * Finds the sentences of an edition that name the release that a new release replaces. Ignores code, whose numbers
 * `tests/content/statements.test.ts` checks, the marks of passages (`{/* since 1.56 *\/}`), and guides about all
 * versions, whose sentences stay true.
 *
 * @param before release that the pages name: `1.56.0`
 * @param after release that they should name
 * @returns one line per finding, with file, line and remedy
 */
export function findSentencesAbout(
  root: string,
  folder: string,
  edition: EditionName,
  before: string,
  after: string,
): string[] {
  if (before === after) return [];
  const old = minorOf(before);
  const named = new RegExp(`(?<![\\w.=-])v?${old.replace('.', '\\.')}(?:\\.\\d+)?(?![.\\d]*\\d)`);
  const files = listPages(root, folder, edition).filter(
    (file) => !guidesAboutAllVersions.includes(path.basename(pageName(file))),
  );
  return files.flatMap((file) => {
    const {text} = textForEdition(readFileSync(path.join(root, file), 'utf8'), edition, file);
    const lines = inCode(text, () => '').split('\n');
    return lines.flatMap((line, index) =>
      named.test(line) && !/^\{\/\*.*\*\/\}\s*$/.test(line)
        ? [`${file}:${index + 1}: the text names ${old}; check whether it is still true in ${after}`]
        : [],
    );
  });
}
