import type {MemberFacts} from '../../src/content/api/types';
import {groupOf, groups} from '../../src/plugins/api-reference/groups';
import type {Context} from '../../src/plugins/api-reference/pageContext';
import {sharedParameter} from '../../src/plugins/api-reference/sharedDescriptions';

/**
 * Returns the headings and list items of a class page for an author to fill in. Omits parameters that `_shared.mdx`
 * describes.
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

/** Returns the parameters of a member that `_shared.mdx` does not describe. */
function unsharedParameters(member: MemberFacts, {className, shared}: Pick<Context, 'className' | 'shared'>): string[] {
  return (member.parameters ?? [])
    .map(({name}) => name)
    .filter((name) => !sharedParameter(shared, className, member.name, name));
}
