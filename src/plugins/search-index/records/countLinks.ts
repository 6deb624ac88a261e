import path from 'node:path';
import type {PageSource} from '../../../content/collectPages';
import type {Section} from './types';

/**
 * How often each page and each heading of a version is linked to from the others: what its authors point at is what
 * its readers look for.
 * @returns counts by address, with and without the fragment
 */
export function countLinks(pages: {page: PageSource; sections: Section[]}[]): Map<string, number> {
  const byFile = new Map(pages.map(({page}) => [page.file, page.url]));
  const counts = new Map<string, number>();
  const count = (url: string) => counts.set(url, (counts.get(url) ?? 0) + 1);
  for (const {page, sections} of pages) {
    for (const link of sections.flatMap((section) => section.links)) {
      const [target = '', fragment] = link.split('#');
      const url = target === '' ? page.url : addressOf(target, page, byFile);
      if (!url) continue;
      if (url !== page.url) count(url);
      if (fragment) count(`${url}#${fragment}`);
    }
  }
  return counts;
}

/** The address of a link's target in the same version, or null when it leads elsewhere. */
function addressOf(target: string, page: PageSource, byFile: Map<string, string>): string | null {
  if (/^[a-z]+:/i.test(target)) return null;
  if (/\.mdx?$/.test(target)) return byFile.get(path.resolve(path.dirname(page.file), target)) ?? null;
  return target.startsWith('/') ? target : null;
}
