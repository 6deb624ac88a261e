import createVideoPage from '@site/src/components/VideoPage';
import {features} from '@site/src/data/videos/features';

export default createVideoPage('feature-videos', features);
