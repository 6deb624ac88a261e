import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Writes `robots.txt`, which allows everything and names the sitemap. Crawlers read it only at the root of a host, so the
 * configurations in `deploy/` also serve it there.
 */
export default function crawlerRules({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'crawler-rules',
    postBuild: ({outDir}) =>
      writeFile(
        path.join(outDir, 'robots.txt'),
        `User-agent: *\nAllow: /\n\nSitemap: ${siteConfig.url}${baseUrl}sitemap.xml\n`,
      ),
  };
}
