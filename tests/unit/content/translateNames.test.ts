import {describe, expect, it} from 'vitest';
import {translateNames} from '../../../src/content/api/translateNames';
import {textOf} from '../../../src/content/mdast';
import {next, parse} from '../api-facts/fixtures';

/** Translates names in capitals to lower case, and reports `WRONG`. */
function translate(text: string, ownLines: number[] = []): {text: string; problems: number[]} {
  const tree = parse(text);
  const upper = (code: string) =>
    code === 'WRONG' ? {problem: 'wrong'} : /^[A-Z]+$/.test(code) ? {text: code.toLowerCase()} : undefined;
  const command = (line: string) => (line.startsWith('run ') ? `npx ${line}` : undefined);
  const problems = translateNames(
    tree,
    {name: upper, command, terms: {raises: 'throws', dictionary: 'object'}},
    next,
    new Set(ownLines),
  );
  return {text: textOf(tree), problems: problems.map(({line}) => line)};
}

describe('translateNames', () => {
  it('translates code, also in links, lists and tables, and terms of the language', () => {
    expect(translate('It raises `ONE`.').text).toBe('It throws one.');
    expect(translate('A dictionary, the dictionary').text).toBe('An object, the object');
    expect(translate('- [`TWO`](a.mdx)').text).toBe('two');
    expect(translate('| `THREE` |\n| --- |\n').text).toBe('three');
  });

  it('translates commands, inline and in fences of a shell', () => {
    expect(translate('`run a`').text).toBe('npx run a');
    expect(translate('```bash\nrun a\nls\n```').text).toBe('npx run a\nls');
    expect(translate('```json\nrun a\n```').text).toBe('run a');
    expect(translate('```bash\nrun a\n```', [1]).text).toBe('run a');
  });

  it('keeps passages of the edition, and code between the marks "other api"', () => {
    expect(translate('`ONE` raises', [1]).text).toBe('ONE raises');
    const other = '{/* other api */}\n\n`ONE`\n\n{/* end other api */}\n\n`TWO`';
    expect(translate(other).text).toContain('ONE');
    expect(translate(other).text).toContain('two');
  });

  it('translates single words that a table of options lists, in that table only', () => {
    const tree = parse('`timeout`\n\n| Option | Meaning |\n| --- | --- |\n| `timeout` | Not `other`, `timeout` |\n');
    translateNames(tree, {name: () => undefined, option: (word) => word.toUpperCase()}, next, new Set());
    expect(textOf(tree)).toBe('timeoutOptionMeaningTIMEOUTNot other, TIMEOUT');
  });

  it('translates values in quotation marks in the row of an option', () => {
    const tree = parse('| Option | Meaning |\n| --- | --- |\n| `button` | `"left"` |\n\n`"left"`');
    const optionValue = (option: string, value: string) => `${option}.${value}`;
    translateNames(tree, {name: () => undefined, optionValue}, next, new Set());
    expect(textOf(tree)).toBe('OptionMeaningbuttonbutton.left"left"');
  });

  it('translates values that a table lists for an option', () => {
    const tree = parse('| Value of `wait_until` | Meaning |\n| --- | --- |\n| `load` | Text |\n\n`load`');
    const optionValue = (option: string, value: string) => `${option}.${value}`;
    translateNames(tree, {name: () => undefined, optionValue}, next, new Set());
    expect(textOf(tree)).toContain('wait_until.loadText');
    expect(textOf(tree)).toMatch(/Textload$/);
  });

  it('reports names that cannot be translated with their line', () => {
    expect(translate('One.\n\n`WRONG`').problems).toEqual([3]);
  });

  it('fits the article before a name that starts with another kind of letter', () => {
    const tree = parse('an `Error`, a `Page`, An `Error`');
    const names: Record<string, string> = {Error: 'PlaywrightException', Page: 'IPage'};
    translateNames(tree, {name: (code) => ({text: names[code] ?? code})}, next, new Set());
    expect(textOf(tree)).toBe('a PlaywrightException, an IPage, A PlaywrightException');
  });
});
