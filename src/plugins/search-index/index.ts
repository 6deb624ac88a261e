/*
 * The search plugin.
 *
 * Input: the pages of every docs plugin instance, read after all content is loaded, and the environment variables that
 * choose the backend (hosted or embedded).
 * Output: `records.json` in `.docusaurus` (`npm run search:push` uploads it); two index files per version for the
 * embedded backend, emitted as assets with a content hash in their names; the route of the search page; global data
 * that names the backend. The index is built with the site, because downloading it costs a browser less than building
 * it from 80 pages.
 *
 * records/  converts Markdown to DocSearch records
 * engine/   converts records to an index, and a query to ranked results; uses neither browser nor Node.js APIs
 * client/   runs in the browser: the worker, the embedded client and the hosted client
 *
 * The steps of the build:
 *
 * 1. `readRecords()` (`records/readRecords.ts`) converts pages to records, one for each heading, parameter and paragraph.
 *    It calls `readSections()` (`records/readSections.ts`) and `toRecords()` (`records/toRecords.ts`).
 *    `src/utils/search/types.ts` declares records.
 * 2. `buildIndex()` (`buildIndex.ts`) calls `toDocuments()` (`records/toDocuments.ts`), which joins records to documents, one
 *    for each heading or parameter. `engine/types.ts` declares documents, headings, texts and ranked results.
 * 3. `encodeIndex()` (`engine/codec.ts`) encodes two files per version, which this plugin writes: the headings, and the
 *    parameters with all texts.
 *
 * The steps from the key press to the hit:
 *
 * 1. Ctrl+K (`useSearchShortcuts()` in `src/components/Search/useSearchShortcuts.ts`) makes `src/theme/SearchBar` open
 *    `src/components/Search/Modal`, and load a client with `loadSearchClient()` (`client/index.ts`).
 * 2. Each change of the query calls the client: `useSearchQuery()` (`src/components/Search/useSearchQuery.ts`).
 *    `src/utils/search/types.ts` declares client, request and hit.
 * 3. The embedded client (`client/embeddedClient.ts`) sends the query to a worker (`client/indexRunner.ts`,
 *    `client/search.worker.ts`). There, `client/IndexStore.ts` loads the files and calls `respond()` (`engine/respond.ts`),
 *    which searches and returns hits in the format of the hosted service.
 * 4. `engine/searchIndex.ts` calls `planQuery()` (`engine/plan.ts`), which interprets the query: `engine/tokenise.ts` splits
 *    it into words, and `engine/lexicon.ts` finds the terms that match a word.
 * 5. `engine/searchIndex.ts` then calls `rank()` (`engine/score.ts`), which adds the scores of words (`engine/postings.ts`,
 *    for texts `engine/textPostings.ts`), names (`engine/nameIndex.ts`: `expect popup` is `expect_popup`) and messages
 *    (`engine/phraseIndex.ts`).
 * 6. The first response uses the headings alone. `src/components/Search/useSearchQuery.ts` then calls `refine()` of the
 *    response (`src/utils/search/types.ts`). It loads the second file with the code that reads it
 *    (`engine/completeIndex.ts`), and searches again in the complete index. Later queries use this index, too.
 * 7. `groupHits()` (`src/components/Search/groupHits.ts`) groups the hits for `src/components/Search/Modal/Results.tsx`.
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {keyOf, openBuildResults} from '../../content/buildResults';
import {collectPages} from '../../content/collectPages';
import type {EditionName} from '../../data/editions';
import type {SearchRecord} from '../../utils/search/types';
import {buildIndex, type IndexFiles} from './buildIndex';
import {bundleRules} from './bundleRules';
import {readHostedIndex, type Options} from './options';
import {
  checkPhrases,
  inheritPhrases,
  joinPhrases,
  NO_TEXTS,
  type Phrases,
  readOldIds,
  readPhrases,
  textsOf,
} from './records/phrases';
import {type Reading, readRecords} from './records/readRecords';
import {videoRecords} from './records/videoRecords';
import {TaskQueue} from './TaskQueue';
import type {SearchGlobalData} from './types';

const DOCS = 'docusaurus-plugin-content-docs';
const COMMUNITY_TAG = 'docs-community-current';
/** Bytes of the code of the search, compressed. `npm run bench:size` measures the code and the index together. */
const CODE_BYTES = 17_700;
/**
 * The order in which the development server writes the index: after an edit, the page comes first. Docusaurus loads this plugin
 * again after a change of the configuration, but the earlier instance may still write.
 */
const kept = globalThis as {searchWrites?: TaskQueue};
const writes = (kept.searchWrites ??= new TaskQueue(1500));

type Loaded = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];

/** Returns the URL of the pages of each version, with a trailing slash, by search tag; newest version first. */
function versionUrls(content: LoadedContent | undefined): Map<string, string> {
  return new Map(
    (content?.loadedVersions ?? []).map(({versionName, path}) => [`docs-default-${versionName}`, `${path}/`]),
  );
}

