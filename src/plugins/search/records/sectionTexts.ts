import {readOldIds, readTextsFile, pageTop} from '../../../content/sectionTables';
import type {Options} from '../options';

/**
 * A text that leads to a section although its text may not contain it: a message of the library that
 * `input#upload-files` explains, its old id, or what readers call it. In a message, `*` stands for a value.
 */
export type SectionText = [section: string, text: string];

/** The texts that lead to each section, and the name of the member with an id in another language. */
export interface SearchTexts {
  messages: ReadonlyMap<string, string[]>;
  otherTitles: ReadonlyMap<string, string[]>;
  otherNames: Readonly<Record<string, string>>;
}

/** Returns the name of a section in the files of texts: `input#upload-files` for `/python/docs/next/input#upload-files`. */
export const sectionName = (url: string): string => url.replace(/^.*\/docs\/(?:next\/)?/, '');

/** Reads the texts of the sections of an edition, with those that it shares with the source edition. */
export function readSearchTexts(root: string, options: Options): SearchTexts {
  const {inherited, oldIdsFile, otherNames} = options;
  const read = (name: 'messagesFile' | 'readerWordsFile') => {
    const own = readSectionTexts(root, options[name]);
    return inherited ? inheritTexts(own, readSectionTexts(root, inherited[name]), inherited.skip) : own;
  };
  return {
    messages: groupTexts(read('messagesFile')),
    otherTitles: groupTexts([...readOldIdTexts(root, oldIdsFile), ...read('readerWordsFile')]),
    otherNames,
  };
}

export function groupTexts(texts: SectionText[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [section, text] of texts) groups.set(section, [...(groups.get(section) ?? []), text]);
  return groups;
}

export function readSectionTexts(root: string, file: string): SectionText[] {
  return Object.entries(readTextsFile(root, file)).flatMap(([section, texts]) =>
    texts.map((text): SectionText => [section, text]),
  );
}

/**
 * Adds the texts of the source edition to those of an edition, because most sections explain the same in all editions.
 *
 * @param skip matches texts that only readers of the source edition use
 */
export const inheritTexts = (own: SectionText[], source: SectionText[], skip: RegExp): SectionText[] => [
  ...source.filter(([, text]) => text.search(skip) < 0),
  ...own,
];

/**
 * Reads the section ids of the official pages as other titles of our sections: `strictness`, `locate by role`. The ids
 * that lead to the start of a page, like `introduction`, say nothing about it.
 */
export function readOldIdTexts(root: string, file: string): SectionText[] {
  return Object.entries(readOldIds(root, file)).flatMap(([page, ids]) =>
    Object.entries(ids)
      .filter(([, target]) => target !== pageTop)
      .map(([id, target]): SectionText => [`${page}#${target}`, id.replace(/-\d+$/, '').replace(/-+/g, ' ')]),
  );
}
