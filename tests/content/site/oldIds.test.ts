import {expect, it} from 'vitest';
import {edition} from '@site/editions';
import {officialGuideIds} from '../officialIds';
import {readRoute} from './builtPages';
import {idsIn} from './htmlTags';

const guides = Object.entries(officialGuideIds(edition.name));

it.each(['docs', 'docs/next'])('every id that the web links to exists once in the guides of %s', (folder) => {
  expect(guides.flatMap(([, ids]) => ids).length).toBeGreaterThan(580);
  for (const [guide, wanted] of guides) {
    const ids = idsIn(readRoute(`${folder}/${guide}`));
    const missing = wanted.filter((id) => !ids.includes(id));
    expect(missing, `${folder}/${guide}: add these ids to ${edition.oldIdsFile}`).toEqual([]);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      `${folder}/${guide}: twice`,
    ).toEqual([]);
  }
});
