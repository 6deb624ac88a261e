import {formatPartialDate} from '../../utils/formatDate';
import {groupBy} from '../../utils/groupBy';
import {languageNames, type Video} from './types';

/** The texts that the card of a video shows. */
export interface VideoFacts extends Pick<Video, 'youtube' | 'title' | 'titleLanguage' | 'description'> {
  /** Large text on the poster. It distinguishes the video from others of the page. */
  readonly poster: string;
  /** Small text on the poster. */
  readonly kicker?: string;
  /** People, date and language. */
  readonly facts: readonly string[];
}

/** Joins words: "a, b and c". `Intl.ListFormat` is too slow to load, see `utils/formatDate.ts`. */
const list = (words: readonly string[]): string =>
  [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' and ');

function posterTexts(video: Video): Pick<VideoFacts, 'poster' | 'kicker'> {
  switch (video.kind) {
    case 'talk':
      return {poster: video.event};
    case 'stream':
      return {poster: channelName(video), kicker: 'Live stream'};
    case 'release':
      return {poster: (video.title.match(/\d+\.\d+/g) ?? []).join(' & '), kicker: 'Version'};
    case 'lesson':
      return {poster: video.topic, kicker: video.episode === undefined ? 'How-to' : `Episode ${video.episode}`};
    case 'feature':
      return {poster: video.topic, kicker: 'Feature'};
    case 'agent':
      return {poster: video.topic, kicker: 'AI agents'};
  }
}

const channelName = ({channel = 'Playwright'}: Video): string => channel;

/** Returns people or else the channel, date, and language. */
function listFacts(video: Video): string[] {
  if (video.kind === 'release') {
    return [`Released: ${formatPartialDate(video.date)}`];
  }
  const date = video.date === undefined ? [] : [formatPartialDate(video.date)];
  const language = video.language === undefined ? [] : [`in ${languageNames[video.language]}`];
  const people = 'speakers' in video && video.speakers ? list(video.speakers) : channelName(video);
  return [people, ...date, ...language];
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export function videoFacts(video: Video): VideoFacts {
  return {
    youtube: video.youtube,
    title: video.title,
    titleLanguage: video.titleLanguage,
    ...posterTexts(video),
    facts: listFacts(video),
    description: video.kind === 'release' ? sentence(list(video.topics)) : video.description,
  };
}

/** Groups lessons by series and all other videos by year, under a heading each. Keeps the order of the list. */
export function groupVideos(videos: readonly Video[]): {heading: string; videos: VideoFacts[]}[] {
  const groups = groupBy(videos, (video) => (video.kind === 'lesson' ? video.series : video.date.slice(0, 4)));
  return Array.from(groups, ([heading, group]) => ({heading, videos: group.map(videoFacts)}));
}
