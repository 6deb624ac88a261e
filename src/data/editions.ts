/** The editions by name, with their default paths on the host, and the language of the fences of their samples. */
export const editions = {
  python: {label: 'Python', prefix: '/python/', fence: 'py'},
  javascript: {label: 'JavaScript', prefix: '/', fence: 'ts'},
  java: {label: 'Java', prefix: '/java/', fence: 'java'},
  dotnet: {label: '.NET', prefix: '/dotnet/', fence: 'cs'},
} as const;

/** Languages of the fences that contain samples. */
export const sampleLanguages: ReadonlySet<string> = new Set(Object.values(editions).map(({fence}) => fence));

export type EditionName = keyof typeof editions;

/** The edition at the root of the host, also for paths that no other edition has. */
export const rootEdition: EditionName = 'javascript';

/**
 * The edition in whose names the pages in `docs/` are written. The other editions show their own names instead. Another value
 * would not suffice, because `translateName.ts` and `createDirectiveTranslator.ts` in `src/languages` and
 * `src/content/api/findForeignWords.ts` read Python.
 */
export const sourceEdition: EditionName = 'python';

/** Names in the order of the language menu. */
export const editionNames = Object.keys(editions) as EditionName[];

export const isEdition = (name: string): name is EditionName => Object.hasOwn(editions, name);
