import createVideoPage from '@site/src/components/VideoPage';
import streams from '@site/src/data/videos/streams.json';
import {videosOfKind} from '@site/src/data/videos/types';

export default createVideoPage('live-streams', videosOfKind('stream', streams));
