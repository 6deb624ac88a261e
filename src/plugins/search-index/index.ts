/*
 * Search.
 *
 * In: the pages of every docs plugin instance, read once all content is loaded, and the environment (hosted or embedded).
 * Out: records.json under .docusaurus (what `npm run search:push` uploads); for the embedded backend two index files a
 * version, emitted as assets with their hash in their name; the search page's route; global data saying which backend.
 * At build time, because a reader's browser should fetch an index, not make one from 80 pages.
 *
 * records/  Markdown to DocSearch records      engine/  records to index, query to ranking; no browser, no Node
 * client/   the browser's side: worker, embedded and hosted clients
 */
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {collectPages} from '../../content/collectPages';
import type {SearchRecord} from '../../utils/search/types';
import {buildIndex} from './buildIndex';
import {bundleRules} from './bundleRules';
import {readHostedIndex, type Options} from './options';
import {readRecords} from './records/readRecords';
import {videoRecords} from './records/videoRecords';
import type {SearchGlobalData} from './types';

const DOCS = 'docusaurus-plugin-content-docs';
const COMMUNITY_TAG = 'docs-community-current';

/** Records without the array's brackets, written once for each list. */
const written = new WeakMap<SearchRecord[], string>();
function toJson(records: SearchRecord[]): string {
  const json = written.get(records) ?? records.map((record) => JSON.stringify(record)).join(',\n');
  written.set(records, json);
  return json;
}

export default function searchIndex(context: LoadContext, options: unknown): Plugin {
  const {remarkPlugins, reportUrl} = options as Options;
  const {siteDir, baseUrl, i18n, siteConfig} = context;
  const hosted = readHostedIndex(process.env, siteConfig.url);
  const videos = videoRecords(baseUrl, i18n.currentLocale, COMMUNITY_TAG);
  return {
    name: 'search-index',

    async allContentLoaded({allContent, actions}) {
      const pages = Object.entries(allContent[DOCS] ?? {}).flatMap(([pluginId, content]) =>
        collectPages(content as LoadedContent, pluginId, siteDir, i18n.currentLocale),
      );
      const records = new Map<string, SearchRecord[]>();
      for (const tag of new Set(pages.map((page) => page.tag))) {
        const own = pages.filter((page) => page.tag === tag);
        records.set(tag, await readRecords(own, remarkPlugins));
      }
      records.set('videos', videos);
      await actions.createData('records.json', `[${[...records.values()].map(toJson).filter(Boolean).join(',\n')}]`);

      const versions = [...records.keys()].filter((tag) => tag.startsWith('docs-default-'));
      const shared = [...records].filter(([tag]) => !versions.includes(tag)).map(([, list]) => list);
      const imports: string[] = [];
      const entries: string[] = [];
      for (const [at, tag] of versions.entries()) {
        const {build, headings, texts} = buildIndex(records.get(tag)!, ...shared);
        const names = {headings: `${tag}.headings.search`, texts: `${tag}.texts.search`};
        await actions.createData(names.headings, headings);
        await actions.createData(names.texts, texts);
        imports.push(`import h${at} from './${names.headings}';`, `import t${at} from './${names.texts}';`);
        entries.push(`${JSON.stringify(tag)}: {build: ${JSON.stringify(build)}, headings: h${at}, texts: t${at}}`);
      }
      await actions.createData('manifest.js', `${imports.join('\n')}\nexport default {${entries.join(', ')}};\n`);
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
