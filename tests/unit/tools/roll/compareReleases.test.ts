import {expect, it} from 'vitest';
import {allEditions} from '../../../../editions';
import type {ApiFacts, MemberFacts} from '../../../../src/content/api/types';
import {compareReleases} from '../../../../tools/roll/compareReleases';
import {readChanges} from '../../../../src/content/api/changeHistory';
import {writeChangesFile} from '../../../../tools/roll/changes';
import {folderWith} from '../../../lib/folderWith';
import {findSentencesAbout} from '../../../../tools/roll/adviseAuthors';

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

it('keeps the releases of the file, also those that no package was read for', () => {
  const known = {'1.63': {changes: []}, '1.9': {readFrom: '1.9.0', changes: []}};
  const root = folderWith({'editions/dotnet/changes.json': JSON.stringify({releases: known})});
  const added = {'1.64': {readFrom: '1.64.1', changes: [{kind: 'added' as const, class: 'Page'}]}};
  writeChangesFile(root, 'dotnet', {releases: added});
  const {releases} = readChanges(root, 'dotnet');
  expect(Object.entries(releases)).toEqual(Object.entries({'1.9': known['1.9'], '1.63': known['1.63'], ...added}));
});

function find(line: string, file = 'docs/a.mdx'): string[] {
  return findSentencesAbout(folderWith({[file]: `Words.\n\n${line}\n`}), 'docs', 'java', '1.56.0', '1.57.0');
}

it('reports statements about the old release', () => {
  expect(find('In Playwright 1.55 and 1.56, the option has no effect.')).toEqual([
    'docs/a.mdx:3: the text names 1.56; check whether it is still true in 1.57.0',
  ]);
});

it.each([
  ['code, which another test checks', '`playwright==1.56.0`'],
  ['a passage of another edition', '{/* only python */}\n\nSince 1.56, it fails.\n\n{/* end only */}'],
  ['the mark of a passage', '{/* since 1.56 */}'],
  ['an older release', 'Use `playwright==1.55.0` or 1.55.'],
  ['a longer number', '11.56 seconds, 1.560 and 1.56.01.2'],
  ['a statement in the release notes', 'In Playwright 1.56, the option has no effect.', 'docs/release-notes.java.mdx'],
  ['a statement in the guide to upgrades', 'Before 1.56, the option had no effect.', 'docs/upgrading.mdx'],
  ['a statement to readers of another edition', 'In Playwright 1.56, it has no effect.', 'docs/a.javascript.mdx'],
])('does not report %s', (_name, line, file?: string) => {
  expect(find(line, file)).toEqual([]);
});
