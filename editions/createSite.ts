import {editions, type EditionName} from '../src/data/editions';
import {readSettings} from './readSettings';
import type {SiteLinks} from './types';

const repositoryUrl = 'https://github.com/playwright-python-docs/playwright-python-docs';

/** URL and links of an edition. */
export interface Site {
  url: string;
  /** Path of the edition on its host, with a leading and a trailing slash. */
  baseUrl: string;
  links: SiteLinks;
}

/**
 * Creates URL and links of an edition from the settings of the operator.
 *
 * @param ownLinks links that differ by library
 * @throws {Error} with the name of the setting and the remedy if a setting cannot work
 */
export function createSite(
  name: EditionName,
  ownLinks: Pick<SiteLinks, 'libraryRepository' | 'questions' | 'releases'>,
): Site {
  const {url, baseUrl, repository} = readSettings(process.env, {
    url: 'https://playwright-python-docs.example',
    baseUrl: editions[name].prefix,
    repository: repositoryUrl,
  });
  return {
    url,
    baseUrl,
    links: {
      repository,
      edit: `${repository}/edit/main/`,
      chat: 'https://aka.ms/playwright/discord',
      training: 'https://learn.microsoft.com/training/modules/build-with-playwright/',
      ...ownLinks,
    },
  };
}
