import VideoPage from '@site/src/components/VideoPage';
import {releases} from '@site/src/data/videos/releases';
import type {ReactNode} from 'react';

export default function ReleaseVideos(): ReactNode {
  return <VideoPage slug="release-videos" videos={releases} />;
}