export default function searchIndex(context: LoadContext, options: unknown): Plugin {
  const {
    remarkPlugins,
    linkTargets,
    reportUrl,
    messagesFile,
    oldIdsFile,
    readerWordsFile,
    otherNames,
    inherited,
    maxBytes,
  } = options as Options;
  const {siteDir, baseUrl, i18n, siteConfig} = context;
  const messages = readPhrases(siteDir, messagesFile);
  const readerWords = readPhrases(siteDir, readerWordsFile);
  const inherit = (own: Phrases, file: string | undefined): Phrases =>
    inherited && file !== undefined ? inheritPhrases(own, readPhrases(siteDir, file), inherited.skip) : own;
  const phrases = inherit(messages, inherited?.messagesFile);
  const keywords = joinPhrases(readOldIds(siteDir, oldIdsFile), inherit(readerWords, inherited?.readerWordsFile));
  const hosted = readHostedIndex(process.env, siteConfig.url);
  const isBuild = process.env.NODE_ENV === 'production';
  const edition = siteConfig.customFields!.edition as EditionName;
  const {preprocessor: preprocess} = siteConfig.markdown;
  const reading: Reading = {root: siteDir, edition, plugins: remarkPlugins, preprocess, linkTargets};
  const videos = videoRecords(baseUrl, i18n.currentLocale, COMMUNITY_TAG);
  /** Reads the pages, and writes the records and the index. */
  const write = async ({allContent, actions}: Loaded): Promise<void> => {
    const pages = Object.entries(allContent[DOCS] ?? {}).flatMap(([pluginId, content]) =>
      collectPages(content as LoadedContent, pluginId, siteDir, i18n.currentLocale),
    );
    const records = new Map<string, SearchRecord[]>();
    const urls = versionUrls(allContent[DOCS]?.default as LoadedContent | undefined);
    for (const tag of new Set(pages.map((page) => page.tag))) {
      const versionPages = pages.filter((page) => page.tag === tag);
      const docsUrl = urls.get(tag);
      const texts = docsUrl === undefined ? NO_TEXTS : textsOf(docsUrl, phrases, keywords, otherNames);
      records.set(tag, await readRecords(versionPages, reading, texts));
    }
    const [newest] = urls;
    if (newest && isBuild) {
      const [tag, docsUrl] = newest;
      const sections = new Set((records.get(tag) ?? []).map(({url}) => url.slice(docsUrl.length)));
      checkPhrases(siteDir, messagesFile, messages, sections);
      checkPhrases(siteDir, readerWordsFile, readerWords, sections);
    }
    records.set('videos', videos);
    const lines = [...records.values()].flat().map((record) => JSON.stringify(record));
    await actions.createData('records.json', `[${lines.join(',\n')}]`);

    const versions = [...records.keys()].filter((tag) => tag.startsWith('docs-default-'));
    const shared = [...records].filter(([tag]) => !versions.includes(tag)).map(([, list]) => list);
    const imports: string[] = [];
    const entries: string[] = [];
    const build = (list: SearchRecord[]) => buildIndex(list, maxBytes - CODE_BYTES, ...shared);
    // The development server keeps its latest index in memory (`buildIndex()`). A key would take longer.
    const indexes = isBuild ? openBuildResults<IndexFiles>(siteDir, edition, 'index') : undefined;
    const files = await Promise.all(
      versions.map(async (tag) => {
        const list = records.get(tag)!;
        if (!indexes) return build(list);
        const key = keyOf(maxBytes, list, shared);
        const index = indexes.get(key) ?? (await build(list));
        indexes.set(key, index);
        return index;
      }),
    );
    indexes?.save();
    for (const [i, tag] of versions.entries()) {
      const {headings, texts} = files[i]!;
      const names = {headings: `${tag}.headings.search`, texts: `${tag}.texts.search`};
      await actions.createData(names.headings, headings);
      await actions.createData(names.texts, texts);
      imports.push(`import h${i} from './${names.headings}';`, `import t${i} from './${names.texts}';`);
      entries.push(`${JSON.stringify(tag)}: {headings: h${i}, texts: t${i}}`);
    }
    await actions.createData('manifest.js', `${imports.join('\n')}\nexport default {${entries.join(', ')}};\n`);
  };

  let isWritten = false;
  return {
    name: 'search-index',

    async allContentLoaded(loaded) {
      const {allContent, actions} = loaded;
      if (isWritten) writes.runLater(() => write(loaded));
      else await writes.run(() => write(loaded));
      isWritten = true;
      const stable = (allContent[DOCS]?.default as LoadedContent | undefined)?.loadedVersions.find(
        (version) => version.isLast,
      );
      const defaultTag = `docs-default-${stable?.versionName ?? 'current'}`;
      actions.setGlobalData({
        hosted,
        searchPath: `${baseUrl}search`,
        defaultTag,
        reportUrl,
      } satisfies SearchGlobalData);
      actions.addRoute({path: `${baseUrl}search`, component: '@theme/SearchPage', exact: true});
    },

    configureWebpack: (_config, isServer) => bundleRules(isServer),
  };
}
