import {videoCategories} from './videos/categories';

/**
 * All community pages, in the order of their navigation. `slug` is the last part of the URL, and the id of the Markdown
 * document if the page is one.
 */
export const communityPages = [
  {slug: 'welcome', label: 'Welcome'},
  ...Object.entries(videoCategories).map(([slug, {label}]) => ({slug, label})),
  {slug: 'ambassadors', label: 'Ambassadors'},
];

/** Pages in the sidebar of the Markdown documents: these four only. Their order comes from the list above. */
export const sidebarSlugs: readonly string[] = ['welcome', 'learn-videos', 'feature-videos', 'ambassadors'];
