import {agents} from './agents';
import {videoCategories, type VideoCategory, type VideoCategorySlug} from './categories';
import {features} from './features';
import {lessons} from './lessons';
import {releases} from './releases';
import {streams} from './streams';
import {talks} from './talks';
import type {Video} from './types';

export type {Video} from './types';

/** In the order in which they are shown. */
const videosOf: Record<VideoCategorySlug, readonly Video[]> = {
  'learn-videos': lessons,
  'feature-videos': features,
  'release-videos': releases,
  'conference-videos': talks,
  'live-streams': streams,
  'mcp-videos': agents,
};

/** All listing pages with their videos: for search and for checks. A page takes its own list, and no reader all of them. */
export const videoListings: readonly (VideoCategory & {readonly videos: readonly Video[]})[] = videoCategories.map(
  (category) => ({...category, videos: videosOf[category.slug]}),
);
