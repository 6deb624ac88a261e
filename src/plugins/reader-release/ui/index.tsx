import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {sinceClass} from '@site/src/utils/newerRelease';

interface BeforeProps {
  /** The release that added the new way: `1.53`. */
  release: string;
  children: ReactNode;
}

/** The older way to do something. Only readers whose release lacks the new way see it. */
export function Before({release, children}: BeforeProps): ReactNode {
  return <div className={`older-way ${sinceClass(release)}`}>{children}</div>;
}

/** Shows the release notes that are older than the release of the reader. `client/index.ts` handles the click. */
export function ReleaseNotesButton(): ReactNode {
  return (
    <p className="older-notes">
      <button type="button" className="button button--secondary" data-release-action="all-notes">
        <Translate id="release.allNotes">Show older releases</Translate>
      </button>
    </p>
  );
}
