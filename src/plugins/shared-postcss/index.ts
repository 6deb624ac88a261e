/**
 * Creates the plugins of PostCSS once, because the loader would create them for each style sheet. It also stops the loader
 * from looking for a PostCSS configuration in every folder. The styles stay the same.
 */
import {createRequire} from 'node:module';
import type {Plugin, PostCssOptions} from '@docusaurus/types';

const load = createRequire(__filename);

export default function sharedPostcss(): Plugin {
  const created = new Map<string, unknown>();
  /** Returns the plugin that an entry of Docusaurus names by path and options. Other forms stay as they are. */
  const toPlugin = (entry: unknown): unknown => {
    if (!Array.isArray(entry) || typeof entry[0] !== 'string') return entry;
    const key = JSON.stringify(entry);
    if (!created.has(key)) created.set(key, (load(entry[0]) as (options: unknown) => unknown)(entry[1]));
    return created.get(key);
  };
  return {
    name: 'shared-postcss',
    configurePostCss: (options: PostCssOptions) => ({
      ...options,
      config: false,
      plugins: options.plugins.map(toPlugin),
    }),
  };
}
