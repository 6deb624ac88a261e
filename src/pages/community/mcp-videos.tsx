import VideoPage from '@site/src/components/VideoPage';
import {agents} from '@site/src/data/videos/agents';
import type {ReactNode} from 'react';

export default function McpVideos(): ReactNode {
  return <VideoPage slug="mcp-videos" videos={agents} />;
}
