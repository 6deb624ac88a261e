import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkPage} from '../../../src/plugins/api-reference/checkPage';
import {readAuthoredPage} from '../../../src/plugins/api-reference/readAuthoredPage';
import {problemText} from '../../../src/content/problems';
import {contextOf, parse, root} from '../../lib/apiFixtures';

const dialog = readFileSync(path.join(root, 'docs/api/class-dialog.mdx'), 'utf8');

const problems = (text: string, className = 'Dialog'): string =>
  problemText(
    `docs/api/class-${className.toLowerCase()}.mdx`,
    checkPage(readAuthoredPage(parse(text)), contextOf(className)),
  );

it('finds no problems in a complete page', () => {
  expect(problems(dialog)).toBe('');
});

/** Changes of the complete page, and the errors of the build. */
const failures: readonly [name: string, before: string, after: string, message: string][] = [
  [
    'a missing member',
    '### dismiss\n\nWords.\n\n',
    '',
    'docs/api/class-dialog.mdx:12: method Dialog.dismiss is missing; add "### dismiss" under "## Methods"',
  ],
  [
    'a member that does not exist',
    '### dismiss',
    '### dissmiss',
    [
      'docs/api/class-dialog.mdx:12: method Dialog.dismiss is missing; add "### dismiss" under "## Methods"',
      'docs/api/class-dialog.mdx:20: Dialog.dissmiss does not exist in 1.56.0; correct the name, delete the section, or put it between {/* until 1.56 */} and {/* end until */}. Did you mean `dismiss`?',
    ].join('\n'),
  ],
  [
    'a member without a description',
    '### dismiss\n\nWords.',
    '### dismiss',
    'docs/api/class-dialog.mdx:20: Dialog.dismiss has no description; write below its heading what it does and when to use it',
  ],
  [
    'a duplicate member',
    '## Properties',
    '### dismiss\n\nWords.\n\n## Properties',
    'docs/api/class-dialog.mdx:24: Dialog.dismiss appears a second time (first on line 20); merge the two',
  ],
  [
    'a parameter without a description',
    '- `prompt_text` Words.\n',
    '',
    'docs/api/class-dialog.mdx:14: Dialog.accept: parameter `prompt_text` has no description; add "- `prompt_text` ..." to the list under "### accept", or describe it in docs/api/_shared.mdx',
  ],
  [
    'a list item without a description',
    '- `prompt_text` Words.',
    '- `prompt_text`',
    'docs/api/class-dialog.mdx:18: Dialog.accept: `prompt_text` has no description; write one after the name',
  ],
  [
    'a parameter that does not exist',
    '- `prompt_text` Words.',
    '- `prompt_text` Words.\n- `prompt` Words.',
    'docs/api/class-dialog.mdx:19: Dialog.accept has no parameter `prompt`; correct the name, delete the item, or put it between {/* until 1.56 */} and {/* end until */}. A list that does not describe parameters needs a paragraph after it.',
  ],
  [
    'a typo in the name of a parameter',
    '- `prompt_text` Words.',
    '- `promt_text` Words.',
    [
      'docs/api/class-dialog.mdx:14: Dialog.accept: parameter `prompt_text` has no description; add "- `prompt_text` ..." to the list under "### accept", or describe it in docs/api/_shared.mdx',
      'docs/api/class-dialog.mdx:18: Dialog.accept has no parameter `promt_text`; correct the name, delete the item, or put it between {/* until 1.56 */} and {/* end until */}. Did you mean `prompt_text`? A list that does not describe parameters needs a paragraph after it.',
    ].join('\n'),
  ],
  [
    'a duplicate parameter',
    '- `prompt_text` Words.',
    '- `prompt_text` Words.\n- `prompt_text` Words.',
    'docs/api/class-dialog.mdx:19: Dialog.accept: `prompt_text` is in the list twice; merge the two items',
  ],
  [
    'a key for a type without keys',
    '- `prompt_text` Words.',
    '- `prompt_text` Words.\n  - `width` Words.',
    'docs/api/class-dialog.mdx:19: Dialog.accept: `prompt_text` has no key or value `width`; correct the name or delete the item.',
  ],
  [
    'the title of another class',
    'title: Dialog',
    'title: Page',
    'docs/api/class-dialog.mdx:1: the title is "Page", but this file documents Dialog; write "title: Dialog"',
  ],
  [
    'a page without an introduction',
    'Words.\n\n```py',
    '```py',
    'docs/api/class-dialog.mdx:1: Dialog has no introduction; write before the first heading what the class represents and how to get an object of it',
  ],
  [
    'an introduction without a sample',
    '```py\nsample\n```\n\n',
    '',
    'docs/api/class-dialog.mdx:1: Dialog has no sample in its introduction; add one before the first heading',
  ],
  [
    'a group that does not exist',
    '## Properties',
    '## Propertys',
    'docs/api/class-dialog.mdx:24: unknown group "## Propertys"; the groups are Methods, Properties, Events, Deprecated. Did you mean `Properties`?',
  ],
  [
    'text between a group heading and its first member',
    '## Methods',
    '## Methods\n\nThey act.',
    'docs/api/class-dialog.mdx:12: text between "## Methods" and its first member; move it before the first heading or under a member',
  ],
];

describe('reports file, line and remedy for', () => {
  it.each(failures)('%s', (_name, before, after, message) => {
    expect(dialog).toContain(before);
    expect(problems(dialog.replace(before, after))).toBe(message);
  });
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
