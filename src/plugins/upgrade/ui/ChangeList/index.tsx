import {Fragment, type ReactNode} from 'react';
import type {ClassGroup, KindGroup, ChangeLine} from '../../groupChanges';
import type {ChangeKind} from '@site/src/content/api/changes';

const titles: Record<ChangeKind, string> = {
  removed: 'Removed',
  renamed: 'Renamed',
  deprecated: 'Deprecated',
  changed: 'Changed',
  added: 'Added',
};

/** Longer groups are folded, because the sections about what breaks follow the list. */
const maxOpenCount = 20;

interface Props {
  groups: KindGroup[];
  /** URL of the reference of the version, with a slash at the end. */
  reference: string;
}

/** The changes between two releases. Rendered during the build, and again when a reader chooses releases. */
export default function ChangeList({groups, reference}: Props): ReactNode {
  return groups.map(({kind, count, classes}) => (
    <section key={kind} aria-label={titles[kind]}>
      <details open={count <= maxOpenCount}>
        <summary>
          <h3>
            {titles[kind]} ({count})
          </h3>
        </summary>
        <ul>
          {classes.map((entry) => (
            <ClassItem key={entry.name} entry={entry} reference={reference} />
          ))}
        </ul>
      </details>
    </section>
  ));
}

function ClassItem({entry: {name, link, lines}, reference}: {entry: ClassGroup; reference: string}): ReactNode {
  const parts = lines.filter(({members, part}) => members.length > 0 || part !== undefined);
  const own = lines.find((line) => !parts.includes(line));
  return (
    <li>
      <Name name={name} link={link} reference={reference} />
      {typeof own?.detail === 'string' && ` ${own.detail}`}
      {parts.length > 0 && (
        <ul>
          {parts.map((line, index) => (
            <li key={index}>
              <LineText line={line} reference={reference} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** `timeout` of `click`, `fill`: `float` → `float | timedelta` */
function LineText({line: {part, members, detail}, reference}: {line: ChangeLine; reference: string}): ReactNode {
  return (
    <>
      {part !== undefined && <code>{part}</code>}
      {part !== undefined && members.length > 0 && ' of '}
      {members.map((member, index) => (
        <Fragment key={index}>
          {index > 0 && ', '}
          <Name {...member} reference={reference} />
        </Fragment>
      ))}
      {typeof detail === 'string' && ` ${detail}`}
      {typeof detail === 'object' && (
        <>
          : <code>{detail.from}</code> → <code>{detail.to}</code>
        </>
      )}
    </>
  );
}

function Name({name, link, reference}: {name: string; link?: string | undefined; reference: string}): ReactNode {
  const code = <code>{name}</code>;
  return link === undefined ? code : <a href={reference + link}>{code}</a>;
}
