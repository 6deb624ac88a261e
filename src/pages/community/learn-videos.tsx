import createVideoPage from '@site/src/components/VideoPage';
import lessons from '@site/src/data/videos/lessons.json';
import {withKind} from '@site/src/data/videos/types';

export default createVideoPage('learn-videos', withKind('lesson', lessons));
