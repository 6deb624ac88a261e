/** A record as the hosted index keeps it: what only the embedded ranking reads stays behind. */
export function toHosted({objectID, url, type, hierarchy, content, language, docusaurus_tag, aliases, weight}) {
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
    weight,
  };
}
