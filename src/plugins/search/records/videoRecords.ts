import {videoListings} from '../../../data/videos';
import type {SearchRecord} from '../types';
import {toRecords} from './toRecords';
import {newSection} from './readSections';

/**
 * Creates the records of the video pages of the community, which are built from data, not from Markdown. Talks share
 * many words with the documentation, so `secondary` ranks them after it, like release notes.
 *
 * @param tag Docusaurus's search tag of the community pages
 */
export function videoRecords(baseUrl: string, locale: string, tag: string): SearchRecord[] {
  return videoListings.flatMap(({slug, label, description, intro, videos}) => {
    const paragraphs = [intro, ...videos.map((video) => [video.title, video.description].filter(Boolean).join('. '))];
    const page = {...newSection(1, null, label), paragraphs};
    const source = {
      file: '',
      url: `${baseUrl}community/${slug}`,
      title: label,
      description,
      group: 'Community',
      locale,
      tag,
    };
    return toRecords(source, [page], new Map()).map((record) => ({...record, secondary: true}));
  });
}
