/**
 * Scripts hold what the browser needs. In: Docusaurus's modules and our own. Out, in the browser's bundle alone:
 *
 * - of our own modules, `x.browser.ts` stands for `x.ts`: what `x` holds is known at build time, and the browser does
 *   without it or loads it later;
 * - the configuration goes without what only a build reads;
 * - `tslib` is the one function that is called, instead of 3.5 kB on every page;
 * - names are compared by their characters: the rules of a language, which `localeCompare` loads when first called, take
 *   10 of the 130 ms in which scripts start on the biggest page.
 *
 * In development and for the server nothing changes.
 */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {shortenConfig} from './shortenConfig';

export default function leanScripts({generatedFilesDir, siteConfig}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'lean-scripts');
  const config = path.join(folder, 'docusaurus.config.mjs');
  return {
    name: 'lean-scripts',

    configureWebpack(_config, isServer) {
      if (isServer || process.env.NODE_ENV !== 'production') return {};
      mkdirSync(folder, {recursive: true});
      writeFileSync(config, `export default ${JSON.stringify(shortenConfig(siteConfig))};\n`);
      return {
        mergeStrategy: {'resolve.alias': 'prepend', 'resolve.extensions': 'prepend'},
        module: {
          rules: [{test: comparing, use: [path.join(__dirname, 'plainCompareLoader.mjs')]}],
        },
        resolve: {
          extensions: ['.browser.ts'],
          alias: {
            '@generated/docusaurus.config$': config,
            tslib$: path.join(__dirname, 'client/tslib.ts'),
          },
        },
      };
    },
  };
}

/** Modules of Docusaurus that run at the start of each page and sort paths or names of properties. */
const comparing = [
  /[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils\.js$/,
  /[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
];
