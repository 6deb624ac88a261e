import path from 'node:path';
import {cleanPathname} from '../../../utils/cleanPathname';
import {filesBelow, isPage} from '../../../utils/filesBelow';

export interface BuiltPage {
  file: string;
  /** Path of the page, including the base URL. */
  permalink: string;
}

/** The HTML files of a build with their paths. */
export function findPages(outDir: string, baseUrl: string): BuiltPage[] {
  return filesBelow(outDir)
    .filter(isPage)
    .map((file) => ({
      file: path.join(outDir, file),
      permalink: baseUrl + cleanPathname(file),
    }));
}
