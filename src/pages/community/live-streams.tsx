import VideoPage from '@site/src/components/VideoPage';
import {streams} from '@site/src/data/videos/streams';
import type {ReactNode} from 'react';

export default function LiveStreams(): ReactNode {
  return <VideoPage slug="live-streams" videos={streams} />;
}
