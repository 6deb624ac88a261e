import {type Problem, suggestName} from '../../content/problems';
import {type Group, groups} from './groups';
import {type AuthoredPage, isComment} from './readAuthoredPage';

/** Checks that group headings are known, unique and in order, and that only members follow them. */
export function checkGroups(page: AuthoredPage): Problem[] {
  const problems: Problem[] = [];
  let last = -1;
  for (const {name, line, members, stray} of page.groups) {
    const place = groups.indexOf(name as Group);
    if (place === -1) {
      problems.push({
        line,
        message: `unknown group "## ${name}"; the groups are ${groups.join(', ')}.${suggestName(name, groups)}`,
      });
      continue;
    }
    if (place === last) problems.push({line, message: `"## ${name}" appears a second time; merge the two groups`});
    else if (place < last)
      problems.push({line, message: `"## ${name}" is in the wrong place; the order is ${groups.join(', ')}`});
    last = Math.max(last, place);
    if (members.length === 0) problems.push({line, message: `"## ${name}" has no members; delete it`});
    if (stray.some((node) => !isComment(node))) {
      problems.push({
        line,
        message: `text between "## ${name}" and its first member; move it before the first heading or under a member`,
      });
    }
  }
  return problems;
}
