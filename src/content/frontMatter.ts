import path from 'node:path';
import {editionOf, pageName} from './pageFiles';

/** Matches the front matter at the start of a page; the group is its YAML. */
export const frontMatterBlock = /^---\r?\n([\s\S]*?)\r?\n---\s*?(?:\n|$)/;

export const withoutFrontMatter = (text: string): string => text.replace(frontMatterBlock, '');

interface NamedEdition {
  name: string;
  libraryName: string;
}

/**
 * Returns the front matter of a page as an edition uses it. Values below `editions`, such as another title, replace the
 * shared ones, and the description names the library of the edition. A file of one edition gets the id of its page.
 *
 * @param source the edition in whose words the pages are written
 */
export function frontMatterOfEdition(
  {editions, ...shared}: Record<string, unknown>,
  file: string,
  edition: NamedEdition,
  source: NamedEdition,
): Record<string, unknown> {
  const own = (editions as Partial<Record<string, object>> | undefined)?.[edition.name];
  const frontMatter: Record<string, unknown> = {
    ...(editionOf(file) && {id: path.basename(pageName(file))}),
    ...shared,
    ...own,
  };
  const {description} = frontMatter;
  if (typeof description !== 'string') return frontMatter;
  return {...frontMatter, description: description.replaceAll(source.libraryName, edition.libraryName)};
}
