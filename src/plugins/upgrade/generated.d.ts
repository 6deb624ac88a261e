declare module '@generated/upgrade/default/manifest' {
  /** What the component shows without scripts, by name of the version in the docs plugin. */
  const manifest: Record<
    string,
    {
      /** URL of the changes of all releases. */
      url: string;
      edition: import('../../data/editions').EditionName;
      releases: string[];
      groups: import('./groupChanges').KindGroup[];
      summary: string;
    }
  >;
  export = manifest;
}
