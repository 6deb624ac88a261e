import {videoListings} from '../../../data/videos';
import type {SearchRecord} from '../../../utils/search/types';
import {toRecords} from './toRecords';
import type {Section} from './types';

/**
 * The records of the community's video pages, which are made from data, not from Markdown. Talks use many of the
 * documentation's words, so they stand behind it, like old news.
 * @param tag Docusaurus's search tag of the community documents
 */
export function videoRecords(baseUrl: string, language: string, tag: string): SearchRecord[] {
  return videoListings.flatMap(({slug, label, description, intro, videos}) => {
    const paragraphs = [
      intro,
      ...videos.map((video) =>
        [video.title, 'description' in video ? video.description : ''].filter(Boolean).join('. '),
      ),
    ];
    const page: Section = {level: 1, id: null, title: label, paragraphs, code: [], links: [], deprecated: false};
    const source = {
      file: '',
      url: `${baseUrl}community/${slug}`,
      title: label,
      description,
      group: 'Community',
      language,
      tag,
    };
    return toRecords(source, [page], new Map()).map((record) => ({...record, news: true}));
  });
}
