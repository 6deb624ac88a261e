import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from './icons';
import './notices.css';

/** Shown after a failed search until the next keystroke, which retries. */
export function ErrorScreen({isRefused}: {isRefused: boolean}): ReactNode {
  return (
    <div className="DocSearch-ErrorScreen">
      <Icon name="offline" className="DocSearch-Screen-Icon" />
      <p className="DocSearch-Title">
        <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      </p>
      <p className="DocSearch-Help">
        {isRefused ? (
          <Translate id="search.error.refused">The search of this site is not available at the moment.</Translate>
        ) : (
          <Translate id="theme.SearchModal.errorScreen.helpText">
            You might want to check your network connection.
          </Translate>
        )}
      </p>
    </div>
  );
}

/** Shown above results that come from the headings alone, because the rest of the index cannot be loaded. */
export function PartialNotice(): ReactNode {
  return (
    <p className="DocSearch-Help DocSearch-Partial" role="status">
      <Translate id="search.status.partial">Some results are missing. Check your network connection.</Translate>
    </p>
  );
}
