import type {PackedTexts} from './indexFiles';
import {packWords, unpackWords} from './packWords';
import type {IndexDocument, Texts} from './types';

/** Replaces a line break inside a text, because a line break ends the line of a text. */
const LINE_BREAK = '\u0003';

/** Packs the texts of documents, one line per document. */
export function packTexts(documents: Pick<IndexDocument, 'body' | 'code' | 'phrases' | 'keywords'>[]): PackedTexts {
  const {words, texts} = packWords([
    joinLines(documents.map(({body}) => body)),
    joinLines(documents.map(({code}) => code)),
    joinLines(documents.map(({phrases}) => phrases.join('\n'))),
    joinLines(documents.map(({keywords}) => keywords.join('\n'))),
  ]);
  return {words, bodies: texts[0]!, codes: texts[1]!, phrases: texts[2]!, keywords: texts[3]!};
}

/** Reverses `packTexts()`. */
export function unpackTexts({words, ...columns}: PackedTexts): Omit<Texts, 'synonyms'> {
  const unpack = (packed: string): string[] => splitLines(unpackWords(words, packed));
  const unpackLists = (packed: string) => unpack(packed).map((lines) => (lines ? lines.split('\n') : []));
  return {
    bodies: unpack(columns.bodies),
    codes: unpack(columns.codes),
    phrases: unpackLists(columns.phrases),
    keywords: unpackLists(columns.keywords),
  };
}

const joinLines = (texts: string[]): string => texts.map((text) => text.replaceAll('\n', LINE_BREAK)).join('\n');

const splitLines = (packed: string): string[] => packed.split('\n').map((line) => line.replaceAll(LINE_BREAK, '\n'));
