import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {root} from '../../../../src/utils/root';
import {checkProse} from '../../../../tools/prose/checkProse';
import {folderWith} from '../../../lib/folderWith';

const front = '---\ntitle: A\ndescription: A page about things.\n---\n';
const problems = (body: string, file = 'docs/a.mdx'): string[] => checkProse(file, `${front}\n${body}\n`);

it('finds no problems in a correct page', () => {
  const text = [
    'Read [the guide](./b.mdx), or <code>x</code> at `https://example.com`.',
    '![A cup](./img/cup.png)',
    '## Use GitHub Actions with Python',
    'Words that that rule allows.',
    `\`\`\`py hidden raises="closed"\n# ${'a'.repeat(90)}\n# Raises Error: closed\n\`\`\``,
    `\`\`\`bash\n# ${'a'.repeat(90)}\n\`\`\``,
    '### The `Page` is closed: Close the context first',
    'Words.',
    '## Pitfalls',
    '### Page.goto: Timeout 30000ms exceeded. Call Log',
    'Words.',
  ].join('\n\n');
  expect(problems(text)).toEqual([]);
});

/** Incorrect pages, and the line and text of the problem. */
const bad = {
  '## Wait For Pages\n\nWords.':
    '6: heading with "For", "Pages" in the middle; begin with a small letter, or add the name to tools/prose/headings.ts',
  '# Things\n\nWords.': '6: heading of level 1; write "## Things", the title of the page is in its front matter',
  '## A\n\nWords.\n\n### B\n\nWords.\n\n#### C\n\nWords.':
    '14: heading of level 4; pages have levels 2 and 3: write "### C" or a paragraph',
  'Words.\n\n### B\n\nWords.': '8: heading of level 3 under one of level 1; write "## B"',
  '## Things.\n\nWords.': '6: heading ends in "."; delete it',
  '## Things\n\n## Others\n\nWords.': '6: section "Things" without text; write it or delete the heading',
  'Look at https://example.com now.': '6: bare URL https://example.com; write [words](https://example.com)',
  '![](./img/cup.png)': '6: image ./img/cup.png without alt text; describe it: ![what it shows](./img/cup.png)',
  'See [the page]().': '6: link "the page" has no target; write its URL, or only the words',
  'See [](./b.mdx).': '6: link to ./b.mdx without text; write it between the brackets',
  'See [here](./b.mdx).': '6: link "here" does not describe its target; name the page or the thing',
  'Open the the page.': '6: "the the"; delete one',
  [`- Item:\n\n  \`\`\`py\n  a = 1\n  b = "${'b'.repeat(85)}"\n  \`\`\``]:
    '10: line of 91 characters; break it after 90 or less',
  '```ts raises="closed"\nawait page.close();\n```':
    '6: expected error without a comment; write "// throws Error: ..."',
  '```cs\nforeach (var row in (await rows.AllAsync()))\n```': '7: parentheses around `await` in `foreach`; delete them',
  'a {b': '6: cannot be read: Unexpected end of file in expression, expected a corresponding closing brace for `{`',
};

describe('reports file, line and remedy for', () => {
  it.each(Object.entries(bad))('%j', (body, message) => {
    expect(problems(body)).toEqual([`docs/a.mdx:${message}`]);
  });

  it.each([
    ['---\ntitle: A\n---\n', '1: description is not filled in; write "description: One plain sentence."'],
    [
      "---\ntitle: A\ndescription: ''\n---\n",
      '3: description is not filled in; write "description: One plain sentence."',
    ],
    ['---\ndescription: A page.\n---\n', '1: title is not filled in; write "title: Words"'],
    ['---\ntitle: A\ndescription: A page\n---\n', '3: description is not a sentence; end it with a period'],
    [
      `---\ntitle: A\ndescription: ${'a'.repeat(160)}.\n---\n`,
      '3: description of 161 characters; at most 160 fit into a search result',
    ],
    ['Words.\n', '1: page without front matter; begin it with title and description between "---" lines'],
  ])('front matter %#', (text, message) => {
    expect(checkProse('docs/a.mdx', text)).toEqual([`docs/a.mdx:${message}`]);
  });
});

it('accepts names of members as headings in the reference', () => {
  expect(problems('Words.\n\n## Methods\n\n### add_init_script\n\nWords.', 'docs/api/class-page.mdx')).toEqual([]);
});

it('makes the command fail and print one line per problem', () => {
  const file = path.join(folderWith({'a.mdx': `${front}\nOpen the the page.\n\n## Wait For It\n`}), 'a.mdx');
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'tools/prose.mts', file], {cwd: root, encoding: 'utf8'});
  expect(run.status).toBe(1);
  expect(run.stdout.trim()).toBe('prose: 1 pages read, 3 problems');
  const lines = run.stderr
    .trim()
    .split('\n')
    .map((line) => Number(/:(\d+): /.exec(line)![1]));
  expect(lines).toEqual([6, 8, 8]);
});
