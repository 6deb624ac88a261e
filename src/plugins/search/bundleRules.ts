import type {Configuration} from 'webpack';

/** Styles that few pages need: those of the search dialog, which the search page shares in part, and of live locators. */
const laterStyles = /[\\/]plugins[\\/](?:search[\\/]ui[\\/]Modal|live-locators[\\/]ui)[\\/]/;

/**
 * Emits index files as assets with a content hash in their names, so that no cache returns the file of another build.
 * Puts the styles of parts that open later into separate stylesheets, because Docusaurus otherwise puts all styles into
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
                  test: (module: {identifier(): string}) => !laterStyles.test(module.identifier()),
                },
              },
            },
          },
        }),
  };
}
