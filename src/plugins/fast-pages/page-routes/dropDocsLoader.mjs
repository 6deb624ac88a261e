// Loader of the plugin page-routes, see index.ts: takes the list of all documents out of the properties of a docs version.
// Only lists of cards look into it, and content is rendered at build time.

/**
 * @param {string} source JSON of a version
 * @returns {string}
 */
export default function dropDocsLoader(source) {
  const props = JSON.parse(source);
  return JSON.stringify(props.version?.docs ? {...props, version: {...props.version, docs: {}}} : props);
}
