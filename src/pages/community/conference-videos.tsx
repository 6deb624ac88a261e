import VideoPage from '@site/src/components/VideoPage';
import {communityPages} from '@site/src/data/communityPages';
import {videoCategory} from '@site/src/data/videos/categories';
import {talks} from '@site/src/data/videos/talks';
import {groupVideos} from '@site/src/data/videos/videoFacts';
import type {ReactNode} from 'react';

export default function ConferenceVideos(): ReactNode {
  return <VideoPage {...videoCategory('conference-videos')} groups={groupVideos(talks)} pages={communityPages} />;
}
