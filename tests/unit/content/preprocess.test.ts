import {expect, it} from 'vitest';
import {createPreprocessor} from '../../../src/content/pageText';
import {checkPage} from '../../../src/plugins/api-reference/checkPage';
import {readAuthoredPage} from '../../../src/plugins/api-reference/readAuthoredPage';
import {contextOf, next, options, parse} from '../api-reference/fixtures';

const preprocess = createPreprocessor('/site', options.edition, options.versions);

/** Reads a page as part of docs/, which documents 1.56.0. */
const read = (fileContent: string, filePath = '/site/docs/api/class-dialog.mdx') =>
  parse(preprocess({filePath, fileContent}));

const page = (word: string, version: string): string =>
  `---\ntitle: Dialog\n---\n\n## Methods\n\n### accept\n\nWords.\n\n{/* ${word} ${version} */}\n\n### gone\n\nWords.\n\n{/* end ${word} */}\n\n### dismiss\n\nWords.\n`;

it('ignores removed members between until and end until', () => {
  const problems = (text: string): string[] =>
    checkPage(readAuthoredPage(read(text)), contextOf('Dialog', next)).map(({message}) => message);
  expect(problems(page('until', '1.57'))).toContainEqual(
    expect.stringContaining('Dialog.gone does not exist in 1.56.0'),
  );
  expect(problems(page('until', '1.56')).filter((message) => message.includes('Dialog.gone'))).toEqual([]);
  expect(problems(page('since', '1.57')).filter((message) => message.includes('Dialog.gone'))).toEqual([]);
});

it('keeps the line numbers of the remaining text', () => {
  const headings = read(page('until', '1.56')).children.filter(({type}) => type === 'heading');
  expect(headings.map(({position}) => position?.start.line)).toEqual([5, 7, 19]);
});

it('reports the page and line of an invalid mark', () => {
  expect(() => read('{/* until 1.57 */}\n\nOld.')).toThrow(
    'docs/api/class-dialog.mdx:1: this "until" is never closed; add {/* end until */} after the passage',
  );
});

it('does not change pages outside the folders of the versions', () => {
  expect(read('{/* until 1.56 */}\n\nOld.\n\n{/* end until */}', '/site/community/a.mdx').children).toHaveLength(3);
});
