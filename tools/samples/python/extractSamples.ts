// Reads the samples of a page for the runner. The job and the verdicts are JSON, see `python/samples/__main__.py`.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {edition} from '../../../editions';
import {pageText} from '../../../src/content/pageText';
import {parseMdx} from '../../../src/content/readMdx';
import {findVersion, versions} from '../../../src/content/versions';
import type {PageSamples} from '../../../src/languages/samples';
import {findCode} from '../../../src/plugins/samples';
import {readPageSamples} from '../../../src/plugins/samples/readPageSamples';
import {root} from '../../../src/utils/root';
import type {PageProblem} from '../problems';

/**
 * Reads the samples of a page. Pages without a version, such as those of the community, are read as those of the next one.
 *
 * @param file absolute path of the page
 */
export async function extractSamples(
  file: string,
): Promise<{samples: PageSamples; errors: Omit<PageProblem, 'details'>[]}> {
  const page = path.relative(root, file);
  const version = findVersion(page) ?? versions.next;
  const errors: Omit<PageProblem, 'details'>[] = [];
  const fail = (line: number, message: string): void => void errors.push({page, line, message});
  try {
    const mdx = pageText(await readFile(file, 'utf8'), page, {edition: edition.name, version}).text;
    const fences = findCode(parseMdx(mdx)).map(({fence}) => fence);
    const onError = (error: {line: number; message: string}): void => fail(error.line, error.message);
    return {samples: readPageSamples(page, fences, edition.language.samples, onError), errors};
  } catch (thrown) {
    // The MDX parser throws a VFileMessage: it has a reason and a place.
    const error = thrown as Error & {line?: number; reason?: string; place?: {line?: number}};
    fail(error.line ?? error.place?.line ?? 1, error.reason ?? error.message);
    return {samples: {page, samples: [], projects: [], other: []}, errors};
  }
}
