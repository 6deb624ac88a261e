import VideoPage from '@site/src/components/VideoPage';
import {communityPages} from '@site/src/data/communityPages';
import {videoCategory} from '@site/src/data/videos/categories';
import {streams} from '@site/src/data/videos/streams';
import {groupVideos} from '@site/src/data/videos/videoFacts';
import type {ReactNode} from 'react';

export default function LiveStreams(): ReactNode {
  return <VideoPage {...videoCategory('live-streams')} groups={groupVideos(streams)} pages={communityPages} />;
}
