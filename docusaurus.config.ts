import path from 'node:path';
import type {Config, Plugin, PluginConfig} from '@docusaurus/types';
import type {Options as ClassicOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as DocsOptions} from '@docusaurus/plugin-content-docs';
import oldIds, {type Options as OldIdsOptions} from './src/plugins/old-ids';
import editionPages, {type Options as EditionPagesOptions} from './src/plugins/edition-pages';
import labelLanguage from './src/plugins/label-language';
import liveLocators, {type Options as LiveLocatorsOptions} from './src/plugins/live-locators';
import markdownCopies from './src/plugins/markdown-copies';
import pageChecks, {type Options as PageChecksOptions} from './src/plugins/page-checks';
import {scaler} from './src/plugins/pictures/scaler';
import {contentSections, fastPages} from './src/plugins/fast-pages';
import devServer, {type Options as DevServerOptions} from './src/plugins/dev-server';
import exhibits, {type Options as ExhibitsOptions} from './src/plugins/exhibits';
import lineBreaks from './src/plugins/line-breaks';
import readerRelease, {restoreRelease, type Options as ReaderReleaseOptions} from './src/plugins/reader-release';
import foldReleases from './src/plugins/reader-release/foldReleases';
import newerNotes from './src/plugins/reader-release/newerNotes';
import redirection from './src/plugins/redirection';
import releaseFeed from './src/plugins/release-feed';
import restoreChoices, {type Options as RestoreChoicesOptions} from './src/plugins/samples/restoreChoices';
import searchPlugin from './src/plugins/search';
import siteFiles from './src/plugins/site-files';
import tableAlignment from './src/plugins/table-alignment';
import textSize from './src/plugins/text-size';
import upgrade, {type Options as UpgradeOptions} from './src/plugins/upgrade';

import type {Options as SearchOptions} from './src/plugins/search/options';
import {allEditions, edition, source} from './editions';
import {loadVersionFacts} from './src/content/api/versionFacts';
import {readChanges} from './src/content/api/changeHistory';
import {pythonWords} from './src/content/api/findForeignWords';
import {namesWithDollar} from './src/content/api/ids';
import {readFrontMatter} from './src/content/checks/frontMatter';
import {frontMatterOfEdition, withoutFrontMatter} from './src/content/frontMatter';
import {gapInHistory, readDates} from './src/content/history';
import {classPageName} from './src/content/pageFiles';
import {createSidebarItems} from './src/content/sidebars';
import {versionFolders, versionLabels, versions} from './src/content/versions';
import {ambassadorText} from './src/data/ambassadors';
import {listCommandTabs} from './src/data/commandTabGroups';
import {sinceClass} from './src/utils/newerRelease';
import {storageNamespace} from './src/utils/storageKeys';
import {languageContext} from './config/languageContext';
import {checkPages} from './config/checkPages';
import {listLinkTargets, preprocess, remarkPlugins, unpublished} from './config/remarkPlugins';

const {baseUrl} = edition;
const labels = versionLabels(edition.name);

/** Without a complete history, no date is better than a wrong one. `tools/build.mts` prints the reason. */
const hasDates = gapInHistory(__dirname) === undefined;
let dates: ReadonlyMap<string, Date> | undefined;
/** Returns the dates of pages; none in development, where Docusaurus shows no real ones. This file is evaluated twice. */
const readDatesOnce = (): ReadonlyMap<string, Date> =>
  (dates ??=
    hasDates && process.env.NODE_ENV === 'production'
      ? readDates(__dirname, [...versionFolders, 'community', 'src/pages'])
      : new Map());
const dateOf = (file: string): Date | undefined => readDatesOnce().get(file.split(path.sep).join('/'));

/** Returns the class that marks the page of an API class that some releases do not have. */
const classOfNewPage = (id: string): string | undefined =>
  Object.entries(loadVersionFacts(languageContext, versions.next).classes)
    .filter(([name]) => id === `api/${classPageName(name)}`)
    .map(([, {since}]) => sinceClass(since))[0];

