import createVideoPage from '@site/src/components/VideoPage';
import {lessons} from '@site/src/data/videos/lessons';

export default createVideoPage('learn-videos', lessons);
