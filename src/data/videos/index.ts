import agents from './agents.json';
import {videoCategories, type VideoCategorySlug} from './categories';
import features from './features.json';
import lessons from './lessons.json';
import releases from './releases.json';
import streams from './streams.json';
import talks from './talks.json';
import {videosOfKind, type Video} from './types';

export type {Video} from './types';

const videos: Record<VideoCategorySlug, readonly Video[]> = {
  'learn-videos': videosOfKind('lesson', lessons),
  'feature-videos': videosOfKind('feature', features),
  'release-videos': videosOfKind('release', releases),
  'conference-videos': videosOfKind('talk', talks),
  'live-streams': videosOfKind('stream', streams),
  'mcp-videos': videosOfKind('agent', agents),
};

/**
 * All listing pages with their videos, for search and for checks. Pages import only their own list, so that readers do
 * not load all videos.
 */
export const videoListings = Object.entries(videoCategories).map(([slug, category]) => ({
  slug,
  ...category,
  videos: videos[slug as VideoCategorySlug],
}));
