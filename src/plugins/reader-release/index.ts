/**
 * Labels what is newer than the release of the library that the reader has chosen in the version menu.
 *
 * 1. `api-reference` and `newerNotes.ts` (remark) give elements the class of the release that added them (`since-1.52`,
 *    `src/utils/newerRelease.ts`). `foldReleases.ts` (rehype) does the same to sections about one release.
 * 2. A script in the `<head>` reads the stored release, or that of the URL (`?since=1.49`), and sets it on `<html>`
 *    before the first paint (`setRelease.ts`). Each edition stores its own.
 * 3. `releaseStyles.ts` shows the labels, with a selector for each release. Nothing walks over the page.
 * 4. `ui/ReleaseChoice` is the list in the version menu. `client/index.ts` stores a choice, and shows the bar with which the
 *    reader takes it back.
 */
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {EditionName} from '../../data/editions';
import {releaseKey} from '../../utils/storageKeys';
import {setRelease} from './setRelease';
import {releaseStyles} from './releaseStyles';

export interface Options {
  edition: EditionName;
  /** Minor releases of the library that readers can choose, oldest first. */
  releases: readonly string[];
}

const name = 'reader-release';
const stylesheet = 'releases.css';

/** Name of the `<meta>` element with the key of the storage and the releases, so that all editions have the same script. */
const metaName = 'reader-release';

/**
 * The script for the `<head>`, which `src/plugins/samples/restoreChoices.ts` adds. A release in the URL replaces the
 * stored one, and leaves the URL, so that a later choice outlives a reload. `client/index.ts` shows whether the release does
 * not exist.
 */
export const restoreRelease = `(function (setRelease) {
  const root = document.documentElement;
  const [key, ...releases] = document.querySelector('meta[name=${metaName}]').content.split(' ');
  const url = new URL(location.href);
  const requested = url.searchParams.get('since');
  url.searchParams.delete('since');
  if (requested !== null) history.replaceState(history.state, '', url);
  try {
    const release = requested ?? localStorage.getItem(key) ?? '';
    if (!setRelease(release, releases)) root.dataset.unknownRelease = release;
    else if (requested !== null) localStorage.setItem(key, requested);
  } catch {
    setRelease(requested ?? '', releases);
  }
})(${setRelease.toString()});`;

export default function readerRelease({generatedFilesDir}: LoadContext, options: unknown): Plugin {
  const {edition, releases} = options as Options;
  return {
    name,

    async contentLoaded({actions}) {
      await actions.createData('releases.json', {storageKey: releaseKey(edition), releases});
      await actions.createData(stylesheet, releaseStyles(releases));
    },

    // Docusaurus writes the data of a plugin to this folder.
    getClientModules: () => [
      path.join(generatedFilesDir, name, 'default', stylesheet),
      path.join(__dirname, 'client/index.ts'),
    ],

    injectHtmlTags: () => ({
      headTags: [
        {tagName: 'meta', attributes: {name: metaName, content: [releaseKey(edition), ...releases].join(' ')}},
      ],
    }),
  };
}
