import type {Code, PhrasingContent, RootContent} from 'mdast';
import {block, inline, mapped, text} from '../../content/mdast';
import type {MemberFacts, ParameterFacts} from '../../content/api/types';
import {parametersLike} from '../../content/api/bridge';
import type {ApiPart} from '../../content/api/changes';
import {classNames} from '../../content/api/classNames';
import {idsOfMember, parameterId, returnId} from '../../content/api/ids';
import {beforeHistory, isNewerRelease, sinceClass} from '../../utils/newerRelease';
import {addedIn, badge, badgeLine, spaced, span, typeNodes} from './nodes';
import {findNamesakes} from './describedMember';
import {newerParameters, olderStates, releaseThat, removedParts} from './olderStates';
import type {ClassPageContext} from './classPageContext';
import {type AuthoredMember, returnsItem} from './readAuthoredPage';
import {keyOwners, sharedItem, sourceTypes} from './descriptions';
import {descriptionNodes, typeDetails} from './typeDetails';

/** Creates an empty element with an id that links on the web use and that no other element of the page has. */
export const anchor = (id: string): RootContent => block('ApiAnchor', {id}, []);

/**
 * Returns the section of a member below its heading: badges, signature, text and samples, then the list of parameters
 * and the result. Text and samples keep their order, because a sentence introduces each sample.
 */
export function mergeMember(authored: AuthoredMember, member: MemberFacts, context: ClassPageContext): RootContent[] {
  const namesakes = findNamesakes(member, context.facts.classes[context.className]!);
  const others = namesakes.filter(({id}) => id !== member.id);
  const result = resultEntry(authored, member, context);
  const list = [...parameterList(authored, member, others, context), ...result];
  // The ids of the others lead to the same parameters, or to the heading.
  const listedIds = new Set((member.parameters ?? []).flatMap((parameter) => idsLike(parameter, others)));
  const headingIds = others.flatMap(idsOfMember).filter((id) => !listedIds.has(id));
  if (result.length === 0 && member.kind !== 'event') headingIds.push(returnId(member));
  const part = partOfMember(member, context);
  return [
    ...headingIds.map(anchor),
    ...memberBadges(member, context),
    ...olderStates(part, context.history, resultHistory[member.kind]),
    ...newerParameters(member),
    block('div', {className: 'api-signature'}, [signatureCode(namesakes, context)]),
    ...authored.blocks,
    ...(list.length > 0 ? [block('dl', {className: 'api-list'}, list)] : []),
    ...removedParts(part, context.history),
  ];
}

/** Returns the signatures of members with the same name, each line once. */
function signatureCode(namesakes: MemberFacts[], {className, facts, language}: ClassPageContext): Code {
  const receiver = language.receiverOf(className, facts.classes[className]!.id);
  const signatures = namesakes.map((each) => language.writeSignature(each, receiver, className));
  const lines = new Set(signatures.flatMap(({text}) => text.split('\n')));
  const {keyword} = signatures[0]!;
  // The theme shows the keyword only while its form is chosen (src/theme/CodeBlock/Content/String).
  const meta = keyword ? `signature keyword=${keyword.form}:${keyword.text}` : 'signature';
  return {type: 'code', lang: language.signatureFence, meta, value: [...lines].join('\n')};
}

const partOfMember = ({id}: MemberFacts, context: ClassPageContext): ApiPart => ({class: context.className, id});

function memberBadges(member: MemberFacts, context: ClassPageContext): RootContent[] {
  const {language, history} = context;
  const badges = [];
  if (member.deprecated)
    badges.push(deprecatedBadge(releaseThat('deprecated', partOfMember(member, context), history)));
  if (member.discouraged) badges.push(badge('Discouraged', 'discouraged'));
  if (member.awaited && language.awaitedBadge) badges.push(span(language.awaitedBadge));
  return badgeLine(badges, member.since);
}

const deprecatedBadge = (release: string | undefined): PhrasingContent =>
  badge(release === undefined ? 'Deprecated' : `Deprecated in ${release}`, 'deprecated');

