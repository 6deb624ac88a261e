import path from 'node:path';
import {preprocess, remarkPlugins} from '../../config/remarkPlugins';
import {edition} from '../../editions';
import {listPages, listUnpublished} from '../../src/content/listPages';
import {isPartial} from '../../src/content/pageFiles';
import type {Project, SampleOptions} from '../../src/languages/samples';
import {findCode} from '../../src/plugins/samples';
import {readPageSamples} from '../../src/plugins/samples/readPageSamples';
import {parsePage} from '../../src/content/parsePage';
import {root} from '../../src/utils/root';
import {sampleKind, type ShownKind} from './sampleKind';

/** A sample as the pages of the edition show it. */
export interface ShownSample {
  /** Path relative to the root. */
  page: string;
  /** Line of the fence. */
  line: number;
  kind: ShownKind;
  options: SampleOptions;
  /** HTML of the page on which it starts. */
  html?: string;
  /** Index of the sample that it continues, among those of the page. */
  previous?: number;
  text: string;
}

/** A project as the pages of the edition show it. */
export interface ShownProject extends Project {
  /** Path of the page, relative to the root. */
  page: string;
}

/** What a page shows: samples of one file, and projects. */
export interface ShownPage {
  samples: ShownSample[];
  projects: ShownProject[];
}

/** Lists the pages of the edition in the folder of a version, such as `docs/dialogs.mdx`. */
export function listShownPages(folder: string): string[] {
  const unpublished = new Set(listUnpublished(root, folder, edition).map((page) => `${folder}/${page}`));
  return listPages(root, folder, edition.name).filter((page) => !unpublished.has(page) && !isPartial(page));
}

/**
 * Reads the samples and projects of a page as the edition of the setting `EDITION` shows them.
 *
 * @param page path relative to the root
 * @throws {Error} if the page or a fence cannot be read
 */
export async function readShownPage(page: string): Promise<ShownPage> {
  const rules = edition.language.samples;
  const tree = await parsePage(path.join(root, page), remarkPlugins.before, preprocess);
  const fences = findCode(tree).map(({fence}) => fence);
  const codes = new Map(fences.map(({line, code}) => [line, code]));
  const {samples, projects} = readPageSamples(page, fences, rules);
  const shown = samples.map(({line, options, html, previous}) => {
    const text = codes.get(line)!;
    return {page, line, kind: sampleKind(text, rules.fence), options, html, previous, text};
  });
  return {samples: shown, projects: projects.map((project) => ({...project, page}))};
}
