import path from 'node:path';
import {expect, it} from 'vitest';
import {readFactsFile} from '../../../src/content/api/loadFacts';
import {libraryOfEdition, versions} from '../../../src/content/versions';

const library = libraryOfEdition(versions.next.library, 'java');
const {types} = readFactsFile(path.resolve(__dirname, `../../../editions/java/facts/${library}.json`));

it.each([
  ['Cookie, which a constructor creates', 'Cookie', ['name', 'value']],
  ['Margin, which setters fill', 'Margin', []],
  ['HttpHeader, which only the library creates', 'HttpHeader', ['name', 'value']],
  ['Timing, whose comments name no optional field', 'Timing', 9],
  ['SecurityDetails, whose comments call each field optional', 'SecurityDetails', []],
])('of %s, the constructor or the library sets the required fields', (_, type, names) => {
  const entry = types[type]!;
  const required = 'keys' in entry ? entry.keys.flatMap((key) => (key.required ? [key.name] : [])) : undefined;
  if (typeof names === 'number') expect(required).toHaveLength(names);
  else expect(required).toEqual(names);
});
