/** Replaces the components of MDX pages in the browser's bundle, because they are rendered at build time. */
export default {};
