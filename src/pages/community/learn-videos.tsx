import VideoPage from '@site/src/components/VideoPage';
import {communityPages} from '@site/src/data/communityPages';
import {videoCategory} from '@site/src/data/videos/categories';
import {lessons} from '@site/src/data/videos/lessons';
import {groupVideos} from '@site/src/data/videos/videoFacts';
import type {ReactNode} from 'react';

export default function LearnVideos(): ReactNode {
  return <VideoPage {...videoCategory('learn-videos')} groups={groupVideos(lessons)} pages={communityPages} />;
}
