import {expect, it} from 'vitest';
import packageJson from '../../../package.json';
import {versionLabels, versions} from '../../../src/content/versions';
import {editionNames} from '../../../src/data/editions';
import {type DatedChange, readChangeHistory} from '../../../src/content/api/changeHistory';
import {readChanges} from '../../../src/content/api/readChanges';
import {root} from '../../../src/utils/root';
import {folderWith} from '../../lib/folderWith';

it.each(editionNames)('the labels of both versions contain the number of the library (%s)', (edition) => {
  const labels = versionLabels(edition);
  expect(labels.next).toBe(`Next (${versions.next.releases[edition]})`);
  expect(labels.stable).toBe(versions.stable.releases[edition]);
});

it('installs the packages of the JavaScript version that the pages describe', () => {
  const {'@playwright/test': testRunner, 'playwright-core': core} = packageJson.devDependencies;
  expect([testRunner, core]).toEqual(Array(2).fill(versions.next.releases.javascript));
});

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
