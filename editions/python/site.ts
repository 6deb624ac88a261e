import {editions} from '../../src/data/editions';
import {readSettings} from '../readSettings';

const {url, baseUrl, repository} = readSettings(process.env, {
  url: 'https://playwright-python-docs.example',
  baseUrl: editions.python.prefix,
  repository: 'https://github.com/playwright-python-docs/playwright-python-docs',
});

/** Path of the edition on its host, with a leading and a trailing slash. */
export {baseUrl};

/** Names and origin of the site. */
export const site = {
  title: 'Playwright Python',
  tagline: 'Fast and reliable end-to-end testing for modern web apps',
  url,
  independence:
    'Independent documentation of Playwright for Python, not affiliated with or endorsed by Microsoft. Playwright is a project of Microsoft Corporation.',
};

/** URLs of other sites that the navbar, the footer and the error messages link to. */
export const links = {
  source: repository,
  edit: `${repository}/edit/main/`,
  library: 'https://github.com/microsoft/playwright-python',
  chat: 'https://aka.ms/playwright/discord',
  training: 'https://learn.microsoft.com/training/modules/build-with-playwright/',
  questions: 'https://stackoverflow.com/questions/tagged/playwright-python',
  pypi: 'https://pypi.org/project/playwright/#history',
};
