import type {Configuration} from 'webpack';

/** Styles of the search dialog, which is loaded only when a user is about to search. */
const MODAL_STYLES = /[\\/]components[\\/]Search[\\/]Modal[\\/]/;

/**
 * Emits index files as assets with a content hash in their names, so that no cache returns the file of another build.
 * Puts the styles of the search dialog into a separate stylesheet, because Docusaurus otherwise puts all styles into
 * the one that every page loads.
 */
export function bundleRules(isServer: boolean): Configuration {
  return {
    module: {
      rules: [
        {
          test: /\.search$/,
          type: 'asset/resource',
          generator: {filename: 'assets/search/[name].[contenthash:8].json', emit: !isServer},
        },
      ],
    },
    ...(isServer
      ? {}
      : {
          optimization: {
            splitChunks: {
              cacheGroups: {
                styles: {
                  test: (module: {identifier(): string}) => !MODAL_STYLES.test(module.identifier()),
                },
              },
            },
          },
        }),
  };
}
