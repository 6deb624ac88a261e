import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {type Problem} from '../../../src/content/problems';
import {parseMdx} from '../../../src/content/readMdx';
import {visit} from '../../../src/content/visit';
import {fixtureRoot, options} from '../apiFixtures';
import type {Root} from 'mdast';
import {javascript} from '../../../src/languages/javascript';
import {completePage} from '../../../src/plugins/api-reference';

/** Completes a page of the JavaScript edition. Returns the problems, and the code of the page with the URL of its link. */
function complete(page: string, text: string): {problems: Problem[]; code: string[]} {
  const tree: Root = parseMdx(text);
  const rules = {...options, edition: 'javascript' as const, language: javascript};
  const problems = completePage(tree, path.join(fixtureRoot, page), rules);
  const code: string[] = [];
  visit(tree, 'inlineCode', ({value}, _index, parent) => {
    code.push(parent?.type === 'link' ? `${value} ${parent.url}` : value);
  });
  return {problems, code};
}

const dialogPage = readFileSync(path.join(fixtureRoot, 'docs/api/class-dialog.mdx'), 'utf8');

it('translates and links the names in a guide, except for links in headings', () => {
  const {problems, code} = complete(
    'docs/dialogs.mdx',
    '`dialog.default_value`\n\n## `dialog.dismiss()`\n\n`page.goto()`',
  );
  expect(problems).toEqual([]);
  // The fixture has no page of the class Page.
  const link = './api/class-dialog.mdx#dialog-default-value';
  expect(code).toEqual([`dialog.defaultValue() ${link}`, 'dialog.dismiss()', 'page.goto()']);
});

it('links names in a class page to its own sections', () => {
  const {problems, code} = complete(
    'docs/api/class-dialog.mdx',
    dialogPage.replace('### accept\n\n', '### accept\n\n`dialog.dismiss()` '),
  );
  expect(problems).toEqual([]);
  expect(code).toContain('dialog.dismiss() #dialog-dismiss');
});

it('translates the names in a community page, without links, and finds words of another language', () => {
  const {problems, code} = complete('community/welcome.mdx', '`dialog.default_value`');
  expect(problems).toEqual([]);
  expect(code).toEqual(['dialog.defaultValue()']);
  expect(complete('community/welcome.mdx', 'One.\n\nA tuple.').problems).toMatchObject([{line: 3}]);
});

it('finds an option that the edition does not have in a guide and in a class page, with its line', () => {
  const check = (page: string, text: string) => complete(page, text).problems;
  const problem = {message: expect.stringContaining('has no option record_har_path') as unknown};
  expect(check('docs/dialogs.mdx', ':option[record_har_path]')).toMatchObject([{line: 1, ...problem}]);
  expect(check('docs/api/class-dialog.mdx', dialogPage)).toEqual([]);
  const wrong = dialogPage.replace('### accept\n\n', '### accept\n\n:option[record_har_path] ');
  const line = wrong.slice(0, wrong.indexOf(':option[record_har_path]')).split('\n').length;
  expect(check('docs/api/class-dialog.mdx', wrong)).toMatchObject([{line, ...problem}]);
});

it('throws an error for a page that is not named after a class', () => {
  expect(() => complete('docs/api/class-dialogue.mdx', dialogPage)).toThrow(
    /^docs\/api\/class-dialogue\.mdx:1: \S+ has no class of this name; rename the file after a class or delete it$/,
  );
});
