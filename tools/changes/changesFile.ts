import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {EditionName} from '../../src/data/editions';
import type {Changes} from '../../src/content/api/changes';
import {compareVersions} from '../lib/compareVersions';

const changesPath = (edition: EditionName): string => `editions/${edition}/changes.json`;

/** Returns the changes of an edition as the repository has them; none if the file does not exist. */
export function readChangesFile(root: string, edition: EditionName): Changes {
  const file = path.join(root, changesPath(edition));
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Changes) : {releases: {}};
}

/**
 * Adds releases to the changes of an edition. A release that the file has is replaced.
 *
 * @returns the file
 */
export function writeChangesFile(root: string, edition: EditionName, {releases}: Changes): string {
  const all = {...readChangesFile(root, edition).releases, ...releases};
  const lines = Object.entries(all)
    .sort(([one], [other]) => compareVersions(one, other))
    .map(([minor, {changes, ...head}]) => {
      const opening = JSON.stringify({...head, changes: []}).slice(0, -2);
      return `${JSON.stringify(minor)}: ${opening}\n${changes.map((change) => JSON.stringify(change)).join(',\n')}\n]}`;
    });
  writeFileSync(path.join(root, changesPath(edition)), `{"releases": {\n${lines.join(',\n')}\n}}\n`);
  return changesPath(edition);
}
