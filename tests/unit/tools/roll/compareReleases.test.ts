import {expect, it} from 'vitest';
import {allEditions} from '../../../../editions';
import type {ApiFacts, MemberFacts} from '../../../../src/content/api/types';
import {compareReleases} from '../../../../tools/roll/compareReleases';

const close: MemberFacts = {name: 'close', kind: 'method', id: 'page-close', since: '1.8', returns: 'void'};
const facts = (release: string, members: MemberFacts[], types: ApiFacts['types'] = {}): ApiFacts => ({
  release,
  classes: {Page: {id: 'page', since: '1.8', members}},
  types,
});
const place = {class: 'Page', member: 'close', id: 'page-close'};
const withParameter = (name: string, more = {}): MemberFacts => ({
  ...close,
  parameters: [{name, type: 'string', required: true, ...more}],
});

it('lists what users notice, with its class or type', () => {
  const before = facts('1.56.0', [{...withParameter('reason'), discouraged: true}], {Cookie: {keys: []}});
  const after = facts('1.57.0', [{...withParameter('reason', {type: 'RegExp'}), deprecated: true}], {Size: {keys: []}});
  expect(compareReleases(before, after, allEditions.python)).toEqual([
    ['1.57', {kind: 'deprecated', ...place}],
    ['1.57', {kind: 'changed', ...place, parameter: 'reason', field: 'type', from: 'string', to: 'RegExp'}],
    ['1.57', {kind: 'removed', type: 'Cookie'}],
    ['1.57', {kind: 'added', type: 'Size'}],
  ]);
});

it('lists no types that are only written in another way', () => {
  const before = facts('1.56.0', [withParameter('url', {type: 'null | RegExp[] | (string | RegExp)[]'})]);
  const after = facts('1.57.0', [withParameter('url', {type: 'Array<RegExp | string> | Array<RegExp> | null'})]);
  expect(compareReleases(before, after, allEditions.javascript)).toEqual([]);
});

it('lists another name of a parameter only where calls contain it', () => {
  const [before, after] = [facts('1.56.0', [withParameter('body')]), facts('1.57.0', [withParameter('text')])];
  const added = ['1.57', {kind: 'added', ...place, parameter: 'text'}];
  const dated = facts('1.57.0', [withParameter('text', {since: '1.57'})]);
  expect(compareReleases(before, dated, allEditions.javascript)).toEqual([added]);
  // The facts state that the parameter is as old as its member.
  expect(compareReleases(before, after, allEditions.java).map(([release]) => release)).toEqual(['1.8']);
  expect(compareReleases(before, dated, allEditions.python)).toEqual([
    ['1.57', {kind: 'renamed', ...place, parameter: 'text', from: 'body', to: 'text'}],
  ]);
});

it('ignores how JavaScript declares a function', () => {
  const before = facts('1.56.0', [{...close, kind: 'property', returns: 'CloseFunction'}]);
  expect(compareReleases(before, facts('1.57.0', [close]), allEditions.javascript)).toEqual([]);
  expect(compareReleases(before, facts('1.57.0', [close]), allEditions.python)).toHaveLength(2);
});
