import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {checkClassPage} from '../../../src/plugins/api-reference/checkClassPage';
import {readAuthoredPage} from '../../../src/plugins/api-reference/readAuthoredPage';
import {problemText, type Problem} from '../../../src/content/problems';
import {parseMdx} from '../../../src/content/readMdx';
import {contextOf, fixtureRoot, next, options} from '../../lib/apiFixtures';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {javascript} from '../../../src/languages/javascript';
import {completePage} from '../../../src/plugins/api-reference/completePage';

const dialog = readFileSync(path.join(fixtureRoot, 'docs/api/class-dialog.mdx'), 'utf8');

const problems = (text: string, className = 'Dialog'): string =>
  problemText(
    `docs/api/class-${className.toLowerCase()}.mdx`,
    checkClassPage(readAuthoredPage(parseMdx(text)), contextOf(className)),
  );

it('finds no problems in a complete page', () => {
  expect(problems(dialog)).toBe('');
});

const item = '- `prompt_text` Words.';
/** Changes of the complete page, and the errors of the build. */
const failures: Record<string, [before: string, after: string, message: string]> = {
  'a member that is missing and one that does not exist': [
    '### dismiss',
    '### dissmiss',
    '12: method Dialog.dismiss is missing; add "### dismiss" under "## Methods"\n' +
      '20: Dialog.dissmiss does not exist in 1.56.0; correct the name, delete the section, or put it between {/* until 1.56 */} and {/* end until */}. Did you mean `dismiss`?',
  ],
  'a member without a description': [
    '### dismiss\n\nWords.',
    '### dismiss',
    '20: Dialog.dismiss has no description; write below its heading what it does and when to use it',
  ],
  'a duplicate member': [
    '## Properties',
    '### dismiss\n\nWords.\n\n## Properties',
    '24: Dialog.dismiss appears a second time (first on line 20); merge the two',
  ],
  'a list item without a description': [
    item,
    '- `prompt_text`',
    '18: Dialog.accept: `prompt_text` has no description; write one after the name',
  ],
  'a parameter that does not exist': [
    item,
    `${item}\n- \`prompt\` Words.`,
    '19: Dialog.accept has no parameter `prompt`; correct the name, delete the item, or put it between {/* until 1.56 */} and {/* end until */}. A list that does not describe parameters needs a paragraph after it.',
  ],
  'a parameter without a description and a typo in the name of one': [
    item,
    '- `promt_text` Words.',
    '14: Dialog.accept: parameter `prompt_text` has no description; add "- `prompt_text` ..." to the list under "### accept", or describe it in docs/api/_shared.mdx\n' +
      '18: Dialog.accept has no parameter `promt_text`; correct the name, delete the item, or put it between {/* until 1.56 */} and {/* end until */}. Did you mean `prompt_text`? A list that does not describe parameters needs a paragraph after it.',
  ],
  'a duplicate parameter': [
    item,
    `${item}\n${item}`,
    '19: Dialog.accept: `prompt_text` is in the list twice; merge the two items',
  ],
  'a key for a type without keys': [
    item,
    `${item}\n  - \`width\` Words.`,
    '19: Dialog.accept: `prompt_text` has no key or value `width`; correct the name or delete the item.',
  ],
  'the title of another class': [
    'title: Dialog',
    'title: Page',
    '1: the title is "Page", but this file documents Dialog; write "title: Dialog"',
  ],
  'a page without an introduction': [
    'Words.\n\n```py',
    '```py',
    '1: Dialog has no introduction; write before the first heading what the class represents and how to get an object of it',
  ],
  'an introduction without a sample': [
    '```py\nsample\n```\n\n',
    '',
    '1: Dialog has no sample in its introduction; add one before the first heading',
  ],
  'a group that does not exist': [
    '## Properties',
    '## Propertys',
    '24: unknown group "## Propertys"; the groups are Methods, Properties, Events, Deprecated. Did you mean `Properties`?',
  ],
  'text between a group heading and its first member': [
    '## Methods',
    '## Methods\n\nThey act.',
    '12: text between "## Methods" and its first member; move it before the first heading or under a member',
  ],
};

it.each(Object.entries(failures))('reports file, line and remedy for %s', (_name, [before, after, message]) => {
  expect(problems(dialog.replace(before, after))).toBe(message.replace(/^/gm, 'docs/api/class-dialog.mdx:'));
});

it('names the marks for what is new in the version', () => {
  const facts = structuredClone(next);
  for (const member of facts.classes.Dialog!.members) {
    member.since = '1.56';
    for (const parameter of member.parameters ?? []) parameter.since = '1.56';
  }
  const page = readAuthoredPage(parseMdx(dialog.replace('### dismiss', '### dissmiss').replace(item, '')));
  const marks = 'between {/* since 1.56 */} and {/* end since */} if an edition or the stable version lacks it';
  const found = checkClassPage(page, contextOf('Dialog', {facts})).map(({message}) => message);
  expect(found.filter((message) => message.endsWith(marks))).toEqual([
    expect.stringContaining('`prompt_text` has no description'),
    expect.stringContaining('Dialog.dismiss is missing'),
  ]);
});

it('does not read a list as parameters if a paragraph follows it', () => {
  expect(
    problems(dialog.replace('### dismiss\n\nWords.', '### dismiss\n\nWords.\n\n- `alert` One kind.\n\nAnd so on.')),
  ).toBe('');
});

it('distinguishes a member and an event with the same name by their group', () => {
  const text =
    '---\ntitle: Page\n---\n\n## Properties\n\n### request\n\nWords.\n\n## Events\n\n### request\n\nWords.\n';
  expect(problems(text, 'Page')).not.toMatch(/Page\.request /);
});

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
