import {type Problem, nearMiss} from '../../content/problems';
import {type Group, groups} from './groups';
import {type PageWords, isComment} from './readWords';

/** The group headings: known, once, in their order, with members and nothing before the first of them. */
export function checkGroups(page: PageWords): Problem[] {
  const problems: Problem[] = [];
  let last = -1;
  for (const {name, line, members, stray} of page.groups) {
    const place = groups.indexOf(name as Group);
    if (place === -1) {
      problems.push({
        line,
        message: `unknown group "## ${name}"; the groups are ${groups.join(', ')}.${nearMiss(name, groups)}`,
      });
      continue;
    }
    if (place === last) problems.push({line, message: `"## ${name}" stands here a second time; merge the two`});
    else if (place < last)
      problems.push({line, message: `"## ${name}" comes too late; the order is ${groups.join(', ')}`});
    last = Math.max(last, place);
    if (members.length === 0) problems.push({line, message: `"## ${name}" has no members; delete it`});
    if (stray.some((node) => !isComment(node))) {
      problems.push({
        line,
        message: `words between "## ${name}" and its first member; move them before the first heading or under a member`,
      });
    }
  }
  return problems;
}
