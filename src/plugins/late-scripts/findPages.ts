import {readdir} from 'node:fs/promises';
import path from 'node:path';

export interface BuiltPage {
  file: string;
  /** Path of the page, base URL included. */
  permalink: string;
}

/** The HTML files of a build, and the paths that they answer. */
export async function findPages(outDir: string, baseUrl: string): Promise<BuiltPage[]> {
  const files = await readdir(outDir, {recursive: true});
  return files
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({
      file: path.join(outDir, file),
      permalink:
        baseUrl +
        file
          .split(path.sep)
          .join('/')
          .replace(/(^|\/)index\.html$/, '$1')
          .replace(/\.html$/, ''),
    }));
}
