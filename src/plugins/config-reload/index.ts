/**
 * Shows changes of the edition's data in `npm start` without a restart.
 *
 * Docusaurus reloads the site when `docusaurus.config.ts` changes, but it does not watch the files that the config
 * imports. When one of them changes, this plugin updates the time of the config, which triggers the reload.
 */
import {utimes} from 'node:fs/promises';
import type {LoadContext, Plugin} from '@docusaurus/types';

export interface Options {
  /** Patterns of files that the config imports, relative to the root. */
  files: string[];
}

export default function configReload({siteConfigPath}: LoadContext, options: unknown): Plugin {
  const {files} = options as Options;
  let isLoaded = false;
  return {
    name: 'config-reload',
    getPathsToWatch: () => files,
    // Docusaurus calls this once at the start, and again when a watched file changes.
    async loadContent() {
      if (isLoaded) await utimes(siteConfigPath, new Date(), new Date());
      isLoaded = true;
    },
  };
}
