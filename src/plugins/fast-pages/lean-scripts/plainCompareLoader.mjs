// Loader of the plugin lean-scripts, see index.ts. Replaces `localeCompare` with a comparison by characters, which also sorts
// a path before the paths below it.
const call = /(\w+(?:\[\d\])?(?:\.\w+)*)\.localeCompare\((\w+(?:\[\d\])?(?:\.\w+)*)\)/g;

/**
 * @param {string} source of a module of Docusaurus
 * @returns {string}
 * @throws {Error} if the module no longer calls `localeCompare` in the expected form
 */
export default function plainCompareLoader(source) {
  const plain = source.replaceAll(call, (_, one, other) => `(${one} < ${other} ? -1 : ${one} > ${other} ? 1 : 0)`);
  if (plain === source || plain.includes('localeCompare'))
    throw new Error(
      `${this.resourcePath} has another form of localeCompare: adapt or remove the file in "comparing", src/plugins/fast-pages/lean-scripts`,
    );
  return plain;
}
