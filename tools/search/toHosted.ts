import type {SearchRecord} from '../../src/plugins/search/types';

/** Converts a record for the hosted index: drops the fields that only the embedded ranking reads. */
export function toHosted({
  objectID,
  url,
  type,
  hierarchy,
  content,
  language,
  docusaurus_tag,
  aliases,
  phrases,
  keywords,
  weight,
}: SearchRecord): Record<string, unknown> {
  const [page, anchor = null] = url.split('#');
  return {
    objectID,
    url,
    url_without_anchor: page,
    anchor,
    type,
    hierarchy,
    content,
    language,
    docusaurus_tag,
    aliases,
    phrases,
    keywords,
    weight,
  };
}
