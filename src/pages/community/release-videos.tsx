import createVideoPage from '@site/src/components/VideoPage';
import releases from '@site/src/data/videos/releases.json';
import {withKind} from '@site/src/data/videos/types';

export default createVideoPage('release-videos', withKind('release', releases));
