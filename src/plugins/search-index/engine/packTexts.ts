import {IndexFileError} from './indexFiles';
import type {Texts} from './searchIndex';
import {packWords, unpackWords} from './packWords';
import type {IndexDocument} from './types';

/** Texts as a file holds them. */
export interface PackedTexts {
  words: string[];
  bodies: string;
  codes: string;
}

/** Stands before the line number of an earlier text that this one repeats. */
const SAME_AS = '\u0002';
/** Stands for a line break inside a text, which would end its line. */
const BREAK = '\u0003';
const SHORTEST_REPEAT = 8;

/** Packs the texts of documents, one line a document. */
export function packTexts(documents: Pick<IndexDocument, 'body' | 'code'>[]): PackedTexts {
  const {words, texts} = packWords([
    joinLines(documents.map(({body}) => body)),
    joinLines(documents.map(({code}) => code)),
  ]);
  return {words, bodies: texts[0]!, codes: texts[1]!};
}

/** Undoes `packTexts`. Throws an `IndexFileError` on texts that are in no words of theirs. */
export function unpackTexts({words, bodies, codes}: PackedTexts): Texts {
  if (!Array.isArray(words) || typeof bodies !== 'string' || typeof codes !== 'string')
    throw new IndexFileError('the texts of the search index are incomplete');
  return {bodies: splitLines(unpackWords(words, bodies)), codes: splitLines(unpackWords(words, codes))};
}

function joinLines(texts: string[]): string {
  const seen = new Map<string, number>();
  return texts
    .map((text, at) => {
      const first = seen.get(text);
      if (text.length > SHORTEST_REPEAT && first !== undefined) return SAME_AS + first.toString(36);
      seen.set(text, at);
      return text.replaceAll('\n', BREAK);
    })
    .join('\n');
}

function splitLines(packed: string): string[] {
  const texts: string[] = [];
  for (const line of packed.split('\n')) {
    texts.push(line.startsWith(SAME_AS) ? (texts[parseInt(line.slice(1), 36)] ?? '') : line.replaceAll(BREAK, '\n'));
  }
  return texts;
}
