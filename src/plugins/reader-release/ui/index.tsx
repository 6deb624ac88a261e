import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {sinceClass} from '@site/src/utils/newerRelease';

/** The older way to do something. Only readers see it whose release is older than that of the new way, such as `1.53`. */
export function Before({release, children}: {release: string; children: ReactNode}): ReactNode {
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
