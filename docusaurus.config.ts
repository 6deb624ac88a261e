import path from 'node:path';
import type {Pluggable} from 'unified';
import type {Config, Plugin, PluginConfig} from '@docusaurus/types';
import type {Options as ClassicOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import apiFacts, {type Options as ApiFactsOptions} from './src/plugins/api-facts';
import apiLinks from './src/plugins/api-links';
import labelLanguage from './src/plugins/label-language';
import markdownCopies from './src/plugins/markdown-copies';
import pictures from './src/plugins/pictures';
import samples from './src/plugins/samples';
import {contentSections, contentStyles, fastPages, lateScripts} from './src/plugins/fast-pages';
import buildCache from './src/plugins/build-cache';
import redirection from './src/plugins/redirection';
import searchIndex from './src/plugins/search-index';
import versionPassages from './src/plugins/version-passages';
import type {Options as SearchOptions} from './src/plugins/search-index/options';
import {edition} from './editions';
import {versionFolders, versions} from './src/content/versions';

const {baseUrl} = edition;

/** Facts of the library that are merged into the pages of its classes; the first version is the newest. */
const apiOptions: ApiFactsOptions = {
  root: __dirname,
  factsFolder: edition.factsFolder,
  versions: versionFolders,
  language: edition.language,
};

/** What pages go through before and after Docusaurus's own plugins; search reads pages through the same. */
const remarkPlugins: {before: Pluggable[]; after: Pluggable[]} = {
  before: [[versionPassages, apiOptions], [apiFacts, apiOptions], [apiLinks, apiOptions], pictures],
  after: [[samples, edition.language.samples]],
};

/** Documentation of the library: `docs/` is next, `versioned_docs/` is stable. */
const docs: DocsOptions = {
  path: versions.next.folder,
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  lastVersion: 'stable',
  versions: {
    current: {label: versions.next.label, path: 'next', banner: 'unreleased', badge: true},
    stable: {label: versions.stable.label, badge: false},
  },
  editUrl: edition.editUrl,
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
    editUrl: edition.editUrl,
    showLastUpdateTime: true,
    remarkPlugins: remarkPlugins.after,
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
  {
    remarkPlugins: [...remarkPlugins.before, ...remarkPlugins.after],
    reportUrl: edition.reportUrl,
  } satisfies SearchOptions,
];

/** `@edition/landing` in pages and components is the landing page of the edition that is built. */
const editionAlias = (): Plugin => ({
  name: 'edition-alias',
  configureWebpack: () => ({resolve: {alias: {'@edition': path.join(__dirname, 'editions', edition.name)}}}),
});

const preset: ClassicOptions = {
  docs,
  blog: false,
  theme: {customCss: ['./src/css/custom.css', './src/css/parts.css', './src/css/print.css']},
  sitemap: {lastmod: 'date'},
};

const themeConfig: ThemeConfig = {
  image: 'img/social-card.png',
  colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
  announcementBar: {...edition.announcement, isCloseable: true},
  docs: {
    versionPersistence: 'localStorage',
    sidebar: {hideable: false, autoCollapseCategories: false},
  },
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  prism: {
    additionalLanguages: ['bash', 'docker', 'ini', 'json', 'powershell', 'batch', 'toml', 'groovy', 'diff'],
  },
  navbar: edition.navbar,
  footer: edition.footer,
};

/** The colour of the browser's own frame, that of the page in each mode; the picture and name on a home screen. */
const headTags: Config['headTags'] = [
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)'}},
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#0f171d', media: '(prefers-color-scheme: dark)'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png`}},
  {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
];

const config: Config = {
  title: edition.title,
  tagline: edition.tagline,
  url: edition.url,
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
    [redirection, edition.redirects],
    editionAlias,
    search,
    ...fastPages({pages: {'src/pages/_landing/index.static.tsx': '/'}}),
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
    contentStyles,
  ],
  headTags,
  themeConfig,
};

export default config;
