import createVideoPage from '@site/src/components/VideoPage';
import agents from '@site/src/data/videos/agents.json';
import {withKind} from '@site/src/data/videos/types';

export default createVideoPage('mcp-videos', withKind('agent', agents));
