import createVideoPage from '@site/src/components/VideoPage';
import talks from '@site/src/data/videos/talks.json';
import {withKind} from '@site/src/data/videos/types';

export default createVideoPage('conference-videos', withKind('talk', talks));
