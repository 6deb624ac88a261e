import {brotliCompressSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {readSearchIndex} from '../../../tools/search/searchScores';
import {build} from '../../lib/builtPages';

it('the headings and the whole index are small', () => {
  const files = readSearchIndex(build, 'docs-default-stable');
  const [headings, texts] = [files.headings, files.texts].map((file) => brotliCompressSync(file).length);
  console.log(`search index: headings ${headings} bytes, texts ${texts} bytes`);
  expect(headings).toBeLessThanOrEqual(40 * 1024);
  expect(headings! + texts!, 'see shownLength in records/toDocuments.ts').toBeLessThanOrEqual(250 * 1024);
});
