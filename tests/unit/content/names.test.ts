import {expect, it, describe} from 'vitest';
import {linkNames} from '../../../src/content/api/linkNames';
import {python} from '../../../src/languages/python';
import {textOf} from '../../../src/content/mdast';
import {problemText} from '../../../src/content/problems';
import {parseMdx} from '../../../src/content/readMdx';
import {next, nodesOf} from '../../lib/apiFixtures';
import {findForeignWords, foreignNames} from '../../../src/content/api/findForeignWords';
import {createBridge} from '../../../src/content/api/bridge';
import {translateNodes} from '../../../src/content/api/translateTree';
import type {Translator} from '../../../src/content/directives';

/** Links the names of a page. Returns the links as "text URL", and the problems. */
function linksIn(
  text: string,
  written: (className: string) => boolean = () => true,
): {links: string[]; problems: string} {
  const tree = parseMdx(text);
  const problems = linkNames(
    tree,
    (code) => python.resolveName(code, next),
    (className, id) => (written(className) ? `./api/${className}#${id ?? ''}` : undefined),
  );
  const links = [...nodesOf(tree)].flatMap((node) => (node.type === 'link' ? [`${textOf(node)} ${node.url}`] : []));
  return {links, problems: problemText('docs/a.mdx', problems)};
}

it('links a name to its place in the reference', () => {
  expect(linksIn('Use `page.goto()` in **`Page`**.').links).toEqual([
    'page.goto() ./api/Page#page-goto',
    'Page ./api/Page#',
  ]);
});

it('links names in lists, tables and admonitions', () => {
  const text = '- `page.url`\n\n| a |\n| --- |\n| `page.title()` |\n\n:::note\n\n`page.close()`\n\n:::\n';
  expect(linksIn(text).links.map((link) => link.split(' ')[0])).toEqual(['page.url', 'page.title()', 'page.close()']);
});

it('does not change names in headings and links', () => {
  expect(linksIn('## Use `page.goto()`\n\n[`page.goto()`](./x.mdx)').links).toEqual(['page.goto() ./x.mdx']);
});

it('checks names without linking them if the page does not exist yet', () => {
  expect(linksIn('`page.goto()` and `page.gotto()`', () => false)).toEqual({
    links: [],
    problems: 'docs/a.mdx:1: `page.gotto()`: Page has no gotto in 1.56.0; correct the name. Did you mean `goto`?',
  });
});

it('ignores passages about other APIs', () => {
  const text = '{/* other api */}\n\n`page.getByRole()`\n\n{/* end other api */}\n\n`page.getByRole()`';
  expect(linksIn(text).problems).toMatch(/^docs\/a\.mdx:7: `page\.getByRole\(\)`: .*Did you mean `get_by_role`\?$/);
});

/** Returns the found words with their lines. */
function find(text: string, ownLines: number[] = []): string[] {
  return findForeignWords(parseMdx(text), new Set(['wait_for_url']), new Set(ownLines)).map(
    ({line, message}) => `${line}: ${message.split(' belongs')[0]}`,
  );
}

it('finds words of Python in text, inline code, tables and shell commands', () => {
  expect(find('Run pytest.\n\nUse `asyncio` in a `with` block.')).toEqual(['1: "pytest"', '3: "asyncio"', '3: "with"']);
  expect(find('| `conftest.py` |\n| --- |\n')).toEqual(['1: "conftest"']);
  expect(find('```bash\npip install x\n```')).toEqual(['1: "pip"']);
});

it('finds names that stay in the spelling of the source edition, in code only', () => {
  expect(find('Call `self.wait_for_url()`, not wait_for_url.')).toEqual(['1: "wait_for_url"']);
});

it('ignores passages of the edition, samples and their pages, and words that only look like Python', () => {
  expect(find('Run pytest.', [1])).toEqual([]);
  expect(find('```py\nimport asyncio\n```\n\n```html setup\n<p>Python</p>\n```')).toEqual([]);
  expect(find('Work with it. A pipeline, a pythonic way, `with(x)`.')).toEqual([]);
});

