import createVideoPage from '@site/src/components/VideoPage';
import streams from '@site/src/data/videos/streams.json';
import {videosOfKind, type Stream} from '@site/src/data/videos/types';

export default createVideoPage('live-streams', videosOfKind<Stream>('stream', streams));
