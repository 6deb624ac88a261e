import createVideoPage from '@site/src/components/VideoPage';
import features from '@site/src/data/videos/features.json';
import {withKind} from '@site/src/data/videos/types';

export default createVideoPage('feature-videos', withKind('feature', features));
