import {readHostedIndex} from '../../src/plugins/search-index/options';

/**
 * Reads all environment variables of the site before Docusaurus starts, because Docusaurus prints such errors with a stack.
 *
 * @throws {Error} one line with the setting and the remedy, if a value cannot work
 */
export async function checkSettings(): Promise<void> {
  // The import reads the settings of the edition.
  const {edition} = await import('../../editions');
  readHostedIndex(process.env, edition.url, edition.name);
}
