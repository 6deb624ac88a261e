import {edition} from '../../editions';
import type {EditionName} from '../../src/data/editions';

interface Pages {
  /** A page that another edition does not have, its title, the label of that edition, and the link of the menu there. */
  ownPage: {path: string; title: string; label: string; link: string};
  /** A page that the edition does not have, and the links of the language menu there. */
  missingPage: {path: string; links: Record<string, string>};
}

const chromeExtensions: Pages['ownPage'] = {
  path: 'docs/chrome-extensions',
  title: 'Chrome extensions',
  label: 'Java',
  link: '/docs/chrome-extensions',
};

const pages: Record<EditionName, Pages> = {
  python: {
    ownPage: chromeExtensions,
    missingPage: {
      path: 'docs/test-reporters',
      links: {JavaScript: '/docs/test-reporters', Java: '/java/docs/test-runners', '.NET': '/dotnet/docs/test-runners'},
    },
  },
  javascript: {
    ownPage: chromeExtensions,
    missingPage: {
      path: 'docs/next/api/class-error#error-name',
      links: {Python: '/python/docs/next/api/class-error#error-name', Java: '/'},
    },
  },
  java: {
    ownPage: {
      path: 'docs/accessibility-testing',
      title: 'Accessibility testing',
      label: 'Python',
      link: '/docs/accessibility-testing',
    },
    missingPage: {
      path: 'docs/library',
      links: {Python: '/python/docs/library', JavaScript: '/docs/library', '.NET': '/dotnet/docs/library'},
    },
  },
  dotnet: {
    ownPage: {path: 'docs/library', title: 'Playwright library', label: 'Java', link: '/docs/library'},
    missingPage: {path: 'docs/junit', links: {Python: '/', JavaScript: '/', Java: '/java/docs/junit'}},
  },
};

/** Pages of the edition that the setting `EDITION` names, for tests of the language menu. */
export const languageMenuPages = pages[edition.name];
