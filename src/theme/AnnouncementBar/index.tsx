import {useEffect, type ComponentProps, type ReactNode} from 'react';
import AnnouncementBar from '@theme-original/AnnouncementBar';

const dismissedAttribute = 'data-announcement-bar-initially-dismissed';
const dismissedKey = 'docusaurus.announcement.dismiss';

/**
 * The theme's announcement bar, shown at once when the announcement is a new one. Before React starts, an inline script
 * hides the bar of readers who dismissed the last announcement; Docusaurus 3.8.1 then resets the dismissal, but leaves the
 * attribute that hides the bar until the next page load.
 */
export default function AnnouncementBarWrapper(props: ComponentProps<typeof AnnouncementBar>): ReactNode {
  useEffect(() => {
    // After the effects of the provider, which resets the dismissal and is further out.
    queueMicrotask(() => {
      try {
        if (localStorage.getItem(dismissedKey) === 'false')
          document.documentElement.removeAttribute(dismissedAttribute);
      } catch {
        // No storage, so nothing was dismissed.
      }
    });
  }, []);
  return <AnnouncementBar {...props} />;
}
