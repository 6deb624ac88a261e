import VideoPage from '@site/src/components/VideoPage';
import {communityPages} from '@site/src/data/communityPages';
import {videoCategory} from '@site/src/data/videos';
import {groupVideos} from '@site/src/data/videos/videoFacts';
import type {ReactNode} from 'react';

const {videos, ...category} = videoCategory('conference-videos');

export default function ConferenceVideos(): ReactNode {
  return <VideoPage {...category} groups={groupVideos(videos)} pages={communityPages} />;
}
