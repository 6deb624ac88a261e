import {expect, it} from 'vitest';
import {type DatedChange, readChangeHistory, readChanges} from '../../../src/content/api/changeHistory';
import {root} from '../../../src/utils/root';
import {folderWith} from '../../lib/folderWith';

it('lists the changes of a place up to a release, and what was removed from it', () => {
  const {changesOf, removedFrom} = readChangeHistory(root, 'python', '1.62.0');
  const launch = {class: 'BrowserType', id: 'browser-type-launch'};
  const short = ({release, kind, parameter}: DatedChange): string => [release, kind, parameter].join(' ').trim();
  expect(changesOf({type: 'HttpCredentials', key: 'send'}).map(short)).toEqual(['1.45 added']);
  expect(changesOf({...launch, parameter: 'devtools'}).map(short)).toEqual([
    '1.43 deprecated devtools',
    '1.58 removed devtools',
  ]);
  expect(changesOf(launch)).toEqual([]);
  expect(removedFrom(launch).map(short)).toEqual(['1.58 removed devtools']);
  expect(removedFrom({class: 'ElementHandle'})).toEqual([]);
  expect(readChangeHistory(root, 'python', '1.64.1').removedFrom({class: 'ElementHandle'}).map(short)).toEqual([
    '1.64 removed',
  ]);
});

it.each([
  ['malformed', {'editions/java/changes.json': '{"releases"'}],
  ['missing', {}],
])('names the remedy for a %s file', (_name, files) => {
  expect(() => readChanges(folderWith(files), 'java')).toThrow(
    /^editions\/java\/changes\.json: cannot be read \(.+\)\. Restore it: git checkout editions\/java\/changes\.json$/,
  );
});
