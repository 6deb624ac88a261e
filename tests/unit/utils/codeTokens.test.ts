import {Prism} from 'prism-react-renderer';
import {expect, it} from 'vitest';
import {mergeTokens} from '../../../src/utils/codeTokens';

const token = (content: string, ...types: string[]) => ({types, content});

it('merges adjacent tokens of the same color', () => {
  const line = [
    token('"a"', 'string'),
    token('"b"', 'triple-quoted-string'),
    token('(', 'punctuation'),
    token('x', 'plain'),
  ];
  expect(mergeTokens(line)).toEqual([
    {kind: 'string', text: '"a""b"'},
    {kind: undefined, text: '(x'},
  ]);
});

it('keeps every character of real Python', () => {
  const code = 'async def main() -> None:  # go\n    print(f"{page.url!r}", 1_000, list())\n';
  const lines = code.split('\n').map((line) => tokensOf(Prism.tokenize(line, Prism.languages['python']!)));
  const texts = lines.map((line) =>
    mergeTokens(line)
      .map(({text}) => text)
      .join(''),
  );
  expect(texts.join('\n')).toBe(code);
  const kinds = lines.flatMap((line) => mergeTokens(line).map(({kind}) => kind));
  expect(new Set(kinds)).toEqual(new Set(['keyword', 'function', 'comment', 'string', 'constant', 'type', undefined]));
});

type Part = string | {type: string; content: Part | Part[]};

function tokensOf(part: Part | Part[], types = ['plain']): {types: string[]; content: string}[] {
  if (typeof part === 'string') return [{types, content: part}];
  if (Array.isArray(part)) return part.flatMap((inner) => tokensOf(inner, types));
  return tokensOf(part.content, [...types, part.type]);
}
