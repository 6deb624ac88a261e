import VideoPage from '@site/src/components/VideoPage';
import {lessons} from '@site/src/data/videos/lessons';
import type {ReactNode} from 'react';

export default function LearnVideos(): ReactNode {
  return <VideoPage slug="learn-videos" videos={lessons} />;
}
