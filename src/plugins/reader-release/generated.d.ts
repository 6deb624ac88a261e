declare module '@generated/reader-release/default/releases.json' {
  const data: {
    /** Key of `localStorage`. */
    storageKey: string;
    /** Minor releases of the library, oldest first. */
    releases: string[];
  };
  export default data;
}
