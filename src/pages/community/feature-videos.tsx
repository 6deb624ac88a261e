import VideoPage from '@site/src/components/VideoPage';
import {features} from '@site/src/data/videos/features';
import type {ReactNode} from 'react';

export default function FeatureVideos(): ReactNode {
  return <VideoPage slug="feature-videos" videos={features} />;
}
