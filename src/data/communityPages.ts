import {videoCategories} from './videos/categories';

/** A page of the community area, as navigations show it. */
export interface CommunityPage {
  /** Last part of the address, `/community/<slug>`; id of the document where it is one. */
  readonly slug: string;
  readonly label: string;
  /** A document of `community/`, or a listing page of `src/pages/community/`. */
  readonly kind: 'doc' | 'listing';
}

/** All pages of the community area, in the order of their shared navigation. */
export const communityPages: readonly CommunityPage[] = [
  {slug: 'welcome', label: 'Welcome', kind: 'doc'},
  ...videoCategories.map(({slug, label}) => ({slug, label, kind: 'listing'}) as const),
  {slug: 'ambassadors', label: 'Ambassadors', kind: 'doc'},
];

/** The four pages that the sidebar of the documents has (specification, section 2); its order is that of the list above. */
export const sidebarSlugs: readonly string[] = ['welcome', 'learn-videos', 'feature-videos', 'ambassadors'];
