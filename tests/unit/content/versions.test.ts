import {expect, it} from 'vitest';
import {libraryOfEdition, versionLabels, versions} from '../../../src/content/versions';
import {editionNames} from '../../../src/data/editions';

it.each(editionNames)('the labels of both versions contain the number of the library (%s)', (edition) => {
  const labels = versionLabels(edition);
  expect(labels.next).toBe(`Next (${libraryOfEdition(versions.next.library, edition)})`);
  expect(labels.stable).toBe(libraryOfEdition(versions.stable.library, edition));
});
