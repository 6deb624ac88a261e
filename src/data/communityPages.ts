import {videoCategories} from './videos/categories';

/** A community page, as shown in navigations. */
export interface CommunityPage {
  /** Last part of the URL, `/community/<slug>`; also the id of the Markdown document if the page is one. */
  readonly slug: string;
  readonly label: string;
  /** A Markdown document in `community/`, or a video listing in `src/pages/community/`. */
  readonly kind: 'doc' | 'listing';
}

/** All community pages, in the order of their navigation. */
export const communityPages: readonly CommunityPage[] = [
  {slug: 'welcome', label: 'Welcome', kind: 'doc'},
  ...videoCategories.map(({slug, label}) => ({slug, label, kind: 'listing'}) as const),
  {slug: 'ambassadors', label: 'Ambassadors', kind: 'doc'},
];

/** Pages in the sidebar of the Markdown documents: these four only. Their order comes from the list above. */
export const sidebarSlugs: readonly string[] = ['welcome', 'learn-videos', 'feature-videos', 'ambassadors'];
