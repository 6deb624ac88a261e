import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {hashInputs} from '../../../tools/lib/hashInputs';
import {readEditionList} from '../../../tools/lib/readEditionList';
import {folderWith} from '../folderWith';

it('reads the list of editions, and names the remedy for an unknown one', () => {
  expect(readEditionList({})).toEqual(['python', 'root', 'java', 'dotnet']);
  expect(readEditionList({EDITIONS: 'python, root,python'})).toEqual(['python', 'root']);
  expect(() => readEditionList({EDITIONS: 'python,ruby'})).toThrow(
    'EDITIONS=python,ruby cannot work, because there is no edition "ruby". For example, set EDITIONS=python,root,java,dotnet',
  );
});

it('changes the hash of an edition with its sources and settings, but not with files of other editions', () => {
  const copy = folderWith({
    'docs/intro.mdx': 'One.',
    'editions/java/landing.ts': 'one',
    'editions/java/index.ts': 'one',
  });
  const write = (file: string, text: string) => writeFileSync(path.join(copy, file), text);
  const python = hashInputs(copy, 'python', {});
  expect(hashInputs(copy, 'python', {PATH: '/bin'})).toBe(python);
  expect(hashInputs(copy, 'python', {SITE_URL: 'https://a.example'})).not.toBe(python);
  write('editions/java/landing.ts', 'two');
  expect(hashInputs(copy, 'python', {})).toBe(python);
  // The language switcher of all editions reads which pages an edition publishes.
  for (const file of ['editions/java/index.ts', 'editions/java/sidebars.json', 'docs/intro.mdx']) {
    const before = hashInputs(copy, 'python', {});
    write(file, 'Two.');
    expect(hashInputs(copy, 'python', {}), file).not.toBe(before);
  }
});
