/** A day, a month or a year, as precise as public sources are: `2023-10-06`, `2023-10`, `2023`. */
export type PartialDate = string;

/** Languages of videos and titles other than English. */
export const languageNames: Readonly<Record<string, string>> = {es: 'Spanish', fr: 'French', ru: 'Russian'};

interface BaseVideo {
  /** Video id on YouTube, 11 characters. */
  readonly youtube: string;
  /** Title as published. */
  readonly title: string;
  /** Language of the title if it is not English. */
  readonly titleLanguage?: string;
  /** Spoken language if it is not English. */
  readonly language?: string;
  /** Description, written by us. */
  readonly description?: string;
  /** Channel or show. Default: the channel of Playwright. */
  readonly channel?: string;
}

interface Talk extends BaseVideo {
  readonly kind: 'talk';
  readonly event: string;
  readonly speakers: readonly string[];
  readonly date: PartialDate;
}

interface Stream extends BaseVideo {
  readonly kind: 'stream';
  readonly speakers: readonly string[];
  readonly date: PartialDate;
}

interface Feature extends BaseVideo {
  readonly kind: 'feature';
  /** Subject in one or two words. */
  readonly topic: string;
  readonly speakers?: readonly string[];
  readonly date: PartialDate;
}

interface Lesson extends BaseVideo {
  readonly kind: 'lesson';
  readonly topic: string;
  readonly series: string;
  /** Number of the episode, from 1, if the series has an order. */
  readonly episode?: number;
  readonly date?: PartialDate;
}

interface Agent extends BaseVideo {
  readonly kind: 'agent';
  readonly topic: string;
  readonly date: PartialDate;
}

interface ReleaseVideo extends BaseVideo {
  readonly kind: 'release';
  readonly topics: readonly string[];
  /** Release date on PyPI of the last version in the title. */
  readonly date: PartialDate;
}

/** A video of the community pages. Its fields depend on `kind`. */
export type Video = Talk | Stream | Feature | Lesson | Agent | ReleaseVideo;

/**
 * Adds the kind to the videos of a list (`talks.json`). All lists begin with the newest video; the episodes of a series are
 * in order. Videos of a year without full dates keep the order of the source. The dates of releases are those on PyPI; of
 * two versions in a title, that of the later one.
 */
export const withKind = <Kind extends Video['kind']>(
  kind: Kind,
  videos: readonly Omit<Extract<Video, {kind: Kind}>, 'kind'>[],
): readonly Video[] => videos.map((video) => ({...video, kind}) as unknown as Video);