/** The docs of the library: `docs/` is the next version, `versioned_docs/` is stable. */
const docs: DocsOptions = {
  path: versions.next.folder,
  exclude: ['**/_*.mdx', '**/_*/**', ...unpublished],
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator: createSidebarItems(edition.sidebars, classOfNewPage),
  lastVersion: 'stable',
  versions: {
    current: {label: labels.next, path: 'next', banner: 'unreleased', badge: true},
    stable: {label: labels.stable, badge: false},
  },
  editUrl: edition.editUrl,
  showLastUpdateTime: hasDates,
  breadcrumbs: true,
  beforeDefaultRemarkPlugins: [...remarkPlugins.before, [newerNotes, languageContext]],
  remarkPlugins: remarkPlugins.after,
  rehypePlugins: [
    tableAlignment,
    [oldIds, {...languageContext, oldIdsFile: edition.oldIdsFile} satisfies OldIdsOptions],
    lineBreaks,
    contentSections,
    foldReleases,
  ],
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
    showLastUpdateTime: hasDates,
    beforeDefaultRemarkPlugins: remarkPlugins.before,
    remarkPlugins: remarkPlugins.after,
    rehypePlugins: [tableAlignment, lineBreaks],
  } satisfies DocsOptions,
];

/** Creates images in four widths, also in development, so that pages look the same there. */
const idealImage: PluginConfig = [
  '@docusaurus/plugin-ideal-image',
  {min: 640, max: 1024, steps: 4, disableInDev: false, adapter: scaler},
];

/** The search index reads pages with `remarkPlugins`, but without `newerNotes`. */
const search: PluginConfig = [
  searchPlugin,
  {
    remarkPlugins: [...remarkPlugins.before, ...remarkPlugins.after],
    reportUrl: edition.reportUrl,
    componentTexts: {Ambassadors: ambassadorText},
    messagesFile: edition.messagesFile,
    oldIdsFile: edition.oldIdsFile,
    readerWordsFile: edition.readerWordsFile,
    otherNames: namesWithDollar(loadVersionFacts({root: __dirname, edition: 'javascript'}, versions.next)),
    ...(edition !== source && {
      inherited: {messagesFile: source.messagesFile, readerWordsFile: source.readerWordsFile, skip: pythonWords},
    }),
  } satisfies SearchOptions,
];

/** Resolves `@edition/landing` to the landing page data of the edition that is built. */
const editionAlias = (): Plugin => ({
  name: 'edition-alias',
  configureWebpack: () => ({resolve: {alias: {'@edition': path.join(__dirname, 'editions', edition.name)}}}),
});

/**
 * Adds the date of a page to its front matter, and lets pages with bad front matter load in development, because
 * `page-checks` reports them.
 */
const markdown: Config['markdown'] = {
  preprocessor: preprocess,
  parseFrontMatter: async (params) => {
    const {problems, frontMatter} = await readFrontMatter(params.fileContent);
    const parsed =
      problems.length === 0
        ? await params.defaultParseFrontMatter(params)
        : {frontMatter, content: withoutFrontMatter(params.fileContent)};
    const date = dateOf(path.relative(__dirname, params.filePath));
    const own = frontMatterOfEdition(parsed.frontMatter, params.filePath, edition, source);
    return {...parsed, frontMatter: {...(date && {last_update: {date}}), ...own}};
  },
};

/** Adds the dates of the pages in `src/pages`, for which Docusaurus would call git one by one. */
const createSitemapItems: NonNullable<Extract<ClassicOptions['sitemap'], object>['createSitemapItems']> = ({
  defaultCreateSitemapItems,
  routes,
  ...params
}) =>
  defaultCreateSitemapItems({
    ...params,
    routes: routes.map((route) => {
      const date = dateOf(route.metadata?.sourceFilePath ?? '');
      return date ? {...route, metadata: {...route.metadata, lastUpdatedAt: date.getTime()}} : route;
    }),
  });

const preset: ClassicOptions = {
  docs,
  blog: false,
  theme: {customCss: ['./src/css/custom.css', './src/css/parts.css', './src/css/print.css']},
  sitemap: {lastmod: hasDates ? 'date' : null, createSitemapItems},
};

/** Languages of fences in all editions that the highlighter does not load by itself. */
const commandLanguages = 'bash docker ini json powershell batch toml groovy diff'.split(' ');

