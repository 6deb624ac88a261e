import type {DocumentedVersion} from '../../src/content/versions';

/** Creates a version of the pages that describes the same number of all libraries. */
export const oldVersion = (number: string, folder = 'docs'): DocumentedVersion => ({
  folder,
  numbers: {python: number, javascript: number, java: number, dotnet: number},
});
