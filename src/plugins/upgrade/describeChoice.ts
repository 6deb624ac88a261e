import {releasesBetween} from './changesBetween';
import type {KindGroup} from './groupChanges';
import type {Changes} from '../../content/api/changes';

/** Describes the list between two releases, and what it may lack. */
export function describeChoice(changes: Changes, from: string, to: string, groups: KindGroup[]): string {
  const counts = groups.map(({kind, count}) => `${count} ${kind}`);
  const gaps = releasesBetween(changes, from, to).filter((each) => changes.releases[each]!.readFrom === undefined);
  const summary = `Changes from ${from} to ${to}: ${counts.join(', ') || 'none'}.`;
  if (gaps.length === 0) return summary;
  return `${summary} The list may lack changes and removals of ${gaps.join(', ')}, because the packages of these releases were not compared.`;
}
