/**
 * Leaves out of what every page loads:
 *
 * - `x.browser.ts` replaces our own `x.ts`, if the browser needs less than the build or loads it later;
 * - the configuration loses the parts that only the build reads;
 * - one function replaces `tslib`, because Docusaurus calls only that one; the whole library has 3.1 kB more
 *   (brotli);
 * - the styles of parts that open later get stylesheets of their own, because Docusaurus otherwise puts all styles into the
 *   one that every page loads.
 *
 * Development and the server's bundle stay as they are.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {DocusaurusConfig, LoadContext, Plugin} from '@docusaurus/types';

/** The parts that open later: the search dialog, which shares styles with the search page, live locators, and recordings. */
const laterStyles =
  /[\\/]plugins[\\/](?:search[\\/]ui[\\/](?:Dialog[\\/]|notices)|live-locators[\\/]ui[\\/]|exhibits[\\/]ui[\\/]Dialog[\\/])/;

export default function leanScripts({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'lean-scripts');
  const config = path.join(folder, 'docusaurus.config.mjs');
  return {
    name: 'lean-scripts',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      mkdirSync(folder, {recursive: true});
      writeFileSync(config, `export default ${JSON.stringify(shortenConfig(siteConfig))};\n`);
      const isNeededFirst = (module: {identifier(): string}) => !laterStyles.test(module.identifier());
      return {
        optimization: {splitChunks: {cacheGroups: {styles: {test: isNeededFirst}}}},
        mergeStrategy: {'resolve.alias': 'prepend', 'resolve.extensions': 'prepend'},
        resolve: {
          extensions: ['.browser.ts'],
          alias: {'@generated/docusaurus.config$': config, tslib$: path.join(__dirname, 'client/tslib.ts')},
        },
      };
    },
  };
}

/** The configuration without the parts that only the build reads, such as folders of this machine. */
function shortenConfig(config: DocusaurusConfig): DocusaurusConfig {
  const buildOnlyKeys = ['presets', 'plugins', 'themes', 'clientModules', 'headTags', 'scripts', 'stylesheets'];
  return {...config, ...Object.fromEntries(buildOnlyKeys.map((name) => [name, []]))};
}
