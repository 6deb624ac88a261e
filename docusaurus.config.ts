import type {Pluggable} from 'unified';
import type {Config, PluginConfig} from '@docusaurus/types';
import type {Options as ClassicOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import apiFacts, {type Options as ApiFactsOptions} from './src/plugins/api-facts';
import apiLinks from './src/plugins/api-links';
import labelLanguage from './src/plugins/label-language';
import lateScripts from './src/plugins/late-scripts';
import leanScripts from './src/plugins/lean-scripts';
import markdownCopies from './src/plugins/markdown-copies';
import pageRoutes from './src/plugins/page-routes';
import pictures from './src/plugins/pictures';
import pythonSamples from './src/plugins/python-samples';
import buildCache from './src/plugins/build-cache';
import contentSections from './src/plugins/content-sections';
import redirection from './src/plugins/redirection';
import searchIndex from './src/plugins/search-index';
import versionPassages from './src/plugins/version-passages';
import type {Options as SearchOptions} from './src/plugins/search-index/options';
import staticContent from './src/plugins/static-content';
import type {Options as StaticContentOptions} from './src/plugins/static-content';
import {announcement} from './src/data/announcement';
import {editUrl, links, site, versions} from './src/data/site';

const baseUrl = '/python/';

/** Facts of the library that are merged into the pages of its classes; the first version is the newest. */
const apiOptions: ApiFactsOptions = {
  root: __dirname,
  versions: {docs: versions.next.library, 'versioned_docs/version-stable': versions.stable.library},
};

/** What pages go through before and after Docusaurus's own plugins; search reads pages through the same. */
const remarkPlugins: {before: Pluggable[]; after: Pluggable[]} = {
  before: [[versionPassages, apiOptions], [apiFacts, apiOptions], [apiLinks, apiOptions], pictures],
  after: [pythonSamples],
};

/** Documentation of the library: `docs/` is next, `versioned_docs/` is stable. */
const docs: DocsOptions = {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  lastVersion: 'stable',
  versions: {
    current: {label: versions.next.label, path: 'next', banner: 'unreleased', badge: true},
    stable: {label: versions.stable.label, badge: false},
  },
  editUrl,
  showLastUpdateTime: true,
  breadcrumbs: true,
  beforeDefaultRemarkPlugins: remarkPlugins.before,
  remarkPlugins: remarkPlugins.after,
  rehypePlugins: [contentSections],
};

/** Community pages: a second instance of the docs plugin, without versions. */
const community: PluginConfig = [
  '@docusaurus/plugin-content-docs',
  {
    id: 'community',
    path: 'community',
    routeBasePath: 'community',
    sidebarPath: './sidebars-community.ts',
    editUrl,
    showLastUpdateTime: true,
    remarkPlugins: [pythonSamples],
  } satisfies DocsOptions,
];

/** Pictures of pages in four widths; in development too, so that it shows the same. */
const idealImage: PluginConfig = [
  '@docusaurus/plugin-ideal-image',
  {min: 640, max: 1024, steps: 4, disableInDev: false},
];

/** Search reads the pages as the docs plugin does, with its remark plugins. */
const search: PluginConfig = [
  searchIndex,
  {remarkPlugins: [...remarkPlugins.before, ...remarkPlugins.after]} satisfies SearchOptions,
];

/** Content is HTML that scripts do not repeat. */
const content: PluginConfig = [
  staticContent,
  {pages: {'src/pages/_landing/index.static.tsx': '/'}} satisfies StaticContentOptions,
];

const preset: ClassicOptions = {
  docs,
  blog: false,
  theme: {customCss: ['./src/css/custom.css', './src/css/parts.css', './src/css/print.css']},
  sitemap: {lastmod: 'date'},
};

const navbar: ThemeConfig['navbar'] = {
  title: 'Playwright for Python',
  logo: {alt: '', src: 'img/mark.svg', width: 32, height: 32},
  hideOnScroll: true,
  items: [
    {type: 'docSidebar', sidebarId: 'docs', label: 'Docs', position: 'left'},
    {type: 'docSidebar', sidebarId: 'api', label: 'API', position: 'left'},
    {href: links.training, label: 'Training', position: 'left'},
    {type: 'custom-languageSwitcher', position: 'left'},
    {type: 'doc', docsPluginId: 'community', docId: 'welcome', label: 'Community', position: 'left'},
    {type: 'docsVersionDropdown', position: 'right'},
    {
      type: 'custom-iconLink',
      icon: 'repository',
      href: links.library,
      label: 'Playwright for Python on GitHub',
      position: 'right',
    },
    {type: 'custom-iconLink', icon: 'chat', href: links.chat, label: 'Discord chat', position: 'right'},
  ],
};

const footer: ThemeConfig['footer'] = {
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
        {label: 'Playwright for Python on GitHub', href: links.library},
        {label: 'Releases on PyPI', href: links.pypi},
        {label: 'Conference videos', to: '/community/conference-videos'},
        {label: 'Release videos', to: '/community/release-videos'},
        {label: 'This site’s source', href: links.source},
        // Only a build has the file (src/plugins/markdown-copies); a link would be taken for a page of another site.
        ...(process.env.NODE_ENV === 'production'
          ? [{html: `<a class="footer__link-item" href="${baseUrl}llms-full.txt">All pages in one file</a>`}]
          : []),
      ],
    },
  ],
  copyright: site.independence,
};

const themeConfig: ThemeConfig = {
  image: 'img/social-card.png',
  colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
  announcementBar: {...announcement, isCloseable: true},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  prism: {
    additionalLanguages: ['bash', 'docker', 'ini', 'json', 'powershell', 'batch', 'toml', 'groovy', 'diff'],
  },
  navbar,
  footer,
};

/** The colour of the browser's own frame, that of the page in each mode; the picture and name on a home screen. */
const headTags: Config['headTags'] = [
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)'}},
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#0f171d', media: '(prefers-color-scheme: dark)'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png`}},
  {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
];

const config: Config = {
  title: site.title,
  tagline: site.tagline,
  url: site.url,
  baseUrl,
  trailingSlash: false,
  favicon: 'img/mark.svg',
  // English content; the labels that the theme owns are Traditional Chinese, from the catalogues in i18n/en/.
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en', direction: 'ltr'}}},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  future: {experimental_faster: true, v4: true},
  presets: [['classic', preset]],
  plugins: [
    community,
    idealImage,
    labelLanguage,
    redirection,
    search,
    content,
    pageRoutes,
    leanScripts,
    markdownCopies,
    lateScripts,
    buildCache,
  ],
  clientModules: [
    './src/client/fiveShifts.ts',
    './src/client/settleHash.ts',
    './src/client/startAtTop.ts',
    './src/client/tabs.ts',
    './src/client/codeButtons.ts',
    './src/client/apiFilter.ts',
    './src/client/contentStyles.ts',
  ],
  headTags,
  themeConfig,
};

export default config;