const themeConfig: ThemeConfig = {
  image: 'img/social-card.png',
  colorMode: {defaultMode: 'dark', disableSwitch: false, respectPrefersColorScheme: true},
  announcementBar: {...edition.announcement, isCloseable: true},
  docs: {versionPersistence: 'localStorage', sidebar: {hideable: false, autoCollapseCategories: false}},
  tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
  prism: {additionalLanguages: [...commandLanguages, ...edition.language.highlighters]},
  navbar: edition.navbar,
  footer: edition.footer,
};

/** The color of the browser UI in each color mode, the icon for browsers without SVG icons, and those for home screens. */
const headTags: Config['headTags'] = [
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#ffffff', media: '(prefers-color-scheme: light)'}},
  {tagName: 'meta', attributes: {name: 'theme-color', content: '#0f171d', media: '(prefers-color-scheme: dark)'}},
  {tagName: 'link', attributes: {rel: 'icon', href: `${baseUrl}favicon.ico`, sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/icon-180.png`}},
  {tagName: 'link', attributes: {rel: 'manifest', href: `${baseUrl}manifest.webmanifest`}},
];

const config: Config = {
  title: edition.title,
  tagline: edition.tagline,
  url: edition.url,
  baseUrl,
  // late-scripts shows a notice instead, whose script is the same on all pages, so that policies need one hash for it.
  baseUrlIssueBanner: false,
  trailingSlash: false,
  staticDirectories: ['static', `editions/${edition.name}/static`],
  favicon: 'img/mark.svg',
  customFields: {edition: edition.name, libraryName: edition.libraryName},
  // The content is in English. Labels of the theme are in Traditional Chinese; they come from the catalogs in i18n/en/.
  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en', direction: 'ltr'}}},
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onBrokenMarkdownLinks: 'throw',
  onDuplicateRoutes: 'throw',
  markdown,
  // Everything of "faster" except the persistent cache, which ignores some files that a page depends on.
  future: {
    experimental_faster: {
      swcJsLoader: true,
      swcJsMinimizer: true,
      swcHtmlMinimizer: true,
      lightningCssMinimizer: true,
      mdxCrossCompilerCache: true,
      rspackBundler: true,
      rspackPersistentCache: false,
      ssgWorkerThreads: true,
    },
    v4: true,
    experimental_storage: {type: 'localStorage', namespace: storageNamespace},
  },
  presets: [['classic', preset]],
  plugins: [
    // First, so that a build with wrong pages stops before it loads them.
    [pageChecks, {check: () => checkPages()} satisfies PageChecksOptions],
    community,
    idealImage,
    labelLanguage,
    [
      readerRelease,
      {
        edition: edition.name,
        releases: Object.keys(readChanges(__dirname, edition.name).releases),
      } satisfies ReaderReleaseOptions,
    ],
    // After `readerRelease`, whose `<meta>` element its script reads.
    [
      restoreChoices,
      {
        groups: [edition.language.samples.forms, ...listCommandTabs(edition.name)],
        scripts: [restoreRelease],
      } satisfies RestoreChoicesOptions,
    ],
    [exhibits, {folders: versionFolders} satisfies ExhibitsOptions],
    [liveLocators, {edition: edition.name} satisfies LiveLocatorsOptions],
    [upgrade, {edition: edition.name} satisfies UpgradeOptions],
    [redirection, edition.redirects],
    editionAlias,
    [editionPages, {editions: Object.values(allEditions)} satisfies EditionPagesOptions],
    search,
    ...fastPages,
    [markdownCopies, {forms: edition.language.samples.forms}],
    ...(edition.listsPage('release-notes') ? [releaseFeed] : []),
    siteFiles,
    textSize,
    [devServer, {listLinkTargets} satisfies DevServerOptions],
  ],
  clientModules: [
    './src/client/nextVersionShortcut.ts',
    './src/plugins/api-reference/client/index.ts',
    // After those that change the height of the page. Docusaurus loads this list after the modules of the plugins.
    './src/plugins/fast-pages/client/scrollPosition.ts',
    './src/plugins/fast-pages/client/contentStyles.ts',
  ],
  headTags,
  themeConfig,
};

export default config;
