import {expect, it} from 'vitest';
import type {ApiFacts, MemberFacts} from '../../../src/content/api/types';
import {addKnownFacts, type DeclaredMember, type Declarations} from '../../../tools/facts/addKnownFacts';

const factsOf = (version: string, members: MemberFacts[]): ApiFacts => ({
  version,
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

/** Completes the facts of a class `Page` in version 1.61. */
const complete = (member: DeclaredMember, settings: Partial<Declarations> = {}) =>
  addKnownFacts(
    {version: '1.61.0', classes: [{name: 'Page', members: [member]}], types: {}, ...settings},
    known,
    reference,
  ).classes.Page!;

const declaredPopup: DeclaredMember = {
  name: 'expect_popup',
  kind: 'method',
  yields: 'Page',
  parameters: [
    {name: 'predicate', type: 'Callable'},
    {name: 'timeout', type: 'float', keyword: true},
  ],
};

it('keeps what is known about a member, and dates its new parameters', () => {
  const {members, deprecated} = complete(declaredPopup, {hidesDeprecations: true});
  expect(deprecated).toBe(true);
  expect(members).toEqual([
    {...popup, parameters: [popup.parameters![0], {name: 'timeout', type: 'float', keyword: true, since: '1.61'}]},
  ]);
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
  const frame = {version: '1.61.0', classes: [{name: 'Frame', members: [declaredPopup]}], types: {}};
  expect(addKnownFacts(frame, known, reference).classes.Frame!.members[0]!.id).toBe('frame-wait-for-popup');
});

it('keeps removed classes', () => {
  expect(addKnownFacts({version: '1.61.0', classes: [], types: {}}, known, reference).classes.Page).toMatchObject({
    removed: '1.61',
  });
});
