import {describe, expect, it} from 'vitest';
import {textForEdition} from '../../../src/content/editionPassages';
import {checkSiblings} from '../../../src/content/siblingFences';
import type {EditionName} from '../../../src/data/editions';

const fence = (info: string, code = info) => `\`\`\`${info}\n${code}\n\`\`\`\n`;
const shown = (text: string, edition: EditionName) => textForEdition(text, edition, 'docs/p.mdx').text;
/** Returns what an edition shows, without empty lines. */
const lines = (text: string, edition: EditionName) =>
  shown(text, edition)
    .split('\n')
    .filter((line) => line !== '');

const all = [fence('py', 'p'), fence('ts', 't'), fence('java', 'j'), fence('cs', 'c')].join('\n');

describe('fences in several languages that follow each other', () => {
  it.each([
    ['python', 'py', 'p'],
    ['javascript', 'ts', 't'],
    ['java', 'java', 'j'],
    ['dotnet', 'cs', 'c'],
  ] as const)('show their own language to %s, in the lines of the file', (edition, lang, code) => {
    const text = `Words.\n\n${all}\nMore.\n`;
    expect(lines(text, edition)).toEqual(['Words.', `\`\`\`${lang}`, code, '```', 'More.']);
    const at = text.split('\n').indexOf(`\`\`\`${lang}`);
    expect(shown(text, edition).split('\n')[at]).toBe(`\`\`\`${lang}`);
  });

  it('are one sample in lists, too', () => {
    const text = `1. Words.\n\n   \`\`\`py\n   p\n   \`\`\`\n\n   \`\`\`ts\n   t\n   \`\`\`\n`;
    expect(lines(text, 'javascript')).toEqual(['1. Words.', '   ```ts', '   t', '   ```']);
  });

  it('are different samples if the next one is in Python, or repeats a language', () => {
    expect(lines(all + all, 'java').filter((line) => line === 'j')).toHaveLength(2);
    expect(lines(fence('ts', 'a') + fence('ts', 'b'), 'javascript')).toContain('a');
  });

  it('are different samples with text between them', () => {
    expect(lines(`${fence('py', 'p')}\nWords.\n\n${fence('ts', 't')}`, 'javascript')).toContain('p');
  });

  it('stay as they are if the language of the edition is missing, and in shell commands', () => {
    const text = fence('py', 'p') + fence('bash', 'b');
    expect(shown(text, 'java')).toBe(text);
  });

  it('in another language are kept for the editions that they name, and their commands are not translated', () => {
    const text = `${fence('bash only=python title="Bash"', 'pytest')}\n${fence('bash only=javascript', 'npx playwright test')}\n`;
    expect(lines(text, 'python')).toEqual(['```bash title="Bash"', 'pytest', '```']);
    expect(lines(text, 'java')).toEqual([]);
    const {text: own, ownLines} = textForEdition(text, 'javascript', 'docs/p.mdx');
    const at = own.split('\n').indexOf('```bash') + 1;
    expect([...ownLines]).toEqual([at, at + 1, at + 2]);
  });

  it('can be in a passage', () => {
    const text = `${fence('py', 'p')}\n{/* only javascript */}\n\n${fence('ts', 't')}\n{/* end only */}\n`;
    expect(lines(text, 'javascript')).toEqual(['```ts', 't', '```']);
    expect(lines(text, 'python')).toEqual(['```py', 'p', '```']);
  });

  it('keep code that contains backticks', () => {
    const text = `${fence('py', 'p')}\n\`\`\`\`ts\nconst a = \`\n\`\`\`\n\`;\n\`\`\`\`\n`;
    expect(lines(text, 'javascript')).toEqual(['````ts', 'const a = `', '```', '`;', '````']);
  });
});

describe('the options of the first fence', () => {
  it.each([
    ['py continues norun=os', 'ts', 'ts continues norun=os'],
    ['py setup=todo', 'ts title="a.spec.ts"', 'ts setup=todo title="a.spec.ts"'],
    ['py setup=todo', 'ts setup=login', 'ts setup=login'],
    ['py title="test_a.py" raises="x y" form=sync', 'ts', 'ts'],
  ])('apply to the others where they mean the same: "%s" above "%s"', (first, second, result) => {
    expect(lines(fence(first, 'p') + fence(second, 't'), 'javascript')[0]).toBe(`\`\`\`${result}`);
  });

  it('can name the editions that have the sample, which the others leave out with its page', () => {
    const text = `${fence('html setup', '<p>')}\n${fence('py only=python,javascript continues', 'p')}\n${fence('ts', 't')}\nWords.\n`;
    expect(lines(text, 'python')).toEqual(['```html setup', '<p>', '```', '```py continues', 'p', '```', 'Words.']);
    expect(lines(text, 'javascript')).toContain('```ts continues');
    expect(lines(text, 'java')).toEqual(['Words.']);
  });

  it('does not leave out the next sample of an edition that is not named', () => {
    const text = `${fence('py only=python', 'p')}\n{/* only javascript */}\n\n${fence('ts', 't')}\n{/* end only */}\n`;
    expect(lines(text, 'javascript')).toEqual(['```ts', 't', '```']);
    expect(lines(text, 'python')).toEqual(['```py', 'p', '```']);
  });

  it('must name existing editions', () => {
    expect(() => shown(`\n${fence('py only=ruby', 'p')}`, 'java')).toThrow(
      'docs/p.mdx:2: there is no edition "ruby" for "only"; the editions are python, javascript, java, dotnet',
    );
  });
});

describe('checkSiblings', () => {
  const check = (text: string) => checkSiblings((edition) => (edition === 'dotnet' ? undefined : shown(text, edition)));

  it('names the languages that a sample lacks, for the editions that have the page', () => {
    expect(check(`\n${fence('py')}${fence('ts')}`)).toEqual([
      {
        line: 2,
        message:
          'this sample has no ```java fence; write it directly below, or add only=python,javascript,dotnet to the first fence',
      },
    ]);
    expect(check(fence('ts'))[0]!.message).toContain('no ```py, ```java fence');
  });

  it.each([
    ['a complete sample', all],
    ['a sample that names its editions', fence('py only=python')],
    ['a sample in a passage', `{/* only python */}\n\n${fence('py')}\n{/* end only */}\n`],
    ['fences that are not samples', fence('bash') + fence('yaml') + fence('html')],
  ])('accepts %s', (_name, text) => {
    expect(check(text)).toEqual([]);
  });
});
