import createVideoPage from '@site/src/components/VideoPage';
import agents from '@site/src/data/videos/agents.json';
import {videosOfKind, type Agent} from '@site/src/data/videos/types';

export default createVideoPage('mcp-videos', videosOfKind<Agent>('agent', agents));
