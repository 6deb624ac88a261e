import type {NavbarItem} from '@docusaurus/theme-common';
import type {Edition, SiteLinks} from './types';

export function createNavbar(libraryName: string, links: SiteLinks): Edition['navbar'] {
  return {
    title: libraryName,
    logo: {alt: '', src: 'img/mark.svg', width: 32, height: 32},
    hideOnScroll: true,
    items: [
      {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
      {type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left'},
      {href: links.training, label: 'Training', position: 'left'},
      {type: 'custom-languageSwitcher', position: 'left'},
      {type: 'doc', docsPluginId: 'community', docId: 'welcome', label: 'Community', position: 'left'},
      {
        type: 'docsVersionDropdown',
        position: 'right',
        className: 'version-menu',
        dropdownItemsAfter: [{type: 'custom-releaseChoice'}],
      },
      createIconLink(
        'M6 3v12m0 0a3 3 0 1 0 0 6 3 3 0 0 0 0-6Zm12-6a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0 0a9 9 0 0 1-9 9',
        `${libraryName} on GitHub`,
        links.libraryRepository,
      ),
      createIconLink('M4 5h16v11h-9l-5 4v-4H4Zm4 4h8m-8 3h5', 'Discord chat', links.chat),
    ],
  };
}

/** A link that shows an icon. In the mobile menu, its label is next to the icon. */
function createIconLink(path: string, label: string, href: string): NavbarItem {
  const html = `<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${path}"/></svg><span>${label}</span>`;
  return {href, html, title: label, 'aria-label': label, className: 'icon-link', position: 'right'};
}

/**
 * The link groups of the footer.
 *
 * @param releasesLabel label of the link to the published packages
 */
export function createFooter(
  libraryName: string,
  releasesLabel: string,
  links: SiteLinks,
  baseUrl: string,
): Edition['footer'] {
  return {
    links: [
      {
        title: 'Learn',
        items: [
          {label: 'Getting started', to: '/docs/intro'},
          {label: 'API reference', to: '/docs/api/class-playwright'},
          {label: 'Training', href: links.training},
          {label: 'Learn videos', to: '/community/learn-videos'},
          {label: 'Feature videos', to: '/community/feature-videos'},
        ],
      },
      {
        title: 'Community',
        items: [
          {label: 'Welcome', to: '/community/welcome'},
          {label: 'Ambassadors', to: '/community/ambassadors'},
          {label: 'Discord', href: links.chat},
          {label: 'Stack Overflow', href: links.questions},
        ],
      },
      {
        title: 'More',
        items: [
          {label: `${libraryName} on GitHub`, href: links.libraryRepository},
          {label: releasesLabel, href: links.releases},
          {label: 'Conference videos', to: '/community/conference-videos'},
          {label: 'Release videos', to: '/community/release-videos'},
          {label: 'This site’s source', href: links.repository},
          // Only a build has this file (src/plugins/markdown-copies). The item is raw HTML because Docusaurus would show
          // a link to the file as a link to another site.
          ...(process.env.NODE_ENV === 'production'
            ? [{html: `<a class="footer__link-item" href="${baseUrl}llms-full.txt">All pages in one file</a>`}]
            : []),
        ],
      },
    ],
    copyright: `Independent documentation of ${libraryName}, not affiliated with or endorsed by Microsoft. Playwright is a project of Microsoft Corporation.`,
  };
}
