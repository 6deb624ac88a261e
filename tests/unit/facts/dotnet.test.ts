import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readFactsFile} from '../../../src/content/api/loadFacts';
import {libraryOfEdition, versions} from '../../../src/content/versions';

const root = path.resolve(__dirname, '../../..');
const version = libraryOfEdition(versions.next.library, 'dotnet');
// `tests/content/edition-facts.test.ts` compares the file with the package.
const facts = readFactsFile(path.join(root, `editions/dotnet/facts/${version}.json`));

it('options that the library does not read are marked, those that it reads through copies are not', () => {
  const ignored = Object.entries(facts.classes).flatMap(([className, {members}]) =>
    members.flatMap(({name, parameters = []}) =>
      parameters.filter((each) => each.ignored && !each.deprecated).map((each) => `${className}.${name}: ${each.name}`),
    ),
  );
  const descriptions = ['Frame', 'FrameLocator', 'Locator', 'Page'].flatMap((className) =>
    ['Description', 'DescriptionRegex', 'DescriptionString'].map((name) => `${className}.GetByRole: ${name}`),
  );
  expect(ignored.sort()).toEqual(
    [
      'Browser.NewContextAsync: RecordHarUrlFilterString',
      'Browser.NewPageAsync: RecordHarUrlFilterString',
      'BrowserType.LaunchPersistentContextAsync: RecordHarUrlFilterString',
      ...descriptions,
      'LocatorAssertions.ToHaveCSSAsync: Pseudo',
      ...['HasNot', 'HasNotText', 'HasNotTextRegex', 'HasNotTextString'].map((name) => `Page.Locator: ${name}`),
    ].sort(),
  );
});

describe('required members of objects', () => {
  const {types} = facts;
  const keysOf = (type: string) => {
    const entry = types[type]!;
    return 'keys' in entry ? entry.keys : [];
  };
  const requiredOf = (type: string) => keysOf(type).flatMap(({name, required}) => (required ? [name] : []));

  it.each([
    ['Cookie', ['Name', 'Value']],
    ['Clip', ['X', 'Y', 'Width', 'Height']],
    ['Geolocation', ['Latitude', 'Longitude']],
    ['Proxy', ['Server']],
    ['ClientCertificate', ['Origin']],
    ['Margin', []],
  ])('%s requires %j', (type, names) => {
    expect(requiredOf(type)).toEqual(names);
  });

  it('are not static properties', () => {
    expect(requiredOf('ViewportSize')).toEqual(['Width', 'Height']);
  });

  it('include every one that Java requires', () => {
    const library = libraryOfEdition(versions.next.library, 'java');
    const java = Object.entries(readFactsFile(path.join(root, `editions/java/facts/${library}.json`)).types);
    const wanted = java.flatMap(([type, entry]) =>
      'keys' in entry && type in types
        ? entry.keys.filter(({required}) => required).map(({name}) => `${type}.${name.toLowerCase()}`)
        : [],
    );
    expect(wanted.length).toBeGreaterThan(20);
    const required = Object.keys(types).flatMap((type) =>
      requiredOf(type).map((name) => `${type}.${name.toLowerCase()}`),
    );
    expect(wanted.filter((name) => !required.includes(name))).toEqual([]);
  });
});
