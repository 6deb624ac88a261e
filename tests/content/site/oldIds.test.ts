import {expect, it} from 'vitest';
import {edition} from '@site/editions';
import type {EditionName} from '@site/src/data/editions';
import {readRoute} from './builtPages';
import dotnetIds from './official-guide-ids/dotnet.json';
import javaIds from './official-guide-ids/java.json';
import pythonIds from './official-guide-ids/python.json';
import rootIds from './official-guide-ids/root.json';

/** The ids of the official guides. */
const officialIds: Record<EditionName, Record<string, string[]>> = {
  python: pythonIds,
  root: rootIds,
  java: javaIds,
  dotnet: dotnetIds,
};

const guides = Object.entries(officialIds[edition.name]);

it.each(['docs', 'docs/next'])('every id that the web links to exists once in the guides of %s', (folder) => {
  expect(guides.flatMap(([, ids]) => ids).length).toBeGreaterThan(580);
  for (const [guide, wanted] of guides) {
    const ids = [...readRoute(`${folder}/${guide}`).matchAll(/\sid=(?:"([^"]*)"|'([^']*)'|([^\s<>"']+))/g)].map(
      (match) => match[1] ?? match[2] ?? match[3] ?? '',
    );
    const missing = wanted.filter((id) => !ids.includes(id));
    expect(missing, `${folder}/${guide}: add these ids to ${edition.oldIdsFile}`).toEqual([]);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      `${folder}/${guide}: twice`,
    ).toEqual([]);
  }
});
