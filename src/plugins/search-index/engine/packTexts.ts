import {IndexFileError} from './indexFiles';
import type {Texts} from './searchIndex';
import {packWords, unpackWords} from './packWords';
import type {IndexDocument} from './types';

/** Texts as stored in an index file. */
export interface PackedTexts {
  words: string[];
  bodies: string;
  codes: string;
}

/** Precedes the line number of an earlier text that a text repeats. */
const REPEAT_MARK = '\u0002';
/** Replaces a line break inside a text, because a line break ends the line of a text. */
const LINE_BREAK = '\u0003';
/** Repeated texts up to this length are stored again, because a reference would save nothing. */
const MAX_COPIED_LENGTH = 8;

/** Packs the texts of documents, one line per document. */
export function packTexts(documents: Pick<IndexDocument, 'body' | 'code'>[]): PackedTexts {
  const {words, texts} = packWords([
    joinLines(documents.map(({body}) => body)),
    joinLines(documents.map(({code}) => code)),
  ]);
  return {words, bodies: texts[0]!, codes: texts[1]!};
}

/**
 * Reverses `packTexts()`.
 *
 * @throws {IndexFileError} if the texts are incomplete or do not match their words
 */
export function unpackTexts({words, bodies, codes}: PackedTexts): Texts {
  if (!Array.isArray(words) || typeof bodies !== 'string' || typeof codes !== 'string')
    throw new IndexFileError('the texts of the search index are incomplete');
  return {bodies: splitLines(unpackWords(words, bodies)), codes: splitLines(unpackWords(words, codes))};
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
