import {useEffect, type ComponentProps, type ReactNode} from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';
import {announcementKeys} from '@site/src/utils/storageKeys';
import {tryStorage} from '@site/src/utils/tryStorage';

const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

/**
 * Shows a new announcement immediately. Before React starts, an inline script hides the bar for readers who dismissed
 * the previous announcement. Docusaurus 3.8.1 then resets the dismissal, but keeps the attribute that hides the bar
 * until the next page load.
 */
export default function AnnouncementBarWrapper(props: ComponentProps<typeof AnnouncementBar>): ReactNode {
  useEffect(() => {
    // Run after the effects of the outer provider, which resets the dismissal.
    queueMicrotask(() => {
      if (tryStorage(() => localStorage.getItem(announcementKeys.dismissed)) === 'false')
        document.documentElement.removeAttribute(dismissedAttribute);
    });
  }, []);
  return <AnnouncementBar {...props} />;
}
