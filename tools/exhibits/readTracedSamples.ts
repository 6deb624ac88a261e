import path from 'node:path';
import {edition, source} from '../../editions';
import {versions} from '../../src/content/versions';
import {root} from '../../src/utils/root';
import {listShownPages, readShownPage, type ShownSample} from '../samples/readShownPage';
import {extractSamples} from '../samples/python/extractSamples';
import type {TracedSample} from './tracedProject';

/**
 * Reads the samples with the option `trace` in the pages of the next version, as the edition of the setting `EDITION` shows
 * them. Python shows the synchronous form first.
 *
 * @throws {Error} with file and line if two samples have the same name, or one has no page to start on
 */
export async function readTracedSamples(): Promise<TracedSample[]> {
  const pages = listShownPages(versions.next.folder);
  const found = (await Promise.all(pages.map(edition === source ? readPython : readOther))).flat();
  const known = new Map<string, TracedSample>();
  for (const sample of found) {
    const earlier = known.get(sample.trace);
    if (earlier)
      throw new Error(
        `${sample.page}:${sample.line}: trace=${sample.trace} is the name of the sample in ${earlier.page}:${earlier.line}; choose another name`,
      );
    known.set(sample.trace, sample);
  }
  return found;
}

async function readPython(page: string): Promise<TracedSample[]> {
  const {samples} = await extractSamples(path.join(root, page));
  return samples.samples.flatMap(({forms, kind, ...sample}) =>
    toTraced(page, kind === 'test', {...sample, text: forms['sync'] ?? ''}),
  );
}

async function readOther(page: string): Promise<TracedSample[]> {
  const {samples, projects} = await readShownPage(page);
  return [
    ...samples.flatMap(({kind, ...sample}) => toTraced(page, kind === 'test', sample)),
    ...projects
      .flatMap(({files}) => files)
      .flatMap(({line, title, trace, code: text}) => toTraced(page, true, {line, options: {trace, title}, text})),
  ];
}

function toTraced(
  page: string,
  isTest: boolean,
  {line, options: {trace, title, raises}, text, html}: Pick<ShownSample, 'line' | 'options' | 'text' | 'html'>,
): TracedSample[] {
  if (trace === undefined) return [];
  if (!isTest && html === undefined)
    throw new Error(
      `${page}:${line}: trace=${trace} needs a test, or an \`html setup\` fence before the sample; add one`,
    );
  return [{page, line, trace, title, text, html: isTest ? undefined : html, fails: raises !== undefined}];
}
