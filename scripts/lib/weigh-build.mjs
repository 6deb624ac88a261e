// What pages of a build load, for `npm run bench:growth`.
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {brotliCompressSync} from 'node:zlib';
import utils from '@docusaurus/utils';

const {filesBelow} = await utils.loadFreshModule(
  fileURLToPath(new URL('../../src/utils/filesBelow.ts', import.meta.url)),
);

/**
 * @param {string} build folder of the built site
 * @returns {Record<string, number>} the number of pages, and bytes by what they are, in brotli unless named otherwise
 */
export function weighBuild(build) {
  const files = filesBelow(build);
  const read = (file) => readFileSync(path.join(build, file), 'utf8');
  const weigh = (names) => names.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);
  const raw = (names) => names.reduce((sum, file) => sum + Buffer.byteLength(read(file)), 0);
  const pages = files.filter((file) => file.endsWith('.html')).map((file) => ({file, loads: loadsOf(read(file))}));
  const isSidebar = (file) => file.endsWith('.js') && read(file).includes('"docsSidebars":');
  const stable = pages.filter(({file}) => /^docs\/(?!next\/)/.test(file));
  const ofEveryPage = common(pages);
  const ofStable = common(stable);
  const search = (kind) => files.filter((file) => file.startsWith(`assets/search/docs-default-stable.${kind}`));
  return {
    pages: pages.length,
    'loaded by every page': weigh(ofEveryPage),
    'loaded by every stable page besides': weigh(
      ofStable.filter((file) => !ofEveryPage.includes(file) && !isSidebar(file)),
    ),
    "sidebar data of the page's version": weigh(ofStable.filter(isSidebar)),
    'HTML of docs/api/class-page': weigh(['docs/api/class-page.html']),
    'HTML of docs/intro': weigh(['docs/intro.html']),
    'search index, headings (stable)': weigh(search('headings')),
    'search index, texts (stable)': weigh(search('texts')),
    // Copies of a page compress to nearly nothing; pages with words of their own do not.
    'search index, headings, uncompressed': raw(search('headings')),
    'search index, texts, uncompressed': raw(search('texts')),
  };
}

/** Files that all of some pages load. */
function common(pages) {
  const [first, ...rest] = pages;
  return first.loads.filter((file) => rest.every(({loads}) => loads.includes(file)));
}

/** Stylesheets and scripts of a page, the late ones too. */
function loadsOf(html) {
  const found = html.matchAll(/["'=](\/python\/(?:assets\/(?:js|css)|js)\/[^"'\s>]+\.(?:js|css))/g);
  return [...new Set(Array.from(found, ([, address]) => address.replace('/python/', '')))];
}
