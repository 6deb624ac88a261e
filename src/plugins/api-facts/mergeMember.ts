import type {PhrasingContent, RootContent} from 'mdast';
import {block, inline, mapped, text} from '../../content/mdast';
import type {DictKey, MemberFacts, ParameterFacts} from '../../content/api/types';
import {parameterId, returnId} from './ids';
import {isShownSince, spaced} from './marks';
import type {Context} from './pageContext';
import {type ItemWords, type MemberWords, returnsItem} from './readWords';
import {sharedKey, sharedParameter} from './sharedWords';
import {type PageOf, typeNodes} from './typeNodes';

type Content = (RootContent | PhrasingContent)[];

/**
 * What follows the heading of a member: marks, signature, words and samples, then its parameters and what it gives.
 * Words and samples keep their order, since a sentence introduces its sample; the list is what one looks things up in.
 */
export function mergeMember(
  words: MemberWords,
  member: MemberFacts,
  receiver: string,
  context: Context,
  pageOf: PageOf,
): RootContent[] {
  const result = given(words, member, context, pageOf);
  const list = [...parameterList(words, member, context, pageOf), ...result];
  const id = result.length === 0 && hasReturnId(member, context) ? returnId(member) : undefined;
  const {asyncKeyword, text: value} = context.language.signatureOf(member, receiver);
  const meta = asyncKeyword ? `signature async=${asyncKeyword}` : 'signature';
  return [
    ...memberMarks(member),
    block('div', {className: 'api-signature', id}, [{type: 'code', lang: 'py', meta, value}]),
    ...words.blocks,
    ...(list.length > 0 ? [block('dl', {className: 'api-list'}, list)] : []),
  ];
}

function memberMarks(member: MemberFacts): RootContent[] {
  const marks: PhrasingContent[] = [];
  if (member.deprecated) marks.push(badge('Deprecated', 'api-deprecated'));
  if (member.discouraged) marks.push(badge('Discouraged', 'api-discouraged'));
  if (member.awaited) marks.push(inline('span', {}, [text('Awaited in async')]));
  if (isShownSince(member.since)) marks.push(inline('span', {}, [text(`Added in ${member.since}`)]));
  return marks.length > 0 ? [block('p', {className: 'api-marks'}, spaced(marks))] : [];
}

function parameterList(words: MemberWords, member: MemberFacts, context: Context, pageOf: PageOf): RootContent[] {
  return (member.parameters ?? []).flatMap((parameter) => {
    const own = words.items.find(({name}) => name === parameter.name);
    const shared = sharedParameter(context.shared, context.className, member.name, parameter.name);
    const item = own && own.words.length > 0 ? own : shared;
    const nested = own?.nested.length ? own.nested : (shared?.nested ?? []);
    return [
      mapped('dt', {id: parameterId(member, parameter.name)}, parameterHead(parameter, context, pageOf)),
      block('dd', {}, [
        ...content(item?.words ?? []),
        ...details(context.language.types.shownType(parameter), nested, context, pageOf),
      ]),
    ];
  });
}

function parameterHead(parameter: ParameterFacts, {language}: Context, pageOf: PageOf): PhrasingContent[] {
  const flags = [parameter.required ? 'required' : 'optional', ...(parameter.keyword ? ['keyword-only'] : [])].join(
    ', ',
  );
  return spaced([
    inline('code', {}, [text(parameter.name)]),
    typeNodes(language.types.shownType(parameter), pageOf),
    inline('span', {className: parameter.required ? 'api-required' : 'api-flags'}, [text(flags)]),
    ...(parameter.deprecated ? [badge('Deprecated', 'api-deprecated')] : []),
    ...(isShownSince(parameter.since)
      ? [inline('span', {className: 'api-flags'}, [text(`added in ${parameter.since}`)])]
      : []),
  ]);
}

/** Every coroutine has an id for what it returns, also one that returns nothing; events have none. */
function hasReturnId(member: MemberFacts, {language}: Context): boolean {
  return member.kind !== 'event' && (member.awaited === true || language.types.givenType(member) !== 'None');
}

const givenLabels = {method: 'Returns', property: 'Type', event: 'Listener gets'};

/** What the member gives, where that says more than the signature: words, a type with a page or with keys. */
function given(words: MemberWords, member: MemberFacts, context: Context, pageOf: PageOf): RootContent[] {
  const {givenType, namesIn} = context.language.types;
  const type = givenType(member);
  const item = words.items.find(({name}) => name === returnsItem);
  const isTelling = namesIn(type).some((name) => name in context.facts.classes || name in context.facts.types);
  if (!item && !isTelling && member.kind !== 'event' && !member.yields) return [];
  return [
    mapped('dt', hasReturnId(member, context) ? {id: returnId(member)} : {}, [
      text(member.yields ? 'Value of info' : givenLabels[member.kind]),
    ]),
    block('dd', {}, [
      typeNodes(type, pageOf),
      ...(item ? [text(' '), ...content(item.words)] : []),
      ...details(type, item?.nested ?? [], context, pageOf),
    ]),
  ];
}

/** Keys of dict types and the values that have words of their own. */
function details(type: string, nested: ItemWords[], context: Context, pageOf: PageOf): Content {
  const {dictTypesIn, valuesIn} = context.language.types;
  const keys = dictTypesIn(type, context.facts).map(({name, type: dict}) =>
    block(
      'dl',
      {className: 'api-keys'},
      dict.keys.flatMap((key) => keyNodes(name, key, nested, context, pageOf)),
    ),
  );
  const allowed = valuesIn(type, context.facts);
  const values = nested.filter(({name}) => allowed.includes(name));
  if (values.length === 0) return keys;
  const items = values.map(({name, words}) => [
    block('dt', {}, [inline('code', {}, [text(`"${name}"`)])]),
    block('dd', {}, content(words)),
  ]);
  return [...keys, block('dl', {className: 'api-keys'}, items.flat())];
}

function keyNodes(type: string, key: DictKey, nested: ItemWords[], context: Context, pageOf: PageOf): RootContent[] {
  const item = nested.find(({name}) => name === key.name) ?? sharedKey(context.shared, type, key.name);
  const head = [
    inline('code', {}, [text(key.name)]),
    typeNodes(key.type, pageOf),
    inline('span', {className: key.required ? 'api-required' : 'api-flags'}, [
      text(key.required ? 'required' : 'optional'),
    ]),
  ];
  return [
    block('dt', {}, spaced(head)),
    block('dd', {}, [...content(item?.words ?? []), ...details(key.type, item?.nested ?? [], context, pageOf)]),
  ];
}

/**
 * Words as the content of an element: a single paragraph needs no paragraph around it. Copied, since later steps change
 * nodes in place and shared words stand in many places.
 */
function content(words: RootContent[]): Content {
  const copy = structuredClone(words);
  const only = copy.length === 1 ? copy[0] : undefined;
  return only?.type === 'paragraph' ? only.children : copy;
}

function badge(label: string, kind: string): PhrasingContent {
  return inline('span', {className: `api-badge ${kind}`}, [text(label)]);
}
