/** What the site is called and where it and its neighbours live. An operator changes the address and the repository through the environment. */
const repository = process.env.SITE_REPOSITORY ?? 'https://github.com/playwright-python-docs/playwright-python-docs';

export const site = {
  title: 'Playwright Python',
  tagline: 'Fast and reliable end-to-end testing for modern web apps',
  url: process.env.SITE_URL ?? 'https://playwright-python-docs.example',
  independence:
    'Independent documentation of Playwright for Python, not affiliated with or endorsed by Microsoft. Playwright is a project of Microsoft Corporation.',
};

export const versions = {
  stable: {label: '1.55.0', library: '1.55.0'},
  next: {label: 'Next (1.56.0)', library: '1.56.0'},
};

export const editUrl = `${repository}/edit/main/`;

export const links = {
  source: repository,
  library: 'https://github.com/microsoft/playwright-python',
  chat: 'https://aka.ms/playwright/discord',
  training: 'https://learn.microsoft.com/training/modules/build-with-playwright/',
  questions: 'https://stackoverflow.com/questions/tagged/playwright-python',
  pypi: 'https://pypi.org/project/playwright/#history',
};
