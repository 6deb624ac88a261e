/** Stands in the browser's bundle for the components of MDX pages, which are rendered at build time. */
export default {};
