import type {MemberFacts} from '../../content/api/types';
import {groupOf, groups} from './groups';
import type {Context} from './pageContext';
import {sharedParameter} from './sharedWords';

/**
 * The headings and list items that the page of a class needs, for an author to fill; parameters with shared words are
 * left out.
 */
export function outlinePage({className, facts, newest, shared}: Context): string {
  const entry = facts.classes[className];
  const lines = ['---', `title: ${className}`, 'description:', '---', ''];
  for (const group of groups) {
    const members = (entry?.members ?? []).filter((member) => groupOf(member, newest.classes[className]) === group);
    if (members.length === 0) continue;
    lines.push(`## ${group}`, '');
    for (const member of [...members].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      lines.push(`### ${member.name}`, '');
      const items = unsharedParameters(member, {className, shared}).map((name) => `- \`${name}\``);
      if (items.length > 0) lines.push(...items, '');
    }
  }
  return lines.join('\n');
}

/** Parameters of a member that need words of their own. */
function unsharedParameters(member: MemberFacts, {className, shared}: Pick<Context, 'className' | 'shared'>): string[] {
  return (member.parameters ?? [])
    .map(({name}) => name)
    .filter((name) => !sharedParameter(shared, className, member.name, name));
}
