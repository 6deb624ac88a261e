import {readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import {edition} from '../../editions';
import {filesBelow, isPage} from '../../src/utils/filesBelow';

interface BuiltPage {
  file: string;
  /** Stylesheets and scripts that the page loads. */
  loads: string[];
}

/**
 * Counts pages and bytes of a build, for `npm run bench:growth`.
 *
 * @param build folder of the built site
 * @returns the number of pages, and bytes by name, in brotli unless the name says otherwise
 */
export function weighBuild(build: string): {pages: number} & Record<string, number> {
  const files = filesBelow(build);
  const read = (file: string): string => readFileSync(path.join(build, file), 'utf8');
  const weigh = (names: string[]): number =>
    names.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0);
  const raw = (names: string[]): number => names.reduce((sum, file) => sum + Buffer.byteLength(read(file)), 0);
  const pages = files.filter(isPage).map((file) => ({file, loads: loadsOf(read(file))}));
  const isSidebar = (file: string): boolean => file.endsWith('.js') && read(file).includes('"docsSidebars":');
  const stable = pages.filter(({file}) => /^docs\/(?!next\/)/.test(file));
  const ofEveryPage = common(pages);
  const ofStable = common(stable);
  const search = (kind: string): string[] =>
    files.filter((file) => file.startsWith(`assets/search/docs-default-stable.${kind}`));
  return {
    pages: pages.length,
    'loaded by every page': weigh(ofEveryPage),
    'also loaded by every stable page': weigh(
      ofStable.filter((file) => !ofEveryPage.includes(file) && !isSidebar(file)),
    ),
    "sidebar data of the page's version": weigh(ofStable.filter(isSidebar)),
    'HTML of docs/api/class-page': weigh(['docs/api/class-page.html']),
    'HTML of docs/intro': weigh(['docs/intro.html']),
    'search index, headings (stable)': weigh(search('headings')),
    'search index, texts (stable)': weigh(search('texts')),
    // Copies of a page compress to almost nothing; pages with their own words do not.
    'search index, headings, uncompressed': raw(search('headings')),
    'search index, texts, uncompressed': raw(search('texts')),
  };
}

/** Files that all pages of a list load. */
function common(pages: BuiltPage[]): string[] {
  const [first, ...rest] = pages;
  return first?.loads.filter((file) => rest.every(({loads}) => loads.includes(file))) ?? [];
}

/** Stylesheets and scripts of a page, including those that start late. */
function loadsOf(html: string): string[] {
  const found = html.matchAll(
    new RegExp(`["'=\\s](${edition.baseUrl}(?:assets/(?:js|css)|js)/[^"'\\s>]+\\.(?:js|css))`, 'g'),
  );
  return [...new Set(Array.from(found, ([, address]) => address!.slice(edition.baseUrl.length)))];
}
