import type {ReactNode} from 'react';
import {sinceClass} from '@site/src/utils/newerRelease';

interface Props {
  /** The release that added the new way: `1.53`. */
  release: string;
  children: ReactNode;
}

/** The older way to do something. Only readers whose release lacks the new way see it. */
export default function Before({release, children}: Props): ReactNode {
  return <div className={`older-way ${sinceClass(release)}`}>{children}</div>;
}
