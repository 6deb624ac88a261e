import {expect, it} from 'vitest';
import {edition} from '../../../editions';
import {factsOf} from '../../../src/content/api/factsOf';
import {idsOfMember} from '../../../src/content/api/ids';
import {libraryOfEdition, versions} from '../../../src/content/versions';
import {officialApiIds} from '../officialIds';
import {readRoute} from './builtPages';
import {idsIn} from './htmlTags';
import {root} from '../../../tools/lib/root';

it.each([
  ['docs', versions.stable.library],
  ['docs/next', versions.next.library],
])('every id of the official API pages and of the facts exists once in the reference of %s', (folder, version) => {
  const official = officialApiIds(edition.name);
  const {classes} = factsOf({root, factsFolder: edition.factsFolder}, libraryOfEdition(version, edition.name));
  let compared = 0;
  for (const [name, {members}] of Object.entries(classes)) {
    const page = `class-${name.toLowerCase()}`;
    const ids = idsIn(readRoute(`${folder}/api/${page}`));
    const wanted = [...(official[page] ?? []), ...members.flatMap(idsOfMember)];
    compared += official[page]?.length ?? 0;
    expect(
      wanted.filter((id) => !ids.includes(id)),
      `${folder}/api/${page}: missing`,
    ).toEqual([]);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      `${folder}/api/${page}: twice`,
    ).toEqual([]);
  }
  expect(compared).toBeGreaterThan(2300);
});
