import createVideoPage from '@site/src/components/VideoPage';
import releases from '@site/src/data/videos/releases.json';
import {videosOfKind, type Release} from '@site/src/data/videos/types';

export default createVideoPage('release-videos', videosOfKind<Release>('release', releases));
