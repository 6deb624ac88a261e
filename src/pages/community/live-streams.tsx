import createVideoPage from '@site/src/components/VideoPage';
import {streams} from '@site/src/data/videos/streams';

export default createVideoPage('live-streams', streams);
