import {communityPages} from '../data/communityPages';
import type {EditionPages} from '../data/editionPath';
import {type PublishedEdition, listPages, listUnpublished} from './listPages';
import {isPartial, pageName} from './pageFiles';

/**
 * Lists the pages of an edition.
 *
 * @param folder folder of the pages of the newest version; the editions have the same pages in all versions
 */
export function listEditionPages(root: string, folder: string, edition: PublishedEdition): EditionPages {
  const unpublished = new Set(listUnpublished(root, folder, edition));
  const docs = listPages(root, folder, edition.name)
    .map((file) => file.slice(folder.length + 1))
    .filter((page) => !unpublished.has(page) && !isPartial(page))
    .map(pageName);
  return {docs, pages: ['search', ...communityPages.map(({slug}) => `community/${slug}`)]};
}
