import {type ChangeKind, changeKinds, type Changes} from '../../content/api/changes';
import {releasesBetween, type ShownChange} from './changesBetween';
import {groupBy} from '../../utils/groupBy';

/** A name that was added, changed or removed in the same way in several members. */
export interface ChangeLine {
  /** Parameter or key; undefined if the members themselves changed. */
  part?: string;
  /** The members, or the class itself if there is none. */
  members: {name: string; link?: string | undefined}[];
  /** For `changed`: states before and after, or a description. */
  detail?: {from: string; to: string} | string;
}

export interface ClassGroup {
  name: string;
  link?: string | undefined;
  lines: ChangeLine[];
}

export interface KindGroup {
  kind: ChangeKind;
  count: number;
  classes: ClassGroup[];
}

/** Groups changes for readers: what breaks first, then by class, and the same change of several members in one line. */
export function groupChanges(changes: ShownChange[]): KindGroup[] {
  return changeKinds.flatMap((kind) => {
    const ofKind = changes.filter((change) => change.kind === kind);
    const byName = [...groupBy(ofKind, nameOf)].sort(([a], [b]) => a.localeCompare(b, 'en'));
    const classes = byName.map(([name, ofClass]) => groupClass(name, ofClass));
    return ofKind.length === 0 ? [] : [{kind, count: ofKind.length, classes}];
  });
}

const nameOf = (change: ShownChange): string => change.class ?? change.type!;

function groupClass(name: string, changes: ShownChange[]): ClassGroup {
  const lines = new Map<string, ChangeLine>();
  for (const change of changes) {
    const {kind, member, parameter, key, link} = change;
    const part =
      kind === 'renamed' ? undefined : [parameter, key].filter((each) => each !== undefined).join('.') || undefined;
    const detail = describeDetail(change);
    const id = JSON.stringify([member === undefined, part, detail]);
    const line = lines.get(id) ?? {...(part !== undefined && {part}), members: [], ...(detail && {detail})};
    if (member !== undefined) line.members.push({name: member, link});
    lines.set(id, line);
  }
  const page = changes.find(({link}) => link)?.link?.replace(/#.*/, '');
  return {name, link: page, lines: [...lines.values()]};
}

const sentences: Partial<Record<NonNullable<ShownChange['field']>, [whenYes: string, whenNo: string]>> = {
  required: ['is now required', 'is now optional'],
  awaited: ['is now asynchronous', 'is no longer asynchronous'],
  keyword: ['is now keyword-only', 'can now be passed by position'],
  deprecated: ['is now deprecated', 'is no longer deprecated'],
};

function describeDetail({kind, field, from = '', to = '', release}: ShownChange): ChangeLine['detail'] {
  if (kind === 'removed') return release && `in ${release}`;
  if (field === undefined) return kind === 'renamed' ? {from, to} : undefined;
  const [whenYes, whenNo] = sentences[field] ?? [];
  return (to === 'yes' ? whenYes : whenNo) ?? {from, to};
}

/** Describes the list between two releases, and what it may lack. */
export function describeChoice(changes: Changes, from: string, to: string, groups: KindGroup[]): string {
  const counts = groups.map(({kind, count}) => `${count} ${kind}`);
  const gaps = releasesBetween(changes, from, to).filter((each) => changes.releases[each]!.readFrom === undefined);
  const summary = `Changes from ${from} to ${to}: ${counts.join(', ') || 'none'}.`;
  if (gaps.length === 0) return summary;
  return `${summary} The list may lack changes and removals of ${gaps.join(', ')}, because the packages of these releases were not compared.`;
}
