import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readFactsFile} from '../../../src/content/api/loadFacts';
import {libraryOfEdition, versions} from '../../../src/content/versions';
import {readJava} from '../../../tools/facts/java';
import {onPath} from '../../../tools/system/systemPackages';
import {folderWith} from '../folderWith';

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

it.skipIf(!onPath('jar'))('are not those of the JUnit integration, in any release', () => {
  const place = 'com/microsoft/playwright';
  const source = (name: string, folder: string): Record<string, string> => ({
    [`${folder}/${name}.java`]: `package ${folder.replaceAll('/', '.')};\npublic class ${name} {\n  public void close() {}\n}\n`,
  });
  const root = folderWith({
    ...source('Page', place),
    ...source('Options', `${place}/junit`),
    ...source('PageExtension', `${place}/junit/impl`),
  });
  expect(spawnSync('jar', ['cf', 'sources.jar', 'com'], {cwd: root}).status).toBe(0);
  const {classes} = readJava({java: 'java', sources: path.join(root, 'sources.jar'), version: '1.42.0'});
  expect(classes.map(({name}) => name)).toEqual(['Page']);
});
