// Pages in, samples out: the whole border between the site's TypeScript and the Python runner is this JSON.
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import utils from '@docusaurus/utils';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const plugin = path.join(root, 'src/plugins/python-samples');
const {textForVersion} = await utils.loadFreshModule(path.join(root, 'src/utils/textForVersion.ts'));
const {readPageSamples} = await utils.loadFreshModule(path.join(plugin, 'readPageSamples.ts'));
const {findCode, toFence} = await utils.loadFreshModule(path.join(plugin, 'index.ts'));
const {createMdxParser} = await utils.loadFreshModule(path.join(root, 'src/utils/readMdx.ts'));
const parse = await createMdxParser();

/**
 * Reads the samples of a page.
 *
 * @param {string} file absolute path of the page
 * @param {string} version library version; a page of docs/ is read as the cut for that version would leave it
 * @returns {Promise<{samples: import('../../src/plugins/python-samples/types').PageSamples, errors: {page: string, line: number, message: string}[]}>}
 */
export async function extractSamples(file, version) {
  const page = path.relative(root, file);
  const errors = [];
  const fail = (line, message) => errors.push({page, line, message});
  try {
    const text = await readFile(file, 'utf8');
    const mdx = textForVersion(text, version, page, {keepLines: true});
    const fences = findCode(parse(mdx)).map(({node}) => toFence(node));
    const samples = readPageSamples(page, fences, (error) => fail(error.line, error.message));
    return {samples, errors};
  } catch (error) {
    fail(error.line ?? error.place?.line ?? 1, error.reason ?? error.message);
    return {samples: {page, python: [], other: []}, errors};
  }
}
