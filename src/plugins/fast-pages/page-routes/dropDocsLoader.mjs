// Loader of the plugin page-routes, see index.ts. Removes the list of all documents from the properties of a docs version.
// Only lists of cards read it, and those are rendered at build time.

/**
 * @param {string} source JSON of a version
 * @returns {string}
 */
export default function dropDocsLoader(source) {
  const props = JSON.parse(source);
  return JSON.stringify(props.version?.docs ? {...props, version: {...props.version, docs: {}}} : props);
}
