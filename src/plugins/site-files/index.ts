import type {LoadContext, Plugin} from '@docusaurus/types';
import {editions, type EditionName} from '../../data/editions';
import {emitFile} from '../../utils/emitFile';

/**
 * Adds the manifest of the web app, and `robots.txt`, which allows everything and names the sitemap. Crawlers read it only at
 * the root of a host, so the configurations in `deploy/` also serve it there.
 */
export default function siteFiles({baseUrl, siteConfig: {url, customFields}}: LoadContext): Plugin {
  const {edition, libraryName} = customFields as {edition: EditionName; libraryName: string};
  const robots = `User-agent: *\nAllow: /\n\nSitemap: ${url}${baseUrl}sitemap.xml\n`;
  const manifest = {
    name: libraryName,
    short_name: `Playwright ${editions[edition].label}`,
    start_url: '.',
    scope: '.',
    display: 'minimal-ui',
    background_color: '#0f171d',
    theme_color: '#0f171d',
    icons: [
      {src: 'img/mark.svg', type: 'image/svg+xml', sizes: 'any'},
      ...[192, 512].map((size) => ({src: `img/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}`})),
    ],
  };
  const files = [emitFile('robots.txt', robots), emitFile('manifest.webmanifest', JSON.stringify(manifest))];
  return {name: 'site-files', configureWebpack: (_config, isServer) => (isServer ? {} : {plugins: files})};
}
