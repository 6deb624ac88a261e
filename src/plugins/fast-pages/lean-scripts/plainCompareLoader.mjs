// Loader of the plugin lean-scripts, see index.ts: `localeCompare` becomes a comparison by characters, which sorts a path
// before those below it as well.
const call = /(\w+(?:\[\d\])?(?:\.\w+)*)\.localeCompare\((\w+(?:\[\d\])?(?:\.\w+)*)\)/g;

/**
 * @param {string} source of a module of Docusaurus
 * @returns {string}
 * @throws {Error} when the module compares in another way than it did
 */
export default function plainCompareLoader(source) {
  const plain = source.replaceAll(call, (_, one, other) => `(${one} < ${other} ? -1 : ${one} > ${other} ? 1 : 0)`);
  if (plain === source || plain.includes('localeCompare'))
    throw new Error(
      `${this.resourcePath} does not compare as it did: see src/plugins/fast-pages/lean-scripts, comparing`,
    );
  return plain;
}
