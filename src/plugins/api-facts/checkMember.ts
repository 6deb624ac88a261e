import {type Problem, nearMiss} from '../../content/problems';
import type {ClassFacts} from '../../content/api/types';
import {checkItems} from './checkItems';
import {findMember, memberKey} from './findMember';
import {groupOf} from './groups';
import type {Context} from './pageContext';
import type {GroupWords, MemberWords} from './readWords';

/** The section of one member: known, once, in its group, with words. Adds it to `seen`. */
export function checkMember(
  words: MemberWords,
  group: GroupWords,
  seen: Map<string, MemberWords>,
  entry: ClassFacts,
  context: Context,
): Problem[] {
  const {className, facts, newest} = context;
  const full = `${className}.${words.name}`;
  const member = findMember(entry, words.name, group.name);
  if (!member) {
    const near = nearMiss(
      words.name,
      entry.members.map(({name}) => name),
    );
    return [
      {line: words.line, message: `${facts.version} has no ${full}; correct the name or delete the section.${near}`},
    ];
  }
  const problems: Problem[] = [];
  const first = seen.get(memberKey(member));
  if (first)
    return [
      {line: words.line, message: `${full} stands here a second time (first on line ${first.line}); merge the two`},
    ];
  seen.set(memberKey(member), words);
  const wanted = groupOf(member, newest.classes[className]);
  if (wanted !== group.name)
    problems.push({
      line: words.line,
      message: `${full} belongs under "## ${wanted}", not "## ${group.name}"; move it there`,
    });
  if (!words.blocks.some((node) => node.type === 'paragraph')) {
    problems.push({
      line: words.line,
      message: `${full} has no words; say under its heading what it does and when to use it`,
    });
  }
  return [...problems, ...checkItems(words, member, full, context)];
}
