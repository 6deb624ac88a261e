import VideoPage from '@site/src/components/VideoPage';
import {communityPages} from '@site/src/data/communityPages';
import {videoCategory} from '@site/src/data/videos/categories';
import {releases} from '@site/src/data/videos/releases';
import {groupVideos} from '@site/src/data/videos/videoFacts';
import type {ReactNode} from 'react';

export default function ReleaseVideos(): ReactNode {
  return <VideoPage {...videoCategory('release-videos')} groups={groupVideos(releases)} pages={communityPages} />;
}
