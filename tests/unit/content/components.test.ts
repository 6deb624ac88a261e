// cspell:ignore Pictur
import {expect, it} from 'vitest';
import {createComponentCheck} from '../../../src/content/checks/components';
import {parseMdx} from '../../../src/content/readMdx';
import {root} from '../../../src/utils/root';

const check = (text: string) => createComponentCheck(root)(parseMdx(text));

it('names unknown components with line and remedy, in blocks and in text', () => {
  expect(check('Text.\n\n<Pictur img="x" />\n\nText with <Foo />.')).toEqual([
    {
      line: 3,
      message:
        'unknown component <Pictur>; correct the name, or register it in src/theme/MDXComponents.tsx. Did you mean `Picture`?',
    },
    {line: 5, message: expect.stringContaining('unknown component <Foo>') as string},
  ]);
});

it('accepts the components of the site and those of Docusaurus, and HTML', () => {
  const text = ['Ambassadors', 'Diagram', 'Head', 'Details', 'details'].map((name) => `<${name} />`).join('\n\n');
  expect(check(text)).toEqual([]);
});
