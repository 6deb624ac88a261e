import type {PhrasingContent, RootContent} from 'mdast';
import type {ApiPart} from '../../content/api/changes';
import {classNames} from '../../content/api/classNames';
import type {TypeKey, KeyedType} from '../../content/api/types';
import {block, code, inline, text} from '../../content/mdast';
import {sinceClass} from '../../utils/newerRelease';
import {addedIn, spaced, span, typeNodes} from './nodes';
import {keyOwners, sharedKeyItem, sourcesWithin} from './descriptions';
import {olderStates, releaseThat, removedParts} from './olderStates';
import type {ClassPageContext} from './classPageContext';
import type {AuthoredItem} from './readAuthoredPage';

/** The type of a parameter, a result or a key, with what authors wrote about its keys and values. */
interface DescribedType {
  /** As the language writes it: `ViewportSize | None`. */
  type: string;
  /** The types with keys in it. */
  keyed: KeyedType[];
  /** The list items about its keys and values. */
  nested: AuthoredItem[];
  /** The types that the source edition has in this place. */
  sources: KeyedType[];
  /** What has the type, and with it the keys of types without a name. */
  part: ApiPart;
}

type Content = (RootContent | PhrasingContent)[];

/** Returns the keys of a type, and the allowed values that have a description. */
export function typeDetails(described: DescribedType, context: ClassPageContext): Content {
  const {type, keyed, nested, part} = described;
  const keys = keyed.flatMap(({name, keys: ofType}) => {
    const owner = name === '' ? part : {type: name};
    const nodes = ofType.flatMap((key) => keyNodes(key, name, {...described, part: owner}, context));
    return [block('dl', {className: 'api-keys'}, nodes), ...(name === '' ? [] : removedParts(owner, context.history))];
  });
  const allowed = context.language.types.valuesIn(type, context.facts);
  const values = nested.filter(({name}) => allowed.includes(name));
  if (values.length === 0) return keys;
  const items = values.map(({name, description}) => [
    block('dt', {}, [code(context.language.types.valueText(name))]),
    block('dd', {}, descriptionNodes(description)),
  ]);
  return [...keys, block('dl', {className: 'api-keys'}, items.flat())];
}

/** @param typeName name of the type that has the key; empty for a type without a name */
function keyNodes(
  key: TypeKey,
  typeName: string,
  {nested, sources, part: owner}: DescribedType,
  context: ClassPageContext,
): RootContent[] {
  const part = {...owner, key: owner.key === undefined ? key.name : `${owner.key}.${key.name}`};
  const item = nested.find(({name}) => name === key.name) ?? sharedKeyItem(context, typeName, key, sources);
  // A static property of a type may have this type again (`ViewportSize.NoViewport` of .NET).
  const keyed = keyOwners(key.type, key.keys, context).filter(({name}) => name === '' || name !== typeName);
  const since = releaseThat('added', part, context.history);
  const head = [
    inline('code', {className: sinceClass(since)}, [text(key.name)]),
    typeNodes(key.type, context.linkOfType),
    key.required ? span('required', classNames.required) : span(key.static ? 'static' : 'optional', classNames.flags),
    ...(since === undefined ? [] : [addedIn(since)]),
  ];
  const own = {type: key.type, keyed, nested: item?.nested ?? [], sources: sourcesWithin(sources, key, context), part};
  return [
    block('dt', {}, spaced(head)),
    block('dd', {}, [
      ...olderStates(part, context.history),
      ...descriptionNodes(item?.description ?? []),
      ...typeDetails(own, context),
    ]),
  ];
}

/**
 * Returns a description as children of an element; a single paragraph is unwrapped. The nodes are copies, because later
 * plugins change nodes in place and a shared description occurs in many places.
 */
export function descriptionNodes(description: RootContent[]): Content {
  const copy = structuredClone(description);
  const only = copy.length === 1 ? copy[0] : undefined;
  return only?.type === 'paragraph' ? only.children : copy;
}
