import createVideoPage from '@site/src/components/VideoPage';
import {releases} from '@site/src/data/videos/releases';

export default createVideoPage('release-videos', releases);
