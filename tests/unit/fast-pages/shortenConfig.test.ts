import type {DocusaurusConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {shortenConfig} from '@site/src/plugins/fast-pages/lean-scripts';

it('keeps the settings that pages use and removes those that only the build uses', () => {
  const config = {
    title: 'Site',
    baseUrl: '/python/',
    themeConfig: {navbar: {}},
    plugins: [['docs', {root: '/home/ada/site'}]],
    presets: [['classic', {docs: {path: '/home/ada/site/docs'}}]],
    clientModules: ['/home/ada/site/src/client/tabs.ts'],
  } as unknown as DocusaurusConfig;
  expect(shortenConfig(config)).toMatchObject({title: 'Site', baseUrl: '/python/', themeConfig: {navbar: {}}});
  expect(JSON.stringify(shortenConfig(config))).not.toContain('/home/ada');
});
