import {IndexFileError, type PackedTexts} from './indexFiles';
import {packWords, unpackWords} from './packWords';
import type {IndexDocument, Texts} from './types';

/** Precedes the line number of an earlier text that a text repeats. */
const REPEAT_MARK = '\u0002';
/** Replaces a line break inside a text, because a line break ends the line of a text. */
const LINE_BREAK = '\u0003';
/** Repeated texts up to this length are stored again, because a reference would save nothing. */
const MAX_COPIED_LENGTH = 8;

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

/**
 * Reverses `packTexts()`.
 *
 * @throws {IndexFileError} if the texts are incomplete or do not match their words
 */
export function unpackTexts({words, ...columns}: PackedTexts): Omit<Texts, 'synonyms'> {
  const unpack = (packed: unknown): string[] => {
    if (!Array.isArray(words) || typeof packed !== 'string')
      throw new IndexFileError('the texts of the search index are incomplete');
    return splitLines(unpackWords(words, packed));
  };
  const unpackLists = (packed: unknown) => unpack(packed).map((lines) => (lines ? lines.split('\n') : []));
  return {
    bodies: unpack(columns.bodies),
    codes: unpack(columns.codes),
    phrases: unpackLists(columns.phrases),
    keywords: unpackLists(columns.keywords),
  };
}

function joinLines(texts: string[]): string {
  const seen = new Map<string, number>();
  return texts
    .map((text, line) => {
      const first = seen.get(text);
      if (text.length > MAX_COPIED_LENGTH && first !== undefined) return REPEAT_MARK + first.toString(36);
      seen.set(text, line);
      return text.replaceAll('\n', LINE_BREAK);
    })
    .join('\n');
}

function splitLines(packed: string): string[] {
  const texts: string[] = [];
  for (const line of packed.split('\n')) {
    texts.push(
      line.startsWith(REPEAT_MARK) ? (texts[parseInt(line.slice(1), 36)] ?? '') : line.replaceAll(LINE_BREAK, '\n'),
    );
  }
  return texts;
}
