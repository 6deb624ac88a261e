import {expect, it} from 'vitest';
import {readRoute} from './builtPages';
import officialIds from './official-guide-ids.json';

const guides = Object.entries(officialIds as Record<string, string[]>);

it.each(['docs', 'docs/next'])('every id that the web links to exists once in the guides of %s', (folder) => {
  expect(guides.flatMap(([, ids]) => ids).length).toBeGreaterThan(600);
  for (const [guide, wanted] of guides) {
    const ids = [...readRoute(`${folder}/${guide}`).matchAll(/\sid=(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/g)].map(
      (match) => match[1] ?? match[2] ?? match[3] ?? '',
    );
    const missing = wanted.filter((id) => !ids.includes(id));
    expect(missing, `${folder}/${guide}: add these ids to editions/python/oldIds.json`).toEqual([]);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      `${folder}/${guide}: twice`,
    ).toEqual([]);
  }
});
