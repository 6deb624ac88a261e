import {expect, it, describe} from 'vitest';
import {textOf} from '../../../src/content/mdast';
import {parseMdx} from '../../../src/content/readMdx';
import {next} from '../apiFixtures';
import {translateNodes} from '../../../src/content/api/translateTree';
import type {Translator} from '../../../src/content/directives';

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
