import createVideoPage from '@site/src/components/VideoPage';
import talks from '@site/src/data/videos/talks.json';
import {videosOfKind} from '@site/src/data/videos/types';

export default createVideoPage('conference-videos', videosOfKind('talk', talks));
