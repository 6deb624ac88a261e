import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {checkClassPage} from '../../../src/plugins/api-reference/checkClassPage';
import {readAuthoredPage} from '../../../src/plugins/api-reference/readAuthoredPage';
import {problemText} from '../../../src/content/problems';
import {parseMdx} from '../../../src/content/readMdx';
import {contextOf, fixtureRoot, next} from '../apiFixtures';

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
