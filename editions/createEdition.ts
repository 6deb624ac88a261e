import {readSidebars} from '../src/content/sidebars';
import {versions} from '../src/content/versions';
import {editions, type EditionName} from '../src/data/editions';
import {minorOf} from '../src/utils/releaseNumbers';
import {root} from '../src/utils/root';
import {createFooter, createNavbar} from './navigation';
import {readSettings} from './readSettings';
import {pathRedirects, sharedRedirects} from './redirects';
import type {Edition, SiteLinks} from './types';

/** The parts that editions define themselves. Paths of files and the navigation are derived from them. */
type OwnParts = Pick<Edition, 'language' | 'title'> & {
  /** Name of the repository of the library, which is also its tag for questions. */
  repositoryName: string;
  /** The published packages. */
  packages: {label: string; url: string};
  /** Pages that moved in this edition only, see `sharedRedirects`. */
  docRedirects?: Edition['redirects']['docs'];
};

/**
 * Creates an edition. Its files are in `editions/<name>/`. Operators can change URL, path and repository.
 *
 * @throws {Error} with the name of the setting and the remedy if a setting cannot work
 */
export function createEdition(name: EditionName, {repositoryName, packages, docRedirects, ...own}: OwnParts): Edition {
  const {url, baseUrl, repository} = readSettings(process.env, {
    url: 'https://playwright-python-docs.example',
    baseUrl: editions[name].prefix,
    repository: 'https://github.com/playwright-python-docs/playwright-python-docs',
  });
  const links: SiteLinks = {
    repository,
    chat: 'https://aka.ms/playwright/discord',
    training: 'https://learn.microsoft.com/training/modules/build-with-playwright/',
    libraryRepository: `https://github.com/microsoft/${repositoryName}`,
    questions: `https://stackoverflow.com/questions/tagged/${repositoryName}`,
    releases: packages.url,
  };
  const sidebarsFile = `editions/${name}/sidebars.json`;
  const sidebars = readSidebars(root, sidebarsFile);
  const guides = new Set(sidebars.docs.flatMap(({items}) => items));
  const libraryName = `Playwright for ${editions[name].label}`;
  return {
    ...own,
    name,
    libraryName,
    url,
    baseUrl,
    tagline: 'Fast and reliable end-to-end testing for modern web apps',
    editUrl: `${repository}/edit/main/`,
    reportUrl: `${repository}/issues/new`,
    navbar: createNavbar(libraryName, links),
    footer: createFooter(libraryName, packages.label, links, baseUrl),
    announcement: createAnnouncement(name, baseUrl),
    redirects: {docs: {...sharedRedirects, ...docRedirects}, paths: pathRedirects},
    sidebars,
    sidebarsFile,
    oldIdsFile: `editions/${name}/oldIds.json`,
    messagesFile: `editions/${name}/messageSections.json`,
    readerWordsFile: `editions/${name}/readerWords.json`,
    listsPage: (page) => page.startsWith('api/') || guides.has(page),
  };
}

/**
 * Returns the announcement above the navbar: the release that the next docs describe, or, after it is stable, what is new in
 * it. A new `id` shows the bar again to readers who dismissed the previous one.
 */
function createAnnouncement(edition: EditionName, baseUrl: string): Edition['announcement'] {
  const [next, stable] = [minorOf(versions.next.releases[edition]), minorOf(versions.stable.releases[edition])];
  return next === stable
    ? {
        id: `stable-${stable}`,
        content: `Playwright ${stable}: <a href="${baseUrl}docs/release-notes">see what is new</a>`,
      }
    : {
        id: `next-${next}`,
        content: `Playwright ${next} in preview: <a href="${baseUrl}docs/next/intro">read the next docs</a>`,
      };
}
