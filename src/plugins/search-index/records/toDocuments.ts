import type {SearchRecord} from '../../../utils/search/types';
import type {IndexDocument} from '../engine/types';

/** Joins records to the documents of the embedded index: a heading with all its paragraphs. */
export function toDocuments(records: SearchRecord[]): IndexDocument[] {
  const documents: IndexDocument[] = [];
  for (const record of records) {
    if (record.type === 'content') {
      const document = documents.at(-1);
      if (!document || document.url !== record.url)
        throw new Error(`search-index: the text ${record.objectID} has no heading before it`);
      document.body += `${document.body ? '\n' : ''}${record.content ?? ''}`;
      continue;
    }
    const {url, type, kind, hierarchy, deprecated, news, aliases, links, code} = record;
    documents.push({url, type, kind, hierarchy, deprecated, news, aliases, links, code, body: ''});
  }
  return documents;
}
