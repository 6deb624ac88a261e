import {type Problem, nearMiss} from '../../content/problems';
import type {MemberFacts, ParameterFacts} from '../../content/api/types';
import {checkKeys, checkNested} from './checkKeys';
import type {Context} from './pageContext';
import {type ItemWords, type MemberWords, returnsItem} from './readWords';
import {sharedParameter} from './sharedWords';

/** The list of a member: every parameter has words, its own or shared ones, and every item is a parameter. */
export function checkItems(words: MemberWords, member: MemberFacts, full: string, context: Context): Problem[] {
  const problems: Problem[] = [];
  const {givenType} = context.language.types;
  const parameters = member.parameters ?? [];
  const named = new Map<string, ItemWords>();
  for (const item of words.items) {
    const {name, line} = item;
    const parameter = parameters.find((each) => each.name === name);
    if (named.has(name)) problems.push({line, message: `${full}: \`${name}\` stands in the list twice; merge the two`});
    named.set(name, item);
    if (name !== returnsItem && !parameter) {
      const near = nearMiss(
        name,
        parameters.map((each) => each.name),
      );
      const other = 'A list that is not about parameters needs a sentence after it.';
      problems.push({
        line,
        message: `${full} has no parameter \`${name}\`; correct the name or delete the item.${near} ${other}`,
      });
    } else if (item.words.length === 0 && (name === returnsItem || !isShared(parameter, context, member.name))) {
      problems.push({line, message: `${full}: \`${name}\` has no words; write them after its name`});
    }
    const type = parameter ? parameter.type : givenType(member);
    if (parameter || name === returnsItem) problems.push(...checkNested(item, type, `${full}: \`${name}\``, context));
  }
  for (const parameter of parameters) {
    if (named.has(parameter.name)) continue;
    const shared = sharedParameter(context.shared, context.className, member.name, parameter.name);
    if (!shared) {
      const remedy = `add "- \`${parameter.name}\` ..." to the list under "### ${member.name}", or shared words to ${context.shared.file}`;
      problems.push({line: words.line, message: `${full}: parameter \`${parameter.name}\` has no words; ${remedy}`});
    }
  }
  const types = [...parameters.map(({type}) => type), ...(member.kind === 'event' ? [] : [givenType(member)])];
  return [...problems, ...checkKeys(types, words, full, context)];
}

function isShared(parameter: ParameterFacts | undefined, {shared, className}: Context, member: string): boolean {
  return parameter !== undefined && sharedParameter(shared, className, member, parameter.name) !== undefined;
}
