import {betweenUntil, sinceHint} from '../../content/passages';
import {type Problem, suggestName} from '../../content/problems';
import type {ClassFacts} from '../../content/api/types';
import {checkItems} from './checkItems';
import {describedMember, sectionKey} from './describedMember';
import {type Group, groupOf, groups} from '../../content/api/memberGroups';
import type {ClassPageContext} from './classPageContext';
import {type AuthoredMember, type AuthoredPage, isComment} from './readAuthoredPage';

/**
 * Compares the text of a class page with the facts of its class.
 *
 * @returns all problems; empty if the page is complete
 */
export function checkClassPage(page: AuthoredPage, context: ClassPageContext): Problem[] {
  const {className, facts} = context;
  const entry = facts.classes[className]!;
  const memberNames = entry.members.map((member) => member.name);
  const problems = openingProblems(page, className, entry).map((message): Problem => ({line: 1, message}));
  /** The sections that were checked before, by member. */
  const seen = new Map<string, AuthoredMember>();

  const checkMember = (authored: AuthoredMember, group: string): Problem[] => {
    const {name, line, blocks} = authored;
    const full = `${className}.${name}`;
    const member = describedMember(entry, name, group);
    if (!member) {
      const remedy = `correct the name, delete the section, or put it ${betweenUntil(facts.release)}.`;
      const suggestion = suggestName(name, memberNames);
      return [{line, message: `${full} does not exist in ${facts.release}; ${remedy}${suggestion}`}];
    }
    const first = seen.get(sectionKey(member));
    if (first) return [{line, message: `${full} appears a second time (first on line ${first.line}); merge the two`}];
    seen.set(sectionKey(member), authored);
    const items = checkItems(authored, member, full, context);
    if (blocks.some((node) => node.type === 'paragraph')) return items;
    const message = `${full} has no description; write below its heading what it does and when to use it`;
    return [{line, message}, ...items];
  };

  for (const {name, line, stray, members} of page.groups) {
    if (!groups.includes(name as Group))
      problems.push({
        line,
        message: `unknown group "## ${name}"; the groups are ${groups.join(', ')}.${suggestName(name, groups)}`,
      });
    if (stray.some((node) => !isComment(node)))
      problems.push({
        line,
        message: `text between "## ${name}" and its first member; move it before the first heading or under a member`,
      });
    for (const member of members) problems.push(...checkMember(member, name));
  }
  for (const member of entry.members) {
    if (seen.has(sectionKey(member))) continue;
    const group = groupOf(member, context.nextFacts.classes[className]);
    // Authors write the names of the source edition.
    const heading = context.bridge?.sourceOf(member)?.member.name ?? member.name;
    problems.push({
      line: page.groups.find(({name}) => name === group)?.line ?? page.groups.at(-1)?.line ?? 1,
      message: `${member.kind} ${className}.${member.name} is missing; add "### ${heading}" under "## ${group}"${sinceHint(member.since, facts.release)}`,
    });
  }
  return problems;
}

/** Checks the title, and that the text before the first heading has a paragraph and, unless deprecated, a sample. */
function openingProblems({title, opening}: AuthoredPage, className: string, {deprecated}: ClassFacts): string[] {
  const problems: string[] = [];
  if (title !== className)
    problems.push(`the title is "${title ?? ''}", but this file documents ${className}; write "title: ${className}"`);
  if (!opening.some((node) => node.type === 'paragraph'))
    problems.push(
      `${className} has no introduction; write before the first heading what the class represents and how to get an object of it`,
    );
  if (!deprecated && !opening.some((node) => node.type === 'code'))
    problems.push(`${className} has no sample in its introduction; add one before the first heading`);
  return problems;
}
