import type {PhrasingContent, RootContent} from 'mdast';
import {block, inline, mapped, text} from '../../content/mdast';
import type {DictKey, KeyedType, MemberFacts, ParameterFacts} from '../../content/api/types';
import {parametersLike} from '../../content/api/bridge';
import type {Place} from '../../content/api/changes';
import {idsOfMember, parameterId, returnId} from '../../content/api/ids';
import {isNewerRelease, sinceClass} from '../../utils/newerMark';
import {badge, badgeLine, beforeHistory, spaced, span} from './badges';
import {newerParameters, olderStates, releaseThat, removedParts} from './olderStates';
import type {Context} from './pageContext';
import {type AuthoredItem, type AuthoredMember, returnsItem} from './readAuthoredPage';
import {keyedTypes, sharedItem, sharedKeyItem, sourcesWithin, sourceTypes} from './descriptions';
import {typeNodes} from './typeNodes';

type Content = (RootContent | PhrasingContent)[];

/** Creates an empty element with an id that links on the web use and that no other element of the page has. */
export const anchor = (id: string): RootContent => block('ApiAnchor', {id}, []);

/**
 * Returns the section of a member below its heading: badges, signature, text and samples, then the list of parameters
 * and the result. Text and samples keep their order, because a sentence introduces each sample.
 *
 * @param overloads the members that the section describes; the ids of the others lead to the same parameters or to the heading
 */
export function mergeMember(
  authored: AuthoredMember,
  member: MemberFacts,
  overloads: MemberFacts[],
  receiver: string,
  context: Context,
): RootContent[] {
  const result = resultEntry(authored, member, context);
  const others = overloads.filter(({id}) => id !== member.id);
  const list = [...parameterList(authored, member, others, context), ...result];
  const listed = new Set((member.parameters ?? []).flatMap((parameter) => idsLike(parameter, others)));
  const ids = others.flatMap(idsOfMember).filter((id) => !listed.has(id));
  if (result.length === 0 && member.kind !== 'event') ids.push(returnId(member));
  const place = memberPlace(member, context);
  const {signatureFence, signatureOf} = context.language;
  const signatures = overloads.map((each) => signatureOf(each, receiver, context.className));
  const {only, text: own} = signatures[0]!;
  const lines = new Set(signatures.flatMap((each) => each.text.split('\n')));
  const value = signatures.length === 1 ? own : [...lines].join('\n');
  // The theme shows the keyword only while its form is chosen (src/theme/CodeBlock/Content/String).
  const meta = only ? `signature only=${only.form}:${only.keyword}` : 'signature';
  return [
    ...ids.map(anchor),
    ...memberBadges(member, context),
    ...olderStates(place, context.releases, resultHistory[member.kind]),
    ...newerParameters(member),
    block('div', {className: 'api-signature'}, [{type: 'code', lang: signatureFence, meta, value}]),
    ...authored.blocks,
    ...(list.length > 0 ? [block('dl', {className: 'api-list'}, list)] : []),
    ...removedParts(place, context.releases),
  ];
}

const memberPlace = ({id}: MemberFacts, context: Context): Place => ({class: context.className, id});

function memberBadges(member: MemberFacts, context: Context): RootContent[] {
  const {language, releases} = context;
  const badges = [];
  if (member.deprecated)
    badges.push(deprecatedBadge(releaseThat('deprecated', memberPlace(member, context), releases)));
  if (member.discouraged) badges.push(badge('Discouraged', 'discouraged'));
  if (member.awaited && language.awaitedBadge) badges.push(span(language.awaitedBadge));
  return badgeLine(badges, member.since);
}

/** The mark of a parameter or key that is newer than the member or type. */
const addedIn = (since: string): PhrasingContent =>
  span(`added in ${since}`, ['api-flags', sinceClass(since)].filter(Boolean).join(' '));

const deprecatedBadge = (release: string | undefined): PhrasingContent =>
  badge(release === undefined ? 'Deprecated' : `Deprecated in ${release}`, 'deprecated');

/** Returns the ids of the same parameter in other overloads. */
const idsLike = (parameter: ParameterFacts, overloads: MemberFacts[]): string[] =>
  overloads.flatMap((overload) => parametersLike(parameter, overload).map((each) => parameterId(overload, each)));

function parameterList(
  authored: AuthoredMember,
  member: MemberFacts,
  overloads: MemberFacts[],
  context: Context,
): RootContent[] {
  const ids = new Set<string>();
  return (member.parameters ?? []).flatMap((parameter) => {
    const ownItem = authored.items.find(({name}) => name === parameter.name);
    const shared = sharedItem(context, member, parameter);
    const item = ownItem && ownItem.description.length > 0 ? ownItem : shared;
    const nested = ownItem?.nested.length ? ownItem.nested : (shared?.nested ?? []);
    const type = context.language.types.shownType(parameter);
    const types = keyedTypes(type, parameter.keys, context);
    const id = parameterId(member, parameter);
    const place = {...memberPlace(member, context), parameter: parameter.name};
    const isFirst = !ids.has(id);
    ids.add(id);
    return [
      mapped(
        'dt',
        isFirst ? {id} : {},
        parameterHead(parameter, member, isFirst ? idsLike(parameter, overloads) : [], context),
      ),
      block('dd', {}, [
        ...olderStates(place, context.releases),
        ...content(item?.description ?? []),
        ...details(type, types, nested, sourceTypes(context, member, parameter), place, context),
      ]),
    ];
  });
}

