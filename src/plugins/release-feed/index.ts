/**
 * Writes `release-notes.atom`, a feed with one entry for each release in the stable release notes.
 *
 * Reads the HTML file of the build, because links and passages of releases are resolved only there.
 * `src/theme/DocItem/Metadata` links the feed from the page. Runs only in builds.
 */
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {releaseFeed} from '../../data/releaseFeed';

export default function releaseFeedPlugin({baseUrl, siteConfig}: LoadContext): Plugin {
  return {
    name: 'release-feed',
    async postBuild({outDir}) {
      // Only builds need these packages.
      const {Feed} = await import('feed');
      const {readReleaseNotes} = await import('./readReleaseNotes');
      const document = `docs/${releaseFeed.document}`;
      const file = path.join(outDir, `${document}.html`);
      const url = siteConfig.url + baseUrl + document;
      const releases = readReleaseNotes(await readFile(file, 'utf8'), url);
      if (releases.length === 0)
        throw new Error(
          `${file}: no heading "Version 1.55" with a date such as "(August 2025)" below it; the feed would be empty`,
        );
      const feed = new Feed({
        id: url,
        link: url,
        title: `${siteConfig.title}: ${releaseFeed.title.toLowerCase()}`,
        feedLinks: {atom: siteConfig.url + baseUrl + releaseFeed.file},
        updated: releases[0]!.date,
        generator: 'Docusaurus',
        language: 'en',
        author: {name: siteConfig.title},
        copyright: '',
      });
      for (const {title, url: link, date, content} of releases) feed.addItem({id: link, link, title, date, content});
      await writeFile(path.join(outDir, releaseFeed.file), feed.atom1());
    },
  };
}
