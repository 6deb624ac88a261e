import {type Problem, suggestName} from '../../content/problems';
import {checkMember} from './checkMember';
import {checkOpening} from './checkOpening';
import {memberKey} from './findMember';
import {type Group, groupOf, groups} from './groups';
import type {Context} from './pageContext';
import {type AuthoredMember, type AuthoredPage, isComment} from './readAuthoredPage';

/**
 * Compares the text of a class page with the facts of its class.
 *
 * @returns all problems; empty if the page is complete
 */
export function checkPage(page: AuthoredPage, context: Context): Problem[] {
  const {className, facts} = context;
  const entry = facts.classes[className];
  if (!entry)
    return [
      {line: 1, message: `class ${className} does not exist in ${facts.version}; delete the page or correct its name`},
    ];
  const problems = checkOpening(page, className, entry);
  const seen = new Map<string, AuthoredMember>();
  for (const group of page.groups) {
    const {name, line, stray} = group;
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
    for (const member of group.members) problems.push(...checkMember(member, group, seen, entry, context));
  }
  for (const member of entry.members) {
    if (seen.has(memberKey(member))) continue;
    const group = groupOf(member, context.newest.classes[className]);
    const last = page.groups.find(({name}) => name === group)?.line ?? page.groups.at(-1)?.line ?? 1;
    problems.push({
      line: last,
      message: `${member.kind} ${className}.${member.name} is missing; add "### ${member.name}" under "## ${group}"`,
    });
  }
  return problems;
}
