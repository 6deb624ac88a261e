import path from 'node:path';
import {readSidebars} from '../src/content/sidebars';
import type {EditionName} from '../src/data/editions';
import type {Site} from './createSite';
import {createFooter, createNavbar} from './navigation';
import type {Edition} from './types';

/** The parts that editions define themselves. Paths of files and the navigation are derived from them. */
type OwnParts = Pick<Edition, 'language' | 'title' | 'library' | 'redirects'> &
  Partial<Pick<Edition, 'announcement'>> & {
    site: Site;
    /** Label of the link to the published packages. */
    releases: string;
  };

/** Creates an edition. Its files are in `editions/<name>/`. */
export function createEdition(name: EditionName, {site, releases, ...own}: OwnParts): Edition {
  const {url, baseUrl, links} = site;
  const independence = `Independent documentation of ${own.library}, not affiliated with or endorsed by Microsoft. Playwright is a project of Microsoft Corporation.`;
  const sidebarsFile = `editions/${name}/sidebars.json`;
  const sidebars = readSidebars(path.resolve(__filename, '../..'), sidebarsFile);
  const guides = new Set(sidebars.docs.flatMap(({items}) => items));
  const names = {title: own.library, releases, links, baseUrl, independence};
  return {
    ...own,
    name,
    url,
    baseUrl,
    tagline: 'Fast and reliable end-to-end testing for modern web apps',
    editUrl: links.edit,
    reportUrl: `${links.source}/issues/new`,
    navbar: createNavbar(names),
    footer: createFooter(names),
    sidebars,
    sidebarsFile,
    oldIdsFile: `editions/${name}/oldIds.json`,
    messagesFile: `editions/${name}/messageSections.json`,
    readerWordsFile: `editions/${name}/readerWords.json`,
    publishes: (id) => id.startsWith('api/') || guides.has(id),
  };
}
