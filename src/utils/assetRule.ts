import type {RuleSetRule} from 'webpack';

/**
 * Emits the files that a plugin generates as assets with a content hash in their names, so that no cache returns the file of
 * another build.
 *
 * @param filename below `assets/`, with `[contenthash:8]`
 */
export const assetRule = (test: RegExp, filename: string, isServer: boolean): RuleSetRule => ({
  test,
  type: 'asset/resource',
  generator: {filename: `assets/${filename}`, emit: !isServer},
});
