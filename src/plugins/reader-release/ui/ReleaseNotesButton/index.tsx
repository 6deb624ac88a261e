import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Shows the release notes that are older than the release of the reader. `client/index.ts` handles the click. */
export default function ReleaseNotesButton(): ReactNode {
  return (
    <p className="older-notes">
      <button type="button" className="button button--secondary" data-release-action="all-notes">
        <Translate id="release.allNotes">Show older releases</Translate>
      </button>
    </p>
  );
}
