import type {DocumentedVersion} from '../../src/content/versions';

/** Creates a version that describes the same release of all libraries. */
export const versionWith = (release: string, folder = 'docs'): DocumentedVersion => ({
  folder,
  releases: {python: release, javascript: release, java: release, dotnet: release},
});
