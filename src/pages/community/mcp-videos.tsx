import VideoPage from '@site/src/components/VideoPage';
import {communityPages} from '@site/src/data/communityPages';
import {videoCategory} from '@site/src/data/videos/categories';
import {agents} from '@site/src/data/videos/agents';
import {groupVideos} from '@site/src/data/videos/videoFacts';
import type {ReactNode} from 'react';

export default function McpVideos(): ReactNode {
  return <VideoPage {...videoCategory('mcp-videos')} groups={groupVideos(agents)} pages={communityPages} />;
}
