import {expect, it} from 'vitest';
import packageJson from '../../package.json';
import {versions} from '../../src/content/versions';

it('installs the packages of the JavaScript version that the pages describe', () => {
  const {'@playwright/test': testRunner, 'playwright-core': core} = packageJson.devDependencies;
  expect([testRunner, core]).toEqual(Array(2).fill(versions.next.releases.javascript));
});
