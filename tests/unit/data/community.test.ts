// cspell:words Aprende Llgns Midu
import {describe, expect, it} from 'vitest';
import {videoListings, type Video} from '../../../src/data/videos';
import {languageNames} from '../../../src/data/videos/types';
import {groupVideos, videoFacts} from '../../../src/data/videos/videoFacts';
import {ambassadors, type Ambassador} from '../../../src/data/ambassadors';

const allVideos: Video[] = videoListings.flatMap(({videos}) => [...videos]);

describe.each(videoListings)('$slug', ({videos}: {videos: readonly Video[]}) => {
  it('has videos with unique ids of 11 characters', () => {
    expect(videos.length).toBeGreaterThan(0);
    expect(videos.filter(({youtube}) => !/^[\w-]{11}$/.test(youtube))).toEqual([]);
    expect(new Set(videos.map(({youtube}) => youtube)).size).toBe(videos.length);
  });

  it('has valid dates', () => {
    expect(videos.filter(({date = '2020'}) => !/^20[2-9]\d(-\d{2}(-\d{2})?)?$/.test(date))).toEqual([]);
  });

  it('lists the newest videos first in every group', () => {
    for (const {heading, videos: group} of groupVideos(videos)) {
      const dates = group.map(({youtube}) => videos.find((video) => video.youtube === youtube)?.date ?? '');
      const years = dates.map((date) => date.slice(0, 4));
      const days = dates.filter((date) => date.length === 10);
      expect(years, heading).toEqual([...years].sort().reverse());
      expect(days, heading).toEqual([...days].sort().reverse());
    }
  });
});

describe('videos', () => {
  it('name only languages that the cards can show', () => {
    const languages = allVideos.flatMap(({language, titleLanguage}) => [language, titleLanguage]);
    expect([...new Set(languages)].sort()).toEqual([...Object.keys(languageNames), undefined]);
  });

  it('have the same title on all pages', () => {
    const titles = new Map(allVideos.map(({youtube, title}) => [youtube, title]));
    expect(allVideos.filter(({youtube, title}) => titles.get(youtube) !== title)).toEqual([]);
  });
});

describe('videoFacts', () => {
  it('formats a talk', () => {
    const talk: Video = {
      kind: 'talk',
      youtube: 'x8wmQ-8oaMU',
      title: 'Aprende',
      titleLanguage: 'es',
      language: 'es',
      event: 'MiduConf',
      speakers: ['Ada', 'Grace'],
      date: '2023-09-17',
    };
    expect(videoFacts(talk)).toEqual({
      youtube: 'x8wmQ-8oaMU',
      title: 'Aprende',
      titleLanguage: 'es',
      poster: 'MiduConf',
      facts: ['Ada and Grace', '17 September 2023', 'in Spanish'],
    });
  });

  it('formats a release with its topics as a sentence', () => {
    const release: Video = {
      kind: 'release',
      youtube: 'KjSaIQLlgns',
      title: 'Playwright 1.41 & 1.42',
      topics: ['tags', 'styles', 'handlers'],
      channel: 'Playwright',
      date: '2024-03',
    };
    expect(videoFacts(release)).toMatchObject({
      poster: '1.41 & 1.42',
      kicker: 'Version',
      facts: ['Released: March 2024'],
      description: 'Tags, styles and handlers.',
    });
  });
});

const hosts: Record<string, string> = {
  GitHub: 'github.com',
  LinkedIn: 'www.linkedin.com',
  X: 'x.com',
  YouTube: 'www.youtube.com',
};

it('the links of ambassadors lead to the hosts of their labels', () => {
  const links = ambassadors.flatMap((person: Ambassador) => person.links);
  expect(links.length).toBeGreaterThan(ambassadors.length);
  const starts = ({label}: {label: string}) => (label === 'Website' ? 'https://' : `https://${hosts[label]}/`);
  expect(links.filter((link) => !link.href.startsWith(starts(link)))).toEqual([]);
});
