import {sharedItem} from '../../src/plugins/api-reference/descriptions';
import {groupOf, groups} from '../../src/content/api/memberGroups';
import type {ClassPageContext} from '../../src/plugins/api-reference/classPageContext';

/**
 * Returns the headings and list items of a class page for an author to fill in. Omits parameters that `_shared.mdx`
 * describes.
 */
export function outlinePage(context: ClassPageContext): string {
  const {className, facts, nextFacts} = context;
  const lines = ['---', `title: ${className}`, 'description:', '---', ''];
  for (const group of groups) {
    const members = facts.classes[className]!.members.filter(
      (member) => groupOf(member, nextFacts.classes[className]) === group,
    );
    if (members.length === 0) continue;
    lines.push(`## ${group}`, '');
    for (const member of [...members].sort((a, b) => (a.name < b.name ? -1 : 1))) {
      lines.push(`### ${member.name}`, '');
      const unshared = (member.parameters ?? []).filter((parameter) => !sharedItem(context, member, parameter));
      if (unshared.length > 0) lines.push(...unshared.map(({name}) => `- \`${name}\``), '');
    }
  }
  return lines.join('\n');
}
