import type {Configuration} from 'webpack';

/** Styles of what opens on intent: left out of the stylesheet that every page loads. */
const MODAL_STYLES = /[\\/]components[\\/]Search[\\/]Modal[\\/]/;

/**
 * Index files become assets whose names hold their hash, so that one of another build is never taken from a cache; the
 * modal's styles become a stylesheet of their own, since Docusaurus otherwise puts every style into the first load.
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
