import {betweenUntil} from '../../content/passages';
import {type Problem, suggestName} from '../../content/problems';
import type {ClassFacts} from '../../content/api/types';
import {checkItems} from './checkItems';
import {findMember, memberKey} from './findMember';
import type {Context} from './pageContext';
import type {AuthoredGroup, AuthoredMember} from './readAuthoredPage';

/**
 * Checks that the member of a section exists, is documented once, and with a description.
 *
 * @param seen the sections that were checked before, by member; the section is added to it
 */
export function checkMember(
  authored: AuthoredMember,
  group: AuthoredGroup,
  seen: Map<string, AuthoredMember>,
  entry: ClassFacts,
  context: Context,
): Problem[] {
  const {className, facts} = context;
  const full = `${className}.${authored.name}`;
  const member = findMember(entry, authored.name, group.name);
  if (!member) {
    const suggestion = suggestName(
      authored.name,
      entry.members.map(({name}) => name),
    );
    const remedy = `correct the name, delete the section, or put it ${betweenUntil(facts.version)}.`;
    return [{line: authored.line, message: `${full} does not exist in ${facts.version}; ${remedy}${suggestion}`}];
  }
  const problems: Problem[] = [];
  const first = seen.get(memberKey(member));
  if (first)
    return [
      {line: authored.line, message: `${full} appears a second time (first on line ${first.line}); merge the two`},
    ];
  seen.set(memberKey(member), authored);
  if (!authored.blocks.some((node) => node.type === 'paragraph')) {
    problems.push({
      line: authored.line,
      message: `${full} has no description; write below its heading what it does and when to use it`,
    });
  }
  return [...problems, ...checkItems(authored, member, full, context)];
}
