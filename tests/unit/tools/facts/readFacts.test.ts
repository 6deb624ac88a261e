import {expect, it} from 'vitest';
import {newestReleases} from '../../../../tools/facts/readFacts';

it('chooses the newest release of each minor release after the documented one, and the wanted one itself', () => {
  const releases = ['1.55.0', '1.56.0', '1.56.2', '1.57.0', '1.57.1', '1.58.0', '1.58.3', '1.59.0'];
  expect(newestReleases(releases, '1.56.0', '1.58.0')).toEqual(['1.57.1', '1.58.0']);
  expect(newestReleases(['1.9.0', '1.10.0', '1.10.1'], '1.8.0', '1.10.1')).toEqual(['1.9.0', '1.10.1']);
});