/** Returns the ids of the same parameter in members of the same name. */
const idsLike = (parameter: ParameterFacts, others: MemberFacts[]): string[] =>
  others.flatMap((other) => parametersLike(parameter, other).map((each) => parameterId(other, each)));

function parameterList(
  authored: AuthoredMember,
  member: MemberFacts,
  others: MemberFacts[],
  context: ClassPageContext,
): RootContent[] {
  const ids = new Set<string>();
  return (member.parameters ?? []).flatMap((parameter) => {
    const ownItem = authored.items.find(({name}) => name === parameter.name);
    const shared = sharedItem(context, member, parameter);
    const item = ownItem && ownItem.description.length > 0 ? ownItem : shared;
    const nested = ownItem?.nested.length ? ownItem.nested : (shared?.nested ?? []);
    const type = context.language.types.shownType(parameter);
    const keyed = keyOwners(type, parameter.keys, context);
    const id = parameterId(member, parameter);
    const part = {...partOfMember(member, context), parameter: parameter.name};
    const isFirst = !ids.has(id);
    ids.add(id);
    const head = parameterHead(parameter, member, isFirst ? idsLike(parameter, others) : [], context);
    return [
      mapped('dt', isFirst ? {id} : {}, head),
      block('dd', {}, [
        ...olderStates(part, context.history),
        ...descriptionNodes(item?.description ?? []),
        ...typeDetails({type, keyed, nested, sources: sourceTypes(context, member, parameter), part}, context),
      ]),
    ];
  });
}

function parameterHead(
  parameter: ParameterFacts,
  member: MemberFacts,
  ids: string[],
  context: ClassPageContext,
): PhrasingContent[] {
  const {language, linkOfType, history} = context;
  const part = {...partOfMember(member, context), parameter: parameter.name};
  // A required parameter is as old as its member. Its release is that of its name.
  const isAddedLater =
    !parameter.required &&
    parameter.since !== undefined &&
    isNewerRelease(parameter.since, member.since ?? beforeHistory);
  const flags = [parameter.required ? 'required' : 'optional', ...language.flagsOf(parameter)].join(', ');
  return spaced([
    // In the code, because an element of its own would leave a gap in the row.
    inline('code', {className: isAddedLater ? sinceClass(parameter.since) : undefined}, [
      ...ids.map((id) => inline('ApiAnchor', {id}, [])),
      text(parameter.name),
    ]),
    typeNodes(language.types.shownType(parameter), linkOfType),
    span(flags, parameter.required ? classNames.required : classNames.flags),
    ...(parameter.deprecated ? [deprecatedBadge(releaseThat('deprecated', part, history))] : []),
    ...(isAddedLater ? [addedIn(parameter.since!)] : []),
  ]);
}

const resultHistory = {method: 'Returned', property: 'Type', event: 'Listener got'};
const resultLabels = {method: 'Returns', property: 'Type', event: 'Listener gets'};

/** Returns the list entry of the result if it adds to the signature: a description, or a type with a page or with keys. */
function resultEntry(authored: AuthoredMember, member: MemberFacts, context: ClassPageContext): RootContent[] {
  const {resultType, namesIn} = context.language.types;
  const type = resultType(member);
  const item = authored.items.find(({name}) => name === returnsItem);
  const isDocumentedType = namesIn(type).some((name) => name in context.facts.classes || name in context.facts.types);
  if (!item && !isDocumentedType && !member.keys && member.kind !== 'event' && !member.yields) return [];
  const label = text(member.yields ? 'Value of info' : resultLabels[member.kind]);
  const keyed = keyOwners(type, member.keys, context);
  const nested = item?.nested ?? [];
  const described = {type, keyed, nested, sources: sourceTypes(context, member), part: partOfMember(member, context)};
  return [
    mapped('dt', member.kind === 'event' ? {} : {id: returnId(member)}, [label]),
    block('dd', {}, [
      typeNodes(type, context.linkOfType),
      ...(item ? [text(' '), ...descriptionNodes(item.description)] : []),
      ...typeDetails(described, context),
    ]),
  ];
}
