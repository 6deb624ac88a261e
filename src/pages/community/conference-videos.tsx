import createVideoPage from '@site/src/components/VideoPage';
import {talks} from '@site/src/data/videos/talks';

export default createVideoPage('conference-videos', talks);
