/**
 * Keeps the bundler's persistent cache, and the development server, from showing outdated pages.
 *
 * The bundler compiles a module again if the module or a file that it imports changes. This plugin adds what the bundler
 * cannot find out:
 * - Files that a page declares (`src/content/pageDependencies.ts`): a loader passes them to the bundler.
 * - Code and data that all pages depend on (`compilation` in `src/content/sources.ts`): if they change, the bundler drops the
 *   cache. It compares their contents. In development, the server restarts, because it has loaded the old code.
 * - Which pages exist, because links in other pages depend on it: like code.
 *
 * Each edition and path has a cache of its own, because the same modules resolve to other files there.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {dependenciesOf} from '../../content/pageDependencies';
import {filesOf, hashFiles} from '../../content/sources';
import {RestartServer, restartServer} from './RestartServer';

export interface Options {
  /** Lists the pages on which links in other pages depend. */
  linkTargets: () => string[];
}

export default function buildCache(
  {siteDir, generatedFilesDir, baseUrl, siteConfig}: LoadContext,
  options: unknown,
): Plugin {
  const isDevelopment = process.env.NODE_ENV !== 'production';
  const linkTargets = () => JSON.stringify((options as Options).linkTargets());
  const hashCode = () => hashFiles(siteDir, filesOf(siteDir, 'compilation'));
  const codeAtStart = hashCode();
  const hasOtherCode = () => hashCode() !== codeAtStart;
  // Docusaurus loads this plugin again after a change of the configuration, but keeps the bundler and its plugins.
  const kept = globalThis as {linkTargetsAtStart?: string};
  const hasOtherTargets = () => linkTargets() !== (kept.linkTargetsAtStart ??= linkTargets());
  return {
    name: 'build-cache',
    loadContent() {
      if (isDevelopment && hasOtherTargets()) restartServer();
    },
    configureWebpack(config) {
      // A file with a hash, because the bundler would add the files that the code imports, such as the sidebars.
      const keyFile = path.join(generatedFilesDir, 'build-cache.txt');
      mkdirSync(generatedFilesDir, {recursive: true});
      writeFileSync(keyFile, codeAtStart);
      const files = filesOf(siteDir, 'compilation').map((file) => path.join(siteDir, file));
      const rule = {
        // An array, because Docusaurus mistakes a rule with a plain expression for its own MDX loader.
        test: [/\.mdx?$/],
        enforce: 'post' as const,
        use: [{loader: path.join(__dirname, 'dependenciesLoader.mjs'), options: {dependenciesOf}}],
      };
      const {cache} = (config.experiments ?? {}) as {cache?: {version: string}};
      const version = [cache?.version, siteConfig.customFields?.edition, baseUrl, linkTargets()].join(' ');
      return {
        // Docusaurus adds its configuration, whose imports the bundler follows, too.
        mergeStrategy: {'experiments.cache.buildDependencies': 'replace'},
        module: {rules: [rule]},
        plugins: isDevelopment ? [new RestartServer(files, hasOtherCode, hasOtherTargets)] : [],
        // With DOCUSAURUS_NO_PERSISTENT_CACHE, Docusaurus configures no cache.
        ...(cache && {experiments: {cache: {version, buildDependencies: [keyFile]}}}),
      };
    },
  };
}
