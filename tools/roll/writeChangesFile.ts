import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../../src/data/editions';
import type {Changes} from '../../src/content/api/changes';
import {readChanges} from '../../src/content/api/changeHistory';
import {compareReleaseNumbers} from '../../src/utils/compareReleaseNumbers';

/**
 * Adds releases to the changes of an edition. A release that the file has is replaced.
 *
 * @returns the file
 */
export function writeChangesFile(root: string, edition: EditionName, {releases}: Changes): string {
  const all = {...readChanges(root, edition).releases, ...releases};
  const lines = Object.entries(all)
    .sort(([one], [other]) => compareReleaseNumbers(one, other))
    .map(([minor, {changes, ...head}]) => {
      const opening = JSON.stringify({...head, changes: []}).slice(0, -2);
      return `${JSON.stringify(minor)}: ${opening}\n${changes.map((change) => JSON.stringify(change)).join(',\n')}\n]}`;
    });
  const file = `editions/${edition}/changes.json`;
  writeFileSync(path.join(root, file), `{"releases": {\n${lines.join(',\n')}\n}}\n`);
  return file;
}
