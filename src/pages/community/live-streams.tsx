import createVideoPage from '@site/src/components/VideoPage';
import streams from '@site/src/data/videos/streams.json';
import {withKind} from '@site/src/data/videos/types';

export default createVideoPage('live-streams', withKind('stream', streams));
