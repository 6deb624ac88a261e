import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {expect, it} from 'vitest';
import {readJava} from '../../../tools/facts/java';
import {onPath} from '../../../tools/system/systemPackages';
import {folderWith} from '../folderWith';

it.skipIf(!onPath('jar'))('the facts of Java leave out the JUnit integration, in any release', () => {
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
