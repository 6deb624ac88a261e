import {readSidebars} from '../src/content/sidebars';
import type {EditionName} from '../src/data/editions';
import {root} from '../src/utils/root';
import {announcementAt} from './announcement';
import {createSite} from './createSite';
import {createFooter, createNavbar} from './navigation';
import {pathRedirects} from './redirects';
import type {Edition} from './types';

/** The parts that editions define themselves. Paths of files and the navigation are derived from them. */
type OwnParts = Pick<Edition, 'language' | 'title' | 'libraryName'> & {
  ownLinks: Parameters<typeof createSite>[1];
  docRedirects: Edition['redirects']['docs'];
  /** Label of the link to the published packages. */
  releasesLabel: string;
};

/** Creates an edition. Its files are in `editions/<name>/`. */
export function createEdition(name: EditionName, {ownLinks, docRedirects, releasesLabel, ...own}: OwnParts): Edition {
  const {url, baseUrl, links} = createSite(name, ownLinks);
  const independence = `Independent documentation of ${own.libraryName}, not affiliated with or endorsed by Microsoft. Playwright is a project of Microsoft Corporation.`;
  const sidebarsFile = `editions/${name}/sidebars.json`;
  const sidebars = readSidebars(root, sidebarsFile);
  const guides = new Set(sidebars.docs.flatMap(({items}) => items));
  const parts = {libraryName: own.libraryName, releasesLabel, links, baseUrl, independence};
  return {
    ...own,
    name,
    url,
    baseUrl,
    tagline: 'Fast and reliable end-to-end testing for modern web apps',
    editUrl: links.edit,
    reportUrl: `${links.repository}/issues/new`,
    navbar: createNavbar(parts),
    footer: createFooter(parts),
    announcement: announcementAt(name, baseUrl),
    redirects: {docs: docRedirects, paths: pathRedirects},
    sidebars,
    sidebarsFile,
    oldIdsFile: `editions/${name}/oldIds.json`,
    messagesFile: `editions/${name}/messageSections.json`,
    readerWordsFile: `editions/${name}/readerWords.json`,
    listsPage: (id) => id.startsWith('api/') || guides.has(id),
  };
}
