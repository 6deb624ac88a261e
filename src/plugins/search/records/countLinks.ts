import path from 'node:path';
import type {PublishedPage} from '../../../content/collectPages';
import type {Section} from './readSections';

/**
 * Counts the links to each page from other pages, and to each heading from anywhere in the version. Authors link most
 * to what readers search for most.
 *
 * @returns counts by URL; a link with a fragment counts for the page and for the heading
 */
export function countLinks(pages: {page: PublishedPage; sections: Section[]}[]): Map<string, number> {
  const byFile = new Map(pages.map(({page}) => [page.file, page.url]));
  const counts = new Map<string, number>();
  const count = (url: string) => counts.set(url, (counts.get(url) ?? 0) + 1);
  for (const {page, sections} of pages) {
    for (const link of sections.flatMap((section) => section.links)) {
      const [target = '', fragment] = link.split('#');
      const url = target === '' ? page.url : resolveLink(target, page, byFile);
      if (!url) continue;
      if (url !== page.url) count(url);
      if (fragment) count(`${url}#${fragment}`);
    }
  }
  return counts;
}

/** Returns the URL of a link's target; null if the target is not a page of the site. */
function resolveLink(target: string, page: PublishedPage, byFile: Map<string, string>): string | null {
  if (/^[a-z]+:/i.test(target)) return null;
  if (/\.mdx?$/.test(target)) return byFile.get(path.resolve(path.dirname(page.file), target)) ?? null;
  return target.startsWith('/') ? target : null;
}
