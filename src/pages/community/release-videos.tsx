import createVideoPage from '@site/src/components/VideoPage';
import releases from '@site/src/data/videos/releases.json';
import {videosOfKind, type ReleaseVideo} from '@site/src/data/videos/types';

export default createVideoPage('release-videos', videosOfKind<ReleaseVideo>('release', releases));
