declare module '@generated/upgrade/default/urls' {
  /** URL of the changes of all releases, by name of the version in the docs plugin. */
  const urls: Record<string, string>;
  export = urls;
}

declare module '@generated/upgrade/default/steps' {
  /** What the component shows without scripts, by name of the version in the docs plugin. */
  const steps: Record<
    string,
    {
      edition: import('../../data/editions').EditionName;
      releases: string[];
      groups: import('./groupChanges').KindGroup[];
      summary: string;
    }
  >;
  export = steps;
}
