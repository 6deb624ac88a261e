import {expect, it} from 'vitest';
import {parseMdx} from '../../../src/content/readMdx';
import {next} from '../apiFixtures';
import {findForeignWords, foreignNames} from '../../../src/content/api/findForeignWords';
import {createBridge} from '../../../src/content/api/bridge';

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
