/** Path of the edition on its host, with a leading and a trailing slash. */
export const baseUrl = '/python/';

/** Repository of this site. Operators set it with the environment variable. */
const repository = process.env.SITE_REPOSITORY ?? 'https://github.com/playwright-python-docs/playwright-python-docs';

/** Names and origin of the site. */
export const site = {
  title: 'Playwright Python',
  tagline: 'Fast and reliable end-to-end testing for modern web apps',
  url: process.env.SITE_URL ?? 'https://playwright-python-docs.example',
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
