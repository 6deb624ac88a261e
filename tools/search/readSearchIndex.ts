import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {completeIndex} from '../../src/plugins/search/engine/completeIndex';
import type {HeadingsFile, TextsFile} from '../../src/plugins/search/engine/indexFiles';
import type {SearchIndex} from '../../src/plugins/search/engine/SearchIndex';

/** The two files of an index, as text. */
export interface SearchIndexFiles {
  headings: string;
  texts: string;
}

/**
 * Reads the search index of a version from a built site.
 *
 * @param site folder of the built site
 * @param tag search tag of the version: `docs-default-stable`
 * @throws {Error} with the remedy if the site does not have the index
 */
export function readSearchIndex(site: string, tag: string): SearchIndexFiles {
  const folder = path.join(site, 'assets/search');
  const read = (part: keyof SearchIndexFiles): string => {
    const name = (existsSync(folder) ? readdirSync(folder) : []).find(
      (file) => file.startsWith(`${tag}.${part}.`) && file.endsWith('.json'),
    );
    if (!name) throw new Error(`${folder} has no ${part} of ${tag}: run \`npm run build\` first`);
    return readFileSync(path.join(folder, name), 'utf8');
  };
  return {headings: read('headings'), texts: read('texts')};
}

/** Builds the index from its files, like a browser that has loaded both. */
export function openSearchIndex({headings, texts}: SearchIndexFiles): SearchIndex {
  return completeIndex(JSON.parse(headings) as HeadingsFile, JSON.parse(texts) as TextsFile);
}
