import {describe, expect, it} from 'vitest';
import {checkPage} from '../../../src/plugins/api-facts/checkPage';
import {readWords} from '../../../src/plugins/api-facts/readWords';
import {problemText} from '../../../src/content/problems';
import {contextOf, parse} from './fixtures';

const dialog = `---
title: Dialog
description: A box.
---

Words.

\`\`\`py
sample
\`\`\`

## Methods

### accept

Words.

- \`prompt_text\` Words.

### dismiss

Words.

## Properties

### default_value

Words.

### message

Words.

### page

Words.

### type

Words.
`;

const problems = (text: string, className = 'Dialog'): string =>
  problemText(`docs/api/class-${className.toLowerCase()}.mdx`, checkPage(readWords(parse(text)), contextOf(className)));

it('finds nothing wrong with a complete page', () => {
  expect(problems(dialog)).toBe('');
});

/** What is changed in the complete page, and what the build then says. */
const failures: readonly [name: string, before: string, after: string, message: string][] = [
  [
    'a member that is missing',
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
      'docs/api/class-dialog.mdx:20: 1.56.0 has no Dialog.dissmiss; correct the name or delete the section. Did you mean `dismiss`?',
    ].join('\n'),
  ],
  [
    'a member without words',
    '### dismiss\n\nWords.',
    '### dismiss',
    'docs/api/class-dialog.mdx:20: Dialog.dismiss has no words; say under its heading what it does and when to use it',
  ],
  [
    'a member that stands there twice',
    '## Properties',
    '### dismiss\n\nWords.\n\n## Properties',
    'docs/api/class-dialog.mdx:24: Dialog.dismiss stands here a second time (first on line 20); merge the two',
  ],
  [
    'a member in the wrong group',
    '## Properties\n\n### default_value\n\nWords.\n',
    '### default_value\n\nWords.\n\n## Properties\n',
    'docs/api/class-dialog.mdx:24: Dialog.default_value belongs under "## Properties", not "## Methods"; move it there',
  ],
  [
    'a parameter without words',
    '- `prompt_text` Words.\n',
    '',
    'docs/api/class-dialog.mdx:14: Dialog.accept: parameter `prompt_text` has no words; add "- `prompt_text` ..." to the list under "### accept", or shared words to docs/api/_shared.mdx',
  ],
  [
    'an item without words',
    '- `prompt_text` Words.',
    '- `prompt_text`',
    'docs/api/class-dialog.mdx:18: Dialog.accept: `prompt_text` has no words; write them after its name',
  ],
  [
    'a parameter that does not exist',
    '- `prompt_text` Words.',
    '- `prompt_text` Words.\n- `prompt` Words.',
    'docs/api/class-dialog.mdx:19: Dialog.accept has no parameter `prompt`; correct the name or delete the item. A list that is not about parameters needs a sentence after it.',
  ],
  [
    'a parameter with a slip in its name',
    '- `prompt_text` Words.',
    '- `promt_text` Words.',
    [
      'docs/api/class-dialog.mdx:14: Dialog.accept: parameter `prompt_text` has no words; add "- `prompt_text` ..." to the list under "### accept", or shared words to docs/api/_shared.mdx',
      'docs/api/class-dialog.mdx:18: Dialog.accept has no parameter `promt_text`; correct the name or delete the item. Did you mean `prompt_text`? A list that is not about parameters needs a sentence after it.',
    ].join('\n'),
  ],
  [
    'a parameter that stands there twice',
    '- `prompt_text` Words.',
    '- `prompt_text` Words.\n- `prompt_text` Words.',
    'docs/api/class-dialog.mdx:19: Dialog.accept: `prompt_text` stands in the list twice; merge the two',
  ],
  [
    'a key of a type that has none',
    '- `prompt_text` Words.',
    '- `prompt_text` Words.\n  - `width` Words.',
    'docs/api/class-dialog.mdx:19: Dialog.accept: `prompt_text` has no key or value `width`; correct the name or delete the item.',
  ],
  [
    'the title of another class',
    'title: Dialog',
    'title: Page',
    'docs/api/class-dialog.mdx:1: the title is "Page"; this file documents Dialog: write "title: Dialog"',
  ],
  [
    'an opening without words',
    'Words.\n\n```py',
    '```py',
    'docs/api/class-dialog.mdx:1: Dialog opens without words; say before the first heading what it stands for and how one gets it',
  ],
  [
    'an opening without a sample',
    '```py\nsample\n```\n\n',
    '',
    'docs/api/class-dialog.mdx:1: Dialog opens without a sample; put one before the first heading',
  ],
  [
    'a group that does not exist',
    '## Properties',
    '## Propertys',
    [
      'docs/api/class-dialog.mdx:24: unknown group "## Propertys"; the groups are Methods, Properties, Events, Deprecated. Did you mean `Properties`?',
      ...['default_value:26', 'message:30', 'page:34', 'type:38'].map((member) => {
        const [name, line] = member.split(':');
        return `docs/api/class-dialog.mdx:${line}: Dialog.${name} belongs under "## Properties", not "## Propertys"; move it there`;
      }),
    ].join('\n'),
  ],
  [
    'a group without members',
    '## Methods',
    '## Events\n\n## Methods',
    [
      'docs/api/class-dialog.mdx:12: "## Events" has no members; delete it',
      'docs/api/class-dialog.mdx:14: "## Methods" comes too late; the order is Methods, Properties, Events, Deprecated',
      'docs/api/class-dialog.mdx:26: "## Properties" comes too late; the order is Methods, Properties, Events, Deprecated',
    ].join('\n'),
  ],
  [
    'words between a group and its first member',
    '## Methods',
    '## Methods\n\nThey act.',
    'docs/api/class-dialog.mdx:12: words between "## Methods" and its first member; move them before the first heading or under a member',
  ],
];

describe('the build says file, line and remedy for', () => {
  it.each(failures)('%s', (_name, before, after, message) => {
    expect(dialog).toContain(before);
    expect(problems(dialog.replace(before, after))).toBe(message);
  });
});

it('takes an ordinary list for what it is when a sentence follows', () => {
  expect(
    problems(dialog.replace('### dismiss\n\nWords.', '### dismiss\n\nWords.\n\n- `alert` One kind.\n\nAnd so on.')),
  ).toBe('');
});

it('tells a member and an event of one name apart by their group', () => {
  const text =
    '---\ntitle: Page\n---\n\n## Properties\n\n### request\n\nWords.\n\n## Events\n\n### request\n\nWords.\n';
  expect(problems(text, 'Page')).not.toMatch(/Page\.request /);
});