function parameterHead(
  parameter: ParameterFacts,
  member: MemberFacts,
  ids: string[],
  context: Context,
): PhrasingContent[] {
  const {language, classPageUrl, releases} = context;
  const place = {...memberPlace(member, context), parameter: parameter.name};
  // A required parameter with a version has another name since then.
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
    typeNodes(language.types.shownType(parameter), classPageUrl),
    span(flags, parameter.required ? 'api-required' : 'api-flags'),
    ...(parameter.deprecated ? [deprecatedBadge(releaseThat('deprecated', place, releases))] : []),
    ...(isAddedLater ? [addedIn(parameter.since!)] : []),
  ]);
}

const resultHistory = {method: 'Returned', property: 'Type', event: 'Listener got'};
const resultLabels = {method: 'Returns', property: 'Type', event: 'Listener gets'};

/**
 * Returns the list entry of the result if it adds to the signature: a description, or a type with a page or with keys.
 */
function resultEntry(authored: AuthoredMember, member: MemberFacts, context: Context): RootContent[] {
  const {resultType, namesIn} = context.language.types;
  const type = resultType(member);
  const item = authored.items.find(({name}) => name === returnsItem);
  const isDocumentedType = namesIn(type).some((name) => name in context.facts.classes || name in context.facts.types);
  if (!item && !isDocumentedType && !member.keys && member.kind !== 'event' && !member.yields) return [];
  return [
    mapped('dt', member.kind === 'event' ? {} : {id: returnId(member)}, [
      text(member.yields ? 'Value of info' : resultLabels[member.kind]),
    ]),
    block('dd', {}, [
      typeNodes(type, context.classPageUrl),
      ...(item ? [text(' '), ...content(item.description)] : []),
      ...details(
        type,
        keyedTypes(type, member.keys, context),
        item?.nested ?? [],
        sourceTypes(context, member),
        memberPlace(member, context),
        context,
      ),
    ]),
  ];
}

/**
 * Returns the keys of dict types, and the allowed values that have a description.
 *
 * @param place what has the type, and with it the keys of types without a name
 */
function details(
  type: string,
  types: KeyedType[],
  nested: AuthoredItem[],
  sources: KeyedType[],
  place: Place,
  context: Context,
): Content {
  const keys = types.flatMap(({name, keys: ofType}) => {
    const owner = name === '' ? place : {type: name};
    return [
      block(
        'dl',
        {className: 'api-keys'},
        ofType.flatMap((key) => keyNodes(name, key, nested, sources, owner, context)),
      ),
      ...(name === '' ? [] : removedParts(owner, context.releases)),
    ];
  });
  const allowed = context.language.types.valuesIn(type, context.facts);
  const values = nested.filter(({name}) => allowed.includes(name));
  if (values.length === 0) return keys;
  const items = values.map(({name, description}) => [
    block('dt', {}, [inline('code', {}, [text(context.language.types.valueText(name))])]),
    block('dd', {}, content(description)),
  ]);
  return [...keys, block('dl', {className: 'api-keys'}, items.flat())];
}

function keyNodes(
  type: string,
  key: DictKey,
  nested: AuthoredItem[],
  sources: KeyedType[],
  owner: Place,
  context: Context,
): RootContent[] {
  const place = {...owner, key: owner.key === undefined ? key.name : `${owner.key}.${key.name}`};
  const item = nested.find(({name}) => name === key.name) ?? sharedKeyItem(context, type, key, sources);
  // A static property of a type may have this type again (`ViewportSize.NoViewport` of .NET).
  const types = keyedTypes(key.type, key.keys, context).filter(({name}) => name === '' || name !== type);
  const since = releaseThat('added', place, context.releases);
  const head = [
    inline('code', {className: sinceClass(since)}, [text(key.name)]),
    typeNodes(key.type, context.classPageUrl),
    key.required ? span('required', 'api-required') : span(key.static ? 'static' : 'optional', 'api-flags'),
    ...(since === undefined ? [] : [addedIn(since)]),
  ];
  return [
    block('dt', {}, spaced(head)),
    block('dd', {}, [
      ...olderStates(place, context.releases),
      ...content(item?.description ?? []),
      ...details(key.type, types, item?.nested ?? [], sourcesWithin(sources, key, context), place, context),
    ]),
  ];
}

/**
 * Returns a description as children of an element; a single paragraph is unwrapped. The nodes are copies, because later
 * plugins change nodes in place and a shared description occurs in many places.
 */
function content(description: RootContent[]): Content {
  const copy = structuredClone(description);
  const only = copy.length === 1 ? copy[0] : undefined;
  return only?.type === 'paragraph' ? only.children : copy;
}
