import {existsSync} from 'node:fs';
import path from 'node:path';
import {lineOf} from '../../content/mdast';
import type {Language} from '../../languages/types';
import type {ApiFacts, MemberFacts} from '../../content/api/types';
import type {MdxParser} from '../../content/readMdx';
import {readPage} from '../../content/readPage';
import {type Change, compareFacts} from './compareFacts';
import {findMentions} from './findMentions';
import {type Group, groupOf} from './groups';
import {readWords, type PageWords} from './readWords';

type Advice = {
  root: string;
  folder: string;
  language: Language;
  before: ApiFacts;
  after: ApiFacts;
  parse: MdxParser;
};

/**
 * What authors must do when the pages of a folder go from one version to another: one line each, with file and line.
 * Empty when the facts are the same.
 */
export function adviseAuthors({root, folder, language, before, after, parse}: Advice): string[] {
  const pages = new Map<string, PageWords | undefined>();
  const pageOf = (className: string): PageWords | undefined => {
    const file = fileOf(folder, className);
    if (!pages.has(className)) {
      const isWritten = existsSync(path.join(root, file));
      pages.set(className, isWritten ? readWords(readPage(root, file, parse, before.version)) : undefined);
    }
    return pages.get(className);
  };
  const advice = compareFacts(before, after, language.types).map((change) => {
    const isType = change.className.startsWith('type ');
    const file = isType ? `${folder}/api/_shared.mdx` : fileOf(folder, change.className);
    const page = isType ? undefined : pageOf(change.className);
    return `${file}:${lineFor(change, page, before, after)}: ${textFor(change, folder, after, language)}`;
  });
  const goneFiles = Object.keys(before.classes).filter((name) => !(name in after.classes));
  const mentions = findMentions({root, folder, language, before, after, parse}).filter(
    ({file}) => !goneFiles.some((name) => file === fileOf(folder, name)),
  );
  const lines = mentions.map(
    ({file, line, text}) =>
      `${file}:${line}: ${text} names what ${after.version} does not have; put it ${betweenUntil(minorOf(after))}`,
  );
  return [...advice, ...lines];
}

const minorOf = ({version}: ApiFacts): string => version.split('.').slice(0, 2).join('.');

const fileOf = (folder: string, className: string): string => `${folder}/api/class-${className.toLowerCase()}.mdx`;

function lineFor(
  {className, member, parameter, kind}: Change,
  page: PageWords | undefined,
  before: ApiFacts,
  after: ApiFacts,
): number {
  if (!page || !member) return 1;
  const facts = kind === 'new' && !parameter ? after : before;
  const wanted = groupOf(member, facts.classes[className]);
  const isEvent = member.kind === 'event';
  const group = page.groups.find(({name}) => name === wanted);
  const words = page.groups
    .filter(({name}) => (name === 'Events') === isEvent)
    .flatMap(({members}) => members)
    .find(({name}) => name === member.name);
  const item = words?.items.find(({name}) => name === parameter?.name);
  return item?.line ?? (words ? lineOf(words.heading) : (group?.line ?? 1));
}

function textFor(change: Change, folder: string, after: ApiFacts, {types}: Language): string {
  const {kind, className, member, parameter, what} = change;
  const since = minorOf(after);
  if (!member) return textForClass(change, folder, since);
  const full = `${className}.${member.name}`;
  if (parameter) {
    const name = `parameter \`${parameter.name}\``;
    if (kind === 'new') {
      return `${full}: ${name} is new (${types.shownType(parameter)}); add "- \`${parameter.name}\` ..." under "### ${member.name}", ${betweenSince(since)}, unless _shared.mdx has words for it`;
    }
    return kind === 'gone'
      ? `${full}: ${name} is gone; put its item ${betweenUntil(since)}`
      : `${full}: ${name}: ${what}; check its words`;
  }
  const group = groupOf(member, after.classes[className]);
  if (kind === 'new') {
    return `${full} is new (${kindOf(member)}); add "### ${member.name}" under "## ${group}", ${betweenSince(since)}`;
  }
  if (kind === 'gone') return `${full} is gone (${kindOf(member)}); put its section ${betweenUntil(since)}`;
  return `${full}: ${what}; ${what?.includes('deprecated') || what?.includes('discouraged') ? remedyForMark(group, since) : 'check its words'}`;
}

function textForClass({kind, className, what}: Change, folder: string, since: string): string {
  if (kind === 'new') {
    return `class ${className} is new; write the page (npm run -s api:check -- --outline ${className}), its body ${betweenSince(since)}, and add it to sidebars.ts`;
  }
  if (kind === 'gone')
    return `class ${className} is gone; move the page to ${folder}/_until/${since}/api/ (older versions keep it there)`;
  return `${className}: ${what}; check its words`;
}

const betweenSince = (version: string): string => `between {/* since ${version} */} and {/* end since */}`;

const betweenUntil = (version: string): string => `between {/* until ${version} */} and {/* end until */}`;

const remedyForMark = (group: Group, since: string): string =>
  `it belongs under "## ${group}"; say since when (${since}) and why`;

const kindOf = (member: MemberFacts): string => (member.awaited ? 'coroutine' : member.kind);
