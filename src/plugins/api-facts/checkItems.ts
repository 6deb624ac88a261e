import {betweenUntil} from '../../content/passages';
import {type Problem, suggestName} from '../../content/problems';
import type {MemberFacts, ParameterFacts} from '../../content/api/types';
import {checkKeys, checkNested} from './checkKeys';
import type {Context} from './pageContext';
import {type AuthoredItem, type AuthoredMember, returnsItem} from './readAuthoredPage';
import {keyedTypes, sharedItem, sourceTypes} from './descriptions';

/**
 * Checks the list of a member: every parameter has a description in it or in `_shared.mdx`, and every item is a
 * parameter.
 */
export function checkItems(authored: AuthoredMember, member: MemberFacts, full: string, context: Context): Problem[] {
  const problems: Problem[] = [];
  const {resultType} = context.language.types;
  const parameters = member.parameters ?? [];
  const named = new Map<string, AuthoredItem>();
  for (const item of authored.items) {
    const {name, line} = item;
    const parameter = parameters.find((each) => each.name === name);
    if (named.has(name))
      problems.push({line, message: `${full}: \`${name}\` is in the list twice; merge the two items`});
    named.set(name, item);
    if (name !== returnsItem && !parameter) {
      const suggestion = suggestName(
        name,
        parameters.map((each) => each.name),
      );
      const remedy = `correct the name, delete the item, or put it ${betweenUntil(context.facts.version)}.`;
      const hint = 'A list that does not describe parameters needs a paragraph after it.';
      problems.push({line, message: `${full} has no parameter \`${name}\`; ${remedy}${suggestion} ${hint}`});
    } else if (item.description.length === 0 && (name === returnsItem || !isShared(parameter, context, member))) {
      problems.push({line, message: `${full}: \`${name}\` has no description; write one after the name`});
    }
    const type = parameter ? parameter.type : resultType(member);
    const keys = parameter ? parameter.keys : member.keys;
    if (parameter || name === returnsItem)
      problems.push(...checkNested(item, type, keys, `${full}: \`${name}\``, context));
  }
  for (const parameter of parameters) {
    if (named.has(parameter.name)) continue;
    if (!sharedItem(context, member, parameter)) {
      const remedy = `add "- \`${parameter.name}\` ..." to the list under "### ${member.name}", or describe it in ${context.shared.file}`;
      problems.push({
        line: authored.line,
        message: `${full}: parameter \`${parameter.name}\` has no description; ${remedy}`,
      });
    }
  }
  const places = parameters.map((parameter) => ({
    types: keyedTypes(parameter.type, parameter.keys, context),
    sources: sourceTypes(context, member, parameter),
  }));
  if (member.kind !== 'event')
    places.push({types: keyedTypes(resultType(member), member.keys, context), sources: sourceTypes(context, member)});
  const shared = parameters.flatMap((parameter) => sharedItem(context, member, parameter) ?? []);
  return [...problems, ...checkKeys(places, {...authored, items: [...authored.items, ...shared]}, full, context)];
}

function isShared(parameter: ParameterFacts | undefined, context: Context, member: MemberFacts): boolean {
  return parameter !== undefined && sharedItem(context, member, parameter) !== undefined;
}
