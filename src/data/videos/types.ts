/** A day, a month or a year, as precisely as public sources know it: `2023-10-06`, `2023-10`, `2023`. */
export type PartialDate = string;

/** Languages other than English in which videos are spoken or titled. */
export const languageNames = {es: 'Spanish', fr: 'French', ru: 'Russian'} as const;
export type LanguageCode = keyof typeof languageNames;

interface BaseVideo {
  /** Video id on YouTube, 11 characters. */
  readonly youtube: string;
  /** As published. */
  readonly title: string;
  /** Language of the title when it is not English. */
  readonly titleLanguage?: LanguageCode;
  /** Spoken language when it is not English. */
  readonly language?: LanguageCode;
  /** Our own words. */
  readonly description?: string;
}

export interface Talk extends BaseVideo {
  readonly kind: 'talk';
  readonly event: string;
  readonly speakers: readonly string[];
  readonly date: PartialDate;
}

export interface Stream extends BaseVideo {
  readonly kind: 'stream';
  /** Channel or show that hosted the stream. */
  readonly channel: string;
  readonly speakers: readonly string[];
  readonly date: PartialDate;
}

export interface Feature extends BaseVideo {
  readonly kind: 'feature';
  /** What it is about, in a word or two. */
  readonly topic: string;
  readonly channel: string;
  readonly speakers?: readonly string[];
  readonly date: PartialDate;
}

export interface Lesson extends BaseVideo {
  readonly kind: 'lesson';
  /** What it is about, in a word or two. */
  readonly topic: string;
  readonly series: string;
  /** Place in the series, from 1, when the series has an order. */
  readonly episode?: number;
  readonly channel: string;
  readonly date?: PartialDate;
}

export interface Agent extends BaseVideo {
  readonly kind: 'agent';
  /** What it is about, in a word or two. */
  readonly topic: string;
  readonly channel: string;
  readonly date: PartialDate;
}

export interface Release extends BaseVideo {
  readonly kind: 'release';
  /** Library versions that the video covers, oldest first. */
  readonly versions: readonly string[];
  readonly topics: readonly string[];
  readonly channel: string;
  /** Day on which the last of these versions reached PyPI. */
  readonly date: PartialDate;
}

/** Every video of the community area; `kind` tells which facts it has. */
export type Video = Talk | Stream | Feature | Lesson | Agent | Release;
