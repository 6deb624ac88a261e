import {existsSync} from 'node:fs';
import path from 'node:path';
import {lineOf} from '../../src/content/mdast';
import type {Language} from '../../src/languages/types';
import type {ApiFacts, MemberFacts} from '../../src/content/api/types';
import {betweenUntil} from '../../src/content/passages';
import {classPageName} from '../../src/content/pageFiles';
import {readPage} from '../../src/content/pageText';
import {type Difference, compareFacts, describeDifference} from './compareFacts';
import {findMentions, type Roll, withNumber} from './findMentions';
import {findOldVersions} from './findOldVersions';
import {type Group, groupOf} from '../../src/plugins/api-reference/groups';
import {readAuthoredPage, type AuthoredPage} from '../../src/plugins/api-reference/readAuthoredPage';
import {minorOf} from '../lib/compareVersions';

/**
 * Lists what authors must change in the pages of a folder when the library goes from one version to another.
 *
 * @returns one line per change, with file and line; empty if the facts are the same
 */
export function adviseAuthors({root, folder, edition, language, before, after}: Roll): string[] {
  const pages = new Map<string, AuthoredPage | undefined>();
  const readClassPage = (className: string): AuthoredPage | undefined => {
    const file = classPageFile(folder, className);
    if (!pages.has(className)) {
      const isWritten = existsSync(path.join(root, file));
      pages.set(
        className,
        isWritten ? readAuthoredPage(readPage(root, file, edition, withNumber(edition, before.version))) : undefined,
      );
    }
    return pages.get(className);
  };
  const advice = compareFacts(before, after, language.types).map((change) => {
    const isType = change.className.startsWith('type ');
    const file = isType ? `${folder}/api/_shared.mdx` : classPageFile(folder, change.className);
    const page = isType ? undefined : readClassPage(change.className);
    return `${file}:${lineFor(change, page, after)}: ${textFor(change, folder, after, language)}`;
  });
  const removedClasses = Object.keys(before.classes).filter((name) => after.classes[name]?.removed ?? true);
  const mentions = findMentions({root, folder, edition, language, before, after}).filter(
    ({file}) => !removedClasses.some((name) => file === classPageFile(folder, name)),
  );
  const lines = mentions.map(
    ({file, line, text}) =>
      `${file}:${line}: ${text} does not exist in ${after.version}; put it ${betweenUntil(after.version)}`,
  );
  return [
    ...advice,
    // The package of .NET shows which options it reads.
    ...(edition === 'dotnet' ? [] : ignoredLines(after, folder)),
    ...lines,
    ...findOldVersions(root, folder, edition, before.version, after.version),
  ];
}

/** Lists the parameters that the library before did not read, because no declaration says whether this one does. */
const ignoredLines = ({classes, version}: ApiFacts, folder: string): string[] =>
  Object.entries(classes).flatMap(([name, {members}]) =>
    members.flatMap((member) =>
      (member.parameters ?? [])
        // Deprecated parameters stay without effect.
        .filter(({ignored, deprecated}) => ignored && !deprecated)
        .map(
          (parameter) =>
            `${classPageFile(folder, name)}:1: ${name}.${member.name}: try whether ${version} still ignores \`${parameter.name}\`; if not, delete its mark \`ignored\` in the facts and correct its description`,
        ),
    ),
  );

const classPageFile = (folder: string, className: string): string => `${folder}/api/${classPageName(className)}.mdx`;

function lineFor({className, member, parameter}: Difference, page: AuthoredPage | undefined, after: ApiFacts): number {
  if (!page || !member) return 1;
  const wanted = groupOf(member, after.classes[className]);
  const isEvent = member.kind === 'event';
  const group = page.groups.find(({name}) => name === wanted);
  const authored = page.groups
    .filter(({name}) => (name === 'Events') === isEvent)
    .flatMap(({members}) => members)
    .find(({name}) => name === member.name);
  const item = authored?.items.find(({name}) => name === parameter?.name);
  return item?.line ?? (authored ? lineOf(authored.heading) : (group?.line ?? 1));
}

function textFor(change: Difference, folder: string, after: ApiFacts, {types}: Language): string {
  const {kind, className, member, parameter, key} = change;
  const since = minorOf(after.version);
  if (key !== undefined) return textForKey(change, key);
  if (!member) return textForClass(change, since);
  const full = `${className}.${member.name}`;
  if (parameter) {
    const name = `parameter \`${parameter.name}\``;
    if (kind === 'new') {
      return `${full}: ${name} is new (${types.shownType(parameter)}); add "- \`${parameter.name}\` ..." under "### ${member.name}", ${betweenSince(since)}, unless _shared.mdx describes it`;
    }
    return kind === 'removed'
      ? `${full}: ${name} was removed; put its item ${betweenUntil(since)}`
      : `${full}: ${name}: ${differenceIn(change)}; check its description`;
  }
  const group = groupOf(member, after.classes[className]);
  if (kind === 'new') {
    return `${full} is new (${describeKind(member)}); add "### ${member.name}" under "## ${group}", ${betweenSince(since)}`;
  }
  if (kind === 'removed')
    return `${full} was removed (${describeKind(member)}); put its section ${betweenUntil(since)}`;
  const isMark = change.difference?.field === 'deprecated' || change.difference?.field === 'discouraged';
  return `${full}: ${differenceIn(change)}; ${isMark ? remedyForMark(group, since) : 'check its description'}`;
}

const differenceIn = ({difference}: Difference): string => (difference ? describeDifference(difference) : '');

const kindTexts: Record<Difference['kind'], string> = {new: 'is new', removed: 'was removed', changed: ''};

function textForKey(change: Difference, key: string): string {
  const {kind, className, member, parameter} = change;
  const owner = member ? `${className}.${member.name}: ` : `${className}: `;
  const inside = parameter ? `parameter \`${parameter.name}\`: ` : '';
  return `${owner}${inside}key \`${key}\` ${kindTexts[kind] || differenceIn(change)}; check its description`;
}

function textForClass(change: Difference, since: string): string {
  const {kind, className} = change;
  if (className.startsWith('type ')) return `${className} ${kindTexts[kind]}; check its descriptions`;
  if (kind === 'new') {
    return `class ${className} is new; write the page (npm run -s outline -- ${className}) with its body ${betweenSince(since)}, and add it to the sidebars.json of the edition`;
  }
  if (kind === 'removed')
    return `class ${className} was removed; keep the page, and begin it with what replaces the class`;
  return `${className}: ${differenceIn(change)}; check its description`;
}

const describeKind = (member: MemberFacts): string => (member.awaited ? 'coroutine' : member.kind);

const betweenSince = (version: string): string => `between {/* since ${version} */} and {/* end since */}`;

const remedyForMark = (group: Group, since: string): string =>
  `move it to "## ${group}"; explain since which version (${since}) and why`;