it('names the remedy', () => {
  const [problem] = findForeignWords(parseMdx('Python'), new Set(), new Set());
  expect(problem?.message).toContain('{/* only python */}');
});

it('lists the names with an underscore that only the source edition has', () => {
  const member = {name: 'ClickAsync', kind: 'method' as const, id: 'page-click', parameters: []};
  const names = foreignNames(
    createBridge(next, {...next, classes: {Page: {...next.classes.Page!, members: [member]}}}),
  );
  expect(names.has('wait_until')).toBe(true);
  expect(names.has('goto')).toBe(false);
  expect(foreignNames(createBridge(next, next)).size).toBe(0);
});

/** Writes names in small letters, directives with their name and section, and commands that start with `run`. */
const translator: Translator = {
  name: (code) =>
    code === 'WRONG' ? {problem: 'wrong'} : /^[A-Z]+$/.test(code) ? {text: code.toLowerCase()} : undefined,
  directive: (directive, code, member) => ({text: [directive, code, member?.name].filter(Boolean).join(' ')}),
  command: (line) => (line.startsWith('run ') ? `npx ${line}` : undefined),
};

function write(
  text: string,
  ownLines: number[] = [],
  rules: Translator = translator,
): {text: string; problems: number[]} {
  const tree = parseMdx(text);
  for (const node of tree.children) if (node.type === 'heading') node.data = {hProperties: {id: textOf(node)}};
  const problems = translateNodes(tree, rules, next, new Set(ownLines));
  return {text: textOf(tree), problems: problems.map(({line}) => line)};
}

describe('translateNodes', () => {
  it.each([
    ['It raises `ONE`, a `two`', 'It raises one, a two'],
    ['- [`TWO`](a.mdx)', 'two'],
    ['| `THREE` |\n| --- |\n', 'three'],
    ['the :option[wait_until="load"] option, :value[None]', 'the option wait_until="load" option, value None'],
    ['| :event[dialog] |\n| --- |\n', 'event dialog'],
    ['a :option, 10:30, :other[text]', 'a , 10:30, text'],
  ])('writes code, and changes no other text: %s', (text, expected) => {
    expect(write(text).text).toBe(expected);
  });

  it('gives a directive the member of its section', () => {
    expect(write(':option[one]\n\n### page-goto\n\n:option[two]').text).toMatch(/^option one.*option two goto$/);
  });

  it('writes commands, inline and in fences of a shell', () => {
    expect(write('`run a`').text).toBe('npx run a');
    expect(write('```bash\nrun a\nls\n```').text).toBe('npx run a\nls');
    expect(write('```json\nrun a\n```').text).toBe('run a');
    const inlineCommand = (line: string) => line.replace('run', 'go');
    expect(write('`run a.`\n\n```bash\nrun a.\n```', [], {...translator, inlineCommand}).text).toBe('go a.npx run a.');
  });

  it('keeps names and commands in passages of the edition, and names between the marks "other api"', () => {
    expect(write('`ONE` :option[two]', [1]).text).toBe('ONE option two');
    expect(write('```bash\nrun a\n```', [1]).text).toBe('run a');
    const other = '{/* other api */}\n\n`ONE`\n\n{/* end other api */}\n\n`TWO`';
    expect(write(other).text).toMatch(/ONE.*two$/s);
  });

  it('reports an article that does not fit what the edition shows', () => {
    const rules: Translator = {...translator, name: (code) => ({text: `I${code}`})};
    expect(
      write('A `Page`.\n\nAn `Image`, the `Page`, data `Page`.\n\n- returns a `Page`', [], rules).problems,
    ).toEqual([1, 5]);
  });

  it('reports names that it cannot write with their line', () => {
    expect(write('One.\n\n`WRONG`').problems).toEqual([3]);
  });
});
