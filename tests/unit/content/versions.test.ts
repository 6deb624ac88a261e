import {expect, it} from 'vitest';
import {versionLabels, versions} from '../../../src/content/versions';
import {editionNames} from '../../../src/data/editions';

it.each(editionNames)('the labels of both versions contain the number of the library (%s)', (edition) => {
  const labels = versionLabels(edition);
  expect(labels.next).toBe(`Next (${versions.next.numbers[edition]})`);
  expect(labels.stable).toBe(versions.stable.numbers[edition]);
});
