/**
 * What was compiled is taken from the bundler's cache only when what compiled it is unchanged.
 *
 * In: the cache that Docusaurus configures, which knows of `docusaurus.config.ts` alone. Out: the same cache with this
 * site's plugins, loaders and data (the facts of the API end up in pages) as further dependencies: a change in one of them
 * makes the next build a cold one, instead of one with old pages.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filesBelow} from '../../utils/filesBelow';

const folders = ['editions', 'src/content', 'src/languages', 'src/plugins', 'src/data', 'src/utils', 'i18n'];

export default function buildCache({siteDir}: LoadContext): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const experiments = config.experiments as {cache?: {buildDependencies?: string[]}} | undefined;
      // DOCUSAURUS_NO_PERSISTENT_CACHE: there is none.
      if (!experiments?.cache) return {};
      const buildDependencies = folders.flatMap((folder) =>
        filesBelow(path.join(siteDir, folder)).map((file) => path.join(siteDir, folder, file)),
      );
      return {experiments: {cache: {buildDependencies}}};
    },
  };
}
