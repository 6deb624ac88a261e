import VideoPage from '@site/src/components/VideoPage';
import {talks} from '@site/src/data/videos/talks';
import type {ReactNode} from 'react';

export default function ConferenceVideos(): ReactNode {
  return <VideoPage slug="conference-videos" videos={talks} />;
}
