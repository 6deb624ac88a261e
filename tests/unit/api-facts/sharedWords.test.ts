import {describe, expect, it} from 'vitest';
import {readSharedWords, sharedKey, sharedParameter} from '../../../src/plugins/api-facts/sharedWords';
import {textOf} from '../../../src/content/mdast';
import {next, parse} from './fixtures';

const read = (text: string) => readSharedWords(parse(text), 'docs/api/_shared.mdx');

const words = read(`## Parameters

### timeout

- \`Page.goto\` \`*.reload\` For navigations.
- \`*Assertions.*\` For assertions.
- \`*\` For the rest.

## Types

### Position

- \`x\` To the right.
`);

const textFor = (className: string, member: string): string =>
  (sharedParameter(words, className, member, 'timeout')?.words ?? []).map(textOf).join('');

it('gives a parameter the words of the first item that fits its member', () => {
  expect(textFor('Page', 'goto')).toBe('For navigations.');
  expect(textFor('Page', 'reload')).toBe('For navigations.');
  expect(textFor('Frame', 'goto')).toBe('For the rest.');
  expect(textFor('LocatorAssertions', 'to_be_visible')).toBe('For assertions.');
});

it('gives nothing for what it has no words for', () => {
  expect(sharedParameter(words, 'Page', 'goto', 'url')).toBeUndefined();
  expect(sharedKey(words, 'Position', 'y')).toBeUndefined();
  expect(sharedKey(words, 'Position', 'x')?.words.map(textOf)).toEqual(['To the right.']);
});

describe('says file, line and remedy for', () => {
  it.each([
    [
      'a name that stands there twice',
      '## Parameters\n\n### a\n\n- `*` A.\n\n### a\n\n- `*` B.',
      '7: "a" stands here a second time; merge the two',
    ],
    [
      'an item without a pattern',
      '## Parameters\n\n### a\n\n- Words.',
      '5: every item must open with a name in inline code',
    ],
    [
      'a list without a heading',
      '## Parameters\n\n- `*` A.',
      '3: a list must stand under "### name" within "## Parameters" or "## Types"',
    ],
    ['prose', '## Parameters\n\n### a\n\nWords.', '5: only lists stand under the headings of shared words'],
  ])('%s', (_name, text, message) => {
    expect(() => read(text)).toThrow(new Error(`docs/api/_shared.mdx:${message}`));
  });
});

it('has words for every parameter whose name occurs in more than two members', async () => {
  const {contextOf} = await import('./fixtures');
  const {shared} = contextOf('Page');
  const members = new Map<string, [className: string, member: string][]>();
  for (const [className, entry] of Object.entries(next.classes)) {
    for (const member of entry.members) {
      for (const {name} of member.parameters ?? [])
        members.set(name, [...(members.get(name) ?? []), [className, member.name]]);
    }
  }
  const common = [...members].filter(([, places]) => places.length > 2);
  const left = common.flatMap(([name, places]) =>
    places
      .filter(([className, member]) => !sharedParameter(shared, className, member, name))
      .map((place) => `${place.join('.')}(${name})`),
  );
  expect(common.length).toBe(114);
  expect(left).toEqual([]);
});

it('has words for every key of every dict type', async () => {
  const {contextOf} = await import('./fixtures');
  const {shared} = contextOf('Page');
  const left = Object.entries(next.types).flatMap(([name, type]) =>
    'keys' in type
      ? type.keys.filter((key) => !sharedKey(shared, name, key.name)).map((key) => `${name}.${key.name}`)
      : [],
  );
  expect(left).toEqual([]);
});
