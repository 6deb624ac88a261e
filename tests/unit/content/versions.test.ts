import {expect, it} from 'vitest';
import packageJson from '../../../package.json';
import {versionLabels, versions} from '../../../src/content/versions';
import {editionNames} from '../../../src/data/editions';

it.each(editionNames)('the labels of both versions contain the number of the library (%s)', (edition) => {
  const labels = versionLabels(edition);
  expect(labels.next).toBe(`Next (${versions.next.releases[edition]})`);
  expect(labels.stable).toBe(versions.stable.releases[edition]);
});

it('installs the packages of the JavaScript version that the pages describe', () => {
  const {'@playwright/test': testRunner, 'playwright-core': core} = packageJson.devDependencies;
  expect([testRunner, core]).toEqual(Array(2).fill(versions.next.releases.javascript));
});
