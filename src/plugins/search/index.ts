/*
 * The search plugin.
 *
 * Input: the pages of every docs plugin instance, read after all content is loaded, and the environment variables that
 * choose the backend (hosted or embedded).
 * Output: `records.json` in `.docusaurus` (`npm run search:push` uploads it); two index files per version for the
 * embedded backend, emitted as assets with a content hash in their names; the route of the search page; global data
 * that names the backend. The index is built with the site, because downloading it costs a browser less than building
 * it from all pages.
 *
 * The steps of the build:
 *
 * 1. `readRecords()` (`records/readRecords.ts`) converts pages to records, one for each heading, parameter and paragraph
 *    (`types.ts`).
 * 2. `toDocuments()` (`records/toDocuments.ts`) joins records to documents, one for each heading or parameter
 *    (`engine/types.ts`).
 * 3. `encodeIndex()` (`engine/codec.ts`) encodes two files per version: the headings, and the parameters with all texts and
 *    samples.
 *
 * The steps from the key press to the hit:
 *
 * 1. Ctrl+K (`ui/useSearchShortcuts.ts`) makes `ui/Bar` open `ui/Dialog`, and load a client with
 *    `loadSearchClient()` (`client/index.ts`). Before React takes over, `fast-pages/late-scripts/start.js` keeps the keys.
 * 2. Each change of the query calls the client (`ui/useSearchQuery.ts`).
 * 3. The embedded client (`client/createEmbeddedClient.ts`) sends the query to a worker (`client/indexRunner.ts`). There,
 *    `client/IndexStore.ts` loads the files and calls `findHits()` (`engine/findHits.ts`), which returns hits in the format of
 *    the hosted service. `engine/SearchIndex.ts` explains how it finds them.
 * 4. The first response uses the headings alone. `ui/useSearchQuery.ts` shows it if the query names its first hit; otherwise,
 *    the texts bring a better one for every fifth query. It then calls `complete()` of the response, which loads the second
 *    file with the code that reads it (`engine/completeIndex.ts`), and searches again. Later queries use the complete index.
 * 5. `groupHits()` (`ui/groupHits.ts`) groups the hits for `ui/Dialog/Results.tsx`.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectPages, docsPlugin} from '../../content/collectPages';
import type {EditionName} from '../../data/editions';
import {groupBy} from '../../utils/groupBy';
import {assetRule} from '../../utils/assetRule';
import {versionTagPrefix, type SearchRecord, type SearchGlobalData} from './types';
import {encodeIndex} from './engine/codec';
import {readHostedIndex, type Options} from './options';
import {readSearchTexts} from './records/sectionTexts';
import {type Pipeline, readRecords} from './records/readRecords';
import {toDocuments} from './records/toDocuments';
import {videoRecords} from './records/videoRecords';
import synonyms from './synonyms.json';

const communityTag = 'docs-community-current';
/** Milliseconds after an edit until the development server writes the index again, so that the page comes first. */
const writeDelay = 1500;

type Loaded = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];

export default function searchPlugin(context: LoadContext, pluginOptions: unknown): Plugin {
  const options = pluginOptions as Options;
  const {siteDir, baseUrl, i18n, siteConfig} = context;
  const searchTexts = readSearchTexts(siteDir, options);
  const edition = siteConfig.customFields!.edition as EditionName;
  const hosted = readHostedIndex(process.env, siteConfig.url, edition);
  const pipeline: Pipeline = {
    plugins: options.remarkPlugins,
    preprocess: siteConfig.markdown.preprocessor,
    componentTexts: options.componentTexts,
  };
  const videos = videoRecords(baseUrl, i18n.currentLocale, communityTag);

  /** Returns the records by search tag, those of the newest version first, and those of the videos. */
  async function readAllRecords(allContent: Loaded['allContent']): Promise<Map<string, SearchRecord[]>> {
    const pages = collectPages(allContent, siteDir, i18n.currentLocale);
    const records = new Map<string, SearchRecord[]>();
    for (const [tag, tagged] of groupBy(pages, (page) => page.tag))
      records.set(tag, await readRecords(tagged, pipeline, searchTexts));
    return records.set('videos', videos);
  }

  async function write({allContent, actions: {createData}}: Loaded): Promise<void> {
    const records = await readAllRecords(allContent);
    const lines = [...records.values()].flat().map((record) => JSON.stringify(record));
    await createData('records.json', `[${lines.join(',\n')}]`);
    const tags = [...records.keys()].filter((tag) => tag.startsWith(versionTagPrefix));
    const shared = [...records].flatMap(([tag, list]) => (tags.includes(tag) ? [] : list));
    for (const tag of tags) {
      const files = encodeIndex(toDocuments([...records.get(tag)!, ...shared]), synonyms);
      await createData(`${tag}.headings.search`, JSON.stringify(files.headings));
      await createData(`${tag}.texts.search`, JSON.stringify(files.texts));
    }
    await createData('manifest.js', manifestModule(tags));
  }

  let isWritten = false;
  let nextWrite: NodeJS.Timeout | undefined;
  return {
    name: 'search',

    async allContentLoaded(loaded) {
      const {allContent, actions} = loaded;
      clearTimeout(nextWrite);
      if (isWritten) nextWrite = setTimeout(() => void write(loaded).catch(console.error), writeDelay);
      else await write(loaded);
      isWritten = true;
      const stable = (allContent[docsPlugin]?.default as LoadedContent | undefined)?.loadedVersions.find(
        (version) => version.isLast,
      );
      const defaultTag = `${versionTagPrefix}${stable?.versionName ?? 'current'}`;
      actions.setGlobalData({
        hosted,
        searchPath: `${baseUrl}search`,
        defaultTag,
        reportUrl: options.reportUrl,
      } satisfies SearchGlobalData);
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },

    configureWebpack: (_config, isServer) => ({
      module: {rules: [assetRule(/\.search$/, 'search/[name].[contenthash:8].json', isServer)]},
    }),
  };
}

/** Returns the module with the URLs of the index files. See `Manifest` in `types.ts`. */
function manifestModule(tags: string[]): string {
  const imports = tags.map(
    (tag, i) => `import h${i} from './${tag}.headings.search';\nimport t${i} from './${tag}.texts.search';\n`,
  );
  const entries = tags.map((tag, i) => `'${tag}': {headings: h${i}, texts: t${i}}`);
  return `${imports.join('')}export default {${entries.join(', ')}};\n`;
}
