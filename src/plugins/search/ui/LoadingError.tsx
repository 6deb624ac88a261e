import {useEffect, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {isComposing} from '@site/src/utils/isComposing';

/**
 * Shown if the search dialog, and so its own error screen, cannot be loaded. Disappears on a click, on
 * Escape, and when the network is back.
 *
 * @param onDismiss the same function in every render
 */
export default function LoadingError({onDismiss}: {onDismiss: () => void}): ReactNode {
  useEffect(() => {
    const ended = new AbortController();
    const {signal} = ended;
    window.addEventListener('online', onDismiss, {signal});
    window.addEventListener('click', onDismiss, {signal});
    window.addEventListener('keydown', (event) => event.key === 'Escape' && !isComposing(event) && onDismiss(), {
      signal,
    });
    return () => ended.abort();
  }, [onDismiss]);
  return (
    <p className="alert alert--danger page-failed" role="alert">
      <Translate id="theme.SearchModal.errorScreen.titleText">Unable to fetch results</Translate>
      {'. '}
      <Translate id="theme.SearchModal.errorScreen.helpText">
        You might want to check your network connection.
      </Translate>
    </p>
  );
}
