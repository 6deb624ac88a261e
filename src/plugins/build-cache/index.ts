/**
 * Invalidates the bundler's persistent cache when plugins, loaders or data of this site change.
 *
 * Docusaurus's cache depends on `docusaurus.config.ts` only. This plugin adds all files that affect the compiled pages,
 * so that a build after such a change does not reuse outdated pages. Each edition and path has a cache of its own, because the
 * same modules resolve to other files there.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesBelow} from '../../utils/filesBelow';

/** Pictures are here because a page shows the variants for its edition and for the dark mode that exist. */
const folders = [
  'docs/img',
  'editions',
  'src/content',
  'src/languages',
  'src/plugins',
  'src/data',
  'src/utils',
  'i18n',
];

export default function buildCache({siteDir, baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const experiments = config.experiments as {cache?: {version?: string; buildDependencies?: string[]}} | undefined;
      // With DOCUSAURUS_NO_PERSISTENT_CACHE, Docusaurus configures no cache.
      if (!experiments?.cache) return {};
      // Operators may delete i18n/.
      const existing = folders.map((folder) => path.join(siteDir, folder)).filter((folder) => existsSync(folder));
      const buildDependencies = existing.flatMap((folder) => filesBelow(folder).map((file) => path.join(folder, file)));
      const version = [experiments.cache.version, siteConfig.customFields?.edition, baseUrl].join('-');
      return {experiments: {cache: {version, buildDependencies}}};
    },
  };
}
