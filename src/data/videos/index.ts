import agents from './agents.json';
import {videoCategories, type VideoCategorySlug} from './categories';
import features from './features.json';
import lessons from './lessons.json';
import releases from './releases.json';
import streams from './streams.json';
import talks from './talks.json';
import {withKind, type Video} from './types';

export type {Video} from './types';

const videos: Record<VideoCategorySlug, readonly Video[]> = {
  'learn-videos': withKind('lesson', lessons),
  'feature-videos': withKind('feature', features),
  'release-videos': withKind('release', releases),
  'conference-videos': withKind('talk', talks),
  'live-streams': withKind('stream', streams),
  'mcp-videos': withKind('agent', agents),
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
