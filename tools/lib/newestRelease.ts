/** Asks the package registries which release of a library is the newest. */
import {libraryOfEdition, versions} from '../../src/content/versions';
import type {EditionName} from '../../src/data/editions';
import {compareVersions} from './compareVersions';

interface Registry {
  /** Address of what the registry knows about the package. */
  url: string;
  /** Finds the version in the answer. */
  find: (answer: string) => string | undefined;
}

const registries: Record<EditionName, Registry> = {
  python: {
    url: 'https://pypi.org/pypi/playwright/json',
    find: (answer) => (JSON.parse(answer) as {info: {version: string}}).info.version,
  },
  root: {
    url: 'https://registry.npmjs.org/playwright/latest',
    find: (answer) => (JSON.parse(answer) as {version: string}).version,
  },
  java: {
    url: 'https://repo1.maven.org/maven2/com/microsoft/playwright/playwright/maven-metadata.xml',
    find: (answer) => /<release>(.*?)<\/release>/.exec(answer)?.[1],
  },
  dotnet: {
    url: 'https://api.nuget.org/v3-flatcontainer/microsoft.playwright/index.json',
    find: (answer) =>
      (JSON.parse(answer) as {versions: string[]}).versions.filter((version) => /^[\d.]+$/.test(version)).at(-1),
  },
};

/**
 * Returns the newest release of the library of an edition.
 *
 * @param timeout most milliseconds to wait
 * @throws {Error} with the URL if the registry does not answer in time
 */
export async function newestRelease(edition: EditionName, timeout = 30_000): Promise<string> {
  const {url, find} = registries[edition];
  const response = await fetch(url, {signal: AbortSignal.timeout(timeout)}).catch((error: unknown) => {
    throw new Error(`the newest release cannot be read from ${url}: ${String(error)}`);
  });
  const version = response.ok ? find(await response.text()) : undefined;
  if (!version) throw new Error(`${url} does not name the newest release (status ${response.status})`);
  return version;
}

/**
 * Prints a line if there is a newer release than the one that authors describe. Prints nothing if the registry does not
 * answer at once.
 */
export async function printNewerRelease(edition: EditionName): Promise<void> {
  const documented = libraryOfEdition(versions.next.library, edition);
  const newest = await newestRelease(edition, 2000).catch(() => documented);
  if (compareVersions(newest, documented) > 0)
    console.log(`Playwright ${newest} has been released; the pages describe ${documented}. Roll: see CONTRIBUTING.md`);
}
