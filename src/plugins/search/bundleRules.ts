import type {Configuration} from 'webpack';
import {assetRule} from '../assetRule';

/** Styles that few pages need: those of the search dialog, which the search page shares in part, and of live locators. */
const laterStyles = /[\\/]plugins[\\/](?:search[\\/]ui[\\/]Modal|live-locators[\\/]ui)[\\/]/;

/**
 * Emits the index files. Puts the styles of parts that open later into separate stylesheets, because Docusaurus otherwise puts
 * all styles into the one that every page loads.
 */
export function bundleRules(isServer: boolean): Configuration {
  const isNeededFirst = (module: {identifier(): string}) => !laterStyles.test(module.identifier());
  return {
    module: {rules: [assetRule(/\.search$/, 'search/[name].[contenthash:8].json', isServer)]},
    ...(!isServer && {optimization: {splitChunks: {cacheGroups: {styles: {test: isNeededFirst}}}}}),
  };
}
