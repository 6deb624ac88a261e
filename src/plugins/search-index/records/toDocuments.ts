import type {SearchRecord} from '../../../utils/search/types';
import type {IndexDocument} from '../engine/types';

/** A paragraph says in its first sentences what it is about; this much of it is searched and shown. */
const LONGEST_PARAGRAPH = 280;
/** Of what stands behind in any ranking: old news, discouraged members, parameters. */
const LONGEST_BEHIND = 120;

/** Joins records to the documents of the embedded index: a heading with all its paragraphs. */
export function toDocuments(records: SearchRecord[]): IndexDocument[] {
  const documents: IndexDocument[] = [];
  for (const record of records) {
    if (record.type === 'content') {
      const document = documents.at(-1);
      if (!document || document.url !== record.url)
        throw new Error(`search-index: the text ${record.objectID} has no heading before it`);
      const isBehind = document.deprecated || document.news || document.kind === 'parameter';
      const longest = isBehind ? LONGEST_BEHIND : LONGEST_PARAGRAPH;
      document.body += `${document.body ? '\n' : ''}${shorten(record.content ?? '', longest)}`;
      continue;
    }
    const {url, type, kind, hierarchy, deprecated, news, aliases, links, code} = record;
    documents.push({url, type, kind, hierarchy, deprecated, news, aliases, links, code, body: ''});
  }
  return documents;
}

/** As many whole sentences as there is room for; of one long sentence, as many words. */
function shorten(paragraph: string, longest: number): string {
  if (paragraph.length <= longest) return paragraph;
  const head = paragraph.slice(0, longest + 1);
  const sentences = /^.*[.!?:;](?=\s)/s.exec(head)?.[0] ?? '';
  return sentences.length > longest / 2 ? sentences : head.slice(0, head.lastIndexOf(' '));
}
