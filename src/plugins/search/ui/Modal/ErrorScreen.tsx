import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import Icon from '../icons';
import './notices.css';

/** Shown after a failed search until the next keystroke, which retries. */
export default function ErrorScreen({isRefused}: {isRefused: boolean}): ReactNode {
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
