import {expect, it} from 'vitest';
import type {ApiFacts, TypeKey, MemberFacts} from '../../../../src/content/api/types';
import {
  addKnownFacts,
  type DeclaredClass,
  type DeclaredMember,
  type Declarations,
} from '../../../../tools/facts/addKnownFacts';

const factsOf = (release: string, members: MemberFacts[]): ApiFacts => ({
  release,
  classes: {Page: {id: 'page', since: '1.8', deprecated: true, members}},
  types: {},
});
const popup: MemberFacts = {
  name: 'expect_popup',
  kind: 'method',
  id: 'page-wait-for-popup',
  since: '1.9',
  deprecated: true,
  discouraged: true,
  yields: 'Page',
  parameters: [{name: 'predicate', type: 'Callable', since: '1.10', ignored: true}],
};
const known = factsOf('1.60.0', [popup, {name: 'popup', kind: 'event', id: 'page-event-popup', payload: 'Page'}]);
const reference = factsOf('1.61.0', [{name: 'fileChooser', kind: 'event', id: 'page-event-file-chooser'}]);

/** Completes the facts of a class `Page` in release 1.61. */
const complete = (member: DeclaredMember, settings: Partial<Declarations> = {}, other = reference) =>
  addKnownFacts({release: '1.61.0', classes: [{name: 'Page', members: [member]}], types: {}, ...settings}, known, other)
    .classes.Page!;

const declaredPopup: DeclaredMember = {
  name: 'expect_popup',
  kind: 'method',
  yields: 'Page',
  parameters: [
    {name: 'predicate', type: 'Callable', required: true},
    {name: 'timeout', type: 'float', keyword: true},
  ],
};

it('keeps what is known about a member, and dates its new parameters', () => {
  const {members, deprecated} = complete(declaredPopup, {hidesDeprecations: true});
  expect(deprecated).toBe(true);
  expect(members).toEqual([
    {
      ...popup,
      parameters: [
        {...popup.parameters![0], required: true},
        {name: 'timeout', type: 'float', keyword: true, since: '1.61'},
      ],
    },
  ]);
});

it('takes deprecations that the package does not show from another edition', () => {
  const other = factsOf('1.61.0', [{...popup, name: 'waitForPopup'}]);
  const events = {...popup, name: 'click', id: 'page-click', deprecated: undefined};
  const member = {name: 'click', kind: 'method', returns: 'None'} as const;
  const deprecating = factsOf('1.61.0', [...other.classes.Page!.members, {...events, deprecated: true}]);
  expect(complete(member, {hidesDeprecations: true}, deprecating).members[0]).toMatchObject({deprecated: true});
  expect(complete(member, {}, deprecating).members[0]).not.toHaveProperty('deprecated');
});

it('removes deprecations that the package does not show any more', () => {
  const {members, deprecated} = complete(declaredPopup);
  expect(deprecated).toBeUndefined();
  expect(members[0]!.deprecated).toBeUndefined();
});

it('dates a new member, and gives it the id of the reference, of another class, or of its own name', () => {
  const event: DeclaredMember = {name: 'filechooser', kind: 'event', payload: 'FileChooser'};
  expect(complete(event).members).toEqual([{...event, id: 'page-event-file-chooser', since: '1.61'}]);
  const method: DeclaredMember = {name: 'expect_tab', kind: 'method', canonicalName: 'wait_for_tab', yields: 'Page'};
  expect(complete(method).members[0]!.id).toBe('page-wait-for-tab');
  const frame = {release: '1.61.0', classes: [{name: 'Frame', members: [declaredPopup]}], types: {}};
  expect(addKnownFacts(frame, known, reference).classes.Frame!.members[0]!.id).toBe('frame-wait-for-popup');
});

it('finds an overload by its name in all languages together', () => {
  const classes = [{name: 'Page', members: [{...declaredPopup, canonicalName: 'tab'}]}];
  const twice = factsOf('1.60.0', [popup, {...popup, id: 'page-tab'}]);
  const found = addKnownFacts({release: '1.61.0', classes, types: {}}, twice, reference);
  expect(found.classes.Page!.members.map(({id}) => id)).toEqual(['page-tab']);
});

it.each([
  ['1.60', '1.62'],
  ['1.61', '1.61'],
  ['1.63', '1.62'],
])('a new member that the reference has since %s is new in %s', (since, expected) => {
  const event: DeclaredMember = {name: 'filechooser', kind: 'event', payload: 'FileChooser'};
  const members = reference.classes.Page!.members.map((member) => ({...member, since}));
  expect(complete(event, {release: '1.62.0'}, factsOf('1.63.0', members)).members[0]!.since).toBe(expected);
});

it('keeps everything that the package declares', () => {
  const keys: TypeKey[] = [{name: 'a', type: 'int', required: true}];
  const flags = {required: true, option: true, deprecated: true, ignored: true} as const;
  const member = {
    name: 'open',
    kind: 'method',
    deprecated: true,
    static: true,
    awaited: true,
    returns: 'dict',
    keys,
    parameters: [{name: 'b', id: 'c', type: 'dict', keys, ...flags}],
    overloads: [{parameters: [], returns: 'int'}],
  } satisfies DeclaredMember;
  const classes: DeclaredClass[] = [
    {name: 'Tab', extends: 'Page', contextManager: true, members: [{...member, overload: 2}]},
    {name: 'Area', hasOwnIds: true, members: [declaredPopup, {name: 'close', kind: 'property'}]},
  ];
  const found = addKnownFacts({release: '1.61.0', classes, types: {}}, known, reference).classes;
  expect(Object.keys(found)).toEqual(['Area', 'Page', 'Tab']);
  expect(found.Area!.members.map(({id, returns}) => [id, returns])).toEqual([
    ['area-close', 'any'],
    ['area-expect-popup', undefined],
  ]);
  expect(found.Tab).toEqual({
    id: 'tab',
    since: '1.61',
    extends: 'Page',
    contextManager: true,
    members: [{...member, id: 'tab-open-2', since: '1.61'}],
  });
});

it('keeps removed classes', () => {
  expect(addKnownFacts({release: '1.61.0', classes: [], types: {}}, known, reference).classes.Page).toMatchObject({
    removed: '1.61',
  });
});
