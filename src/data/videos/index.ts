import {agents} from './agents';
import {videoCategories, type VideoCategorySlug} from './categories';
import {features} from './features';
import {lessons} from './lessons';
import {releases} from './releases';
import {streams} from './streams';
import {talks} from './talks';
import type {Video} from './types';

export type {Video} from './types';

/** The videos of each listing page, in the order of the page. */
const videosOf: Record<VideoCategorySlug, readonly Video[]> = {
  'learn-videos': lessons,
  'feature-videos': features,
  'release-videos': releases,
  'conference-videos': talks,
  'live-streams': streams,
  'mcp-videos': agents,
};

/**
 * All listing pages with their videos, for search and for checks. Pages import only their own list, so that readers do
 * not load all videos.
 */
export const videoListings = Object.entries(videosOf).map(([slug, videos]) => ({
  slug,
  ...videoCategories[slug as VideoCategorySlug],
  videos,
}));
