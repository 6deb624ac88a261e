import createVideoPage from '@site/src/components/VideoPage';
import {agents} from '@site/src/data/videos/agents';

export default createVideoPage('mcp-videos', agents);
