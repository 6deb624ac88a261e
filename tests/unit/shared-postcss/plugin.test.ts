import path from 'node:path';
import type {PostCssOptions} from '@docusaurus/types';
import {expect, test} from 'vitest';
import sharedPostcss from '@site/src/plugins/shared-postcss';
import {folderWith} from '../folderWith';

/** A plugin that Docusaurus would name by its path. */
const code = "module.exports = (options) => ({postcssPlugin: 'prefixes', options});";
const file = path.join(folderWith({'plugin.cjs': code}), 'plugin.cjs');

/** Returns the plugins that the loader receives for a style sheet. */
const pluginsFor = (plugin: ReturnType<typeof sharedPostcss>, ...plugins: unknown[]): PostCssOptions['plugins'] =>
  plugin.configurePostCss!({plugins}).plugins;

test('style sheets with the same options share a plugin', () => {
  const plugin = sharedPostcss();
  const [first] = pluginsFor(plugin, [file, {grid: true}]);
  const [second] = pluginsFor(plugin, [file, {grid: true}]);
  expect(first).toEqual({postcssPlugin: 'prefixes', options: {grid: true}});
  expect(second).toBe(first);
});

test('other options create another plugin', () => {
  const plugins = pluginsFor(sharedPostcss(), [file, {grid: true}], [file, {grid: false}]);
  expect(plugins).toMatchObject([{options: {grid: true}}, {options: {grid: false}}]);
});

test('a plugin that is not named by its path stays as it is, and no configuration file is searched for', () => {
  const created = {postcssPlugin: 'own'};
  expect(sharedPostcss().configurePostCss!({plugins: [created]})).toEqual({config: false, plugins: [created]});
});
