import VideoPage from '@site/src/components/VideoPage';
import {communityPages} from '@site/src/data/communityPages';
import {videoCategory} from '@site/src/data/videos/categories';
import {features} from '@site/src/data/videos/features';
import {groupVideos} from '@site/src/data/videos/videoFacts';
import type {ReactNode} from 'react';

export default function FeatureVideos(): ReactNode {
  return <VideoPage {...videoCategory('feature-videos')} groups={groupVideos(features)} pages={communityPages} />;
}
