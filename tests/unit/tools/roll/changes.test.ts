import {expect, it} from 'vitest';
import {readChanges} from '../../../../src/content/api/changeHistory';
import {writeChangesFile} from '../../../../tools/roll/changes';
import {folderWith} from '../../../lib/folderWith';

it('keeps the releases of the file, also those that no package was read for', () => {
  const known = {'1.63': {changes: []}, '1.9': {readFrom: '1.9.0', changes: []}};
  const root = folderWith({'editions/dotnet/changes.json': JSON.stringify({releases: known})});
  const added = {'1.64': {readFrom: '1.64.1', changes: [{kind: 'added' as const, class: 'Page'}]}};
  writeChangesFile(root, 'dotnet', {releases: added});
  const {releases} = readChanges(root, 'dotnet');
  expect(Object.entries(releases)).toEqual(Object.entries({'1.9': known['1.9'], '1.63': known['1.63'], ...added}));
});
