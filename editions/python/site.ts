import {createSite} from '../createSite';

/** URLs of other sites that the navbar, the footer and the error messages link to, and the address of the site. */
export const {url, baseUrl, links} = createSite('python', {
  library: 'https://github.com/microsoft/playwright-python',
  questions: 'https://stackoverflow.com/questions/tagged/playwright-python',
  releases: 'https://pypi.org/project/playwright/#history',
});

/** Names of the site. */
export const site = {
  title: 'Playwright Python',
  tagline: 'Fast and reliable end-to-end testing for modern web apps',
  url,
  independence:
    'Independent documentation of Playwright for Python, not affiliated with or endorsed by Microsoft. Playwright is a project of Microsoft Corporation.',
};
