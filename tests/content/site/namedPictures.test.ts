import path from 'node:path';
import {expect, it} from 'vitest';
import {edition} from '@site/editions';
import {editionNames, sourceEdition, type EditionName} from '@site/src/data/editions';
import {filesBelow} from '@site/src/utils/filesBelow';
import {builtRoutes, readRoute} from './builtPages';
import {readTags} from './htmlTags';

const withoutDotnet: EditionName[] = ['python', 'javascript', 'java'];

/**
 * The pictures that contain code, with the editions that show them. Each of these editions except the source edition has a
 * variant of its own, docs/img/EDITION/NAME.png. All editions show the other pictures, but those of `test-` guides.
 */
const withCode: Record<string, EditionName[]> = {
  codegen: editionNames,
  'codegen-toolbar': editionNames,
  'codegen-emulation': editionNames,
  'inspector-paused': withoutDotnet,
  'inspector-pick-locator': editionNames,
  'inspector-edit-locator': editionNames,
  'inspector-log': withoutDotnet,
  'pwdebug-console': editionNames,
  'trace-failed': withoutDotnet,
  'trace-actions': withoutDotnet,
  'trace-timeline': withoutDotnet,
  'trace-snapshot': withoutDotnet,
  'trace-call': withoutDotnet,
  'trace-log': withoutDotnet,
  'trace-errors': withoutDotnet,
  'trace-source': withoutDotnet,
  'trace-attachments': ['javascript'],
  'trace-locator': withoutDotnet,
  'pytest-html-report': ['python'],
};

const routes = builtRoutes();
const img = path.resolve(__dirname, '../../../docs/img');
const files = filesBelow(img).map((file) => file.replace(/\.png$/, ''));
const withoutFolder = files.map((file) => file.replace(/^.*\/|\.dark$/g, ''));
const names = [...new Set(withoutFolder)].filter((name) =>
  name.startsWith('test-') ? edition.name === 'javascript' : (withCode[name]?.includes(edition.name) ?? true),
);
/** The pictures that a version of this edition must show, with their dark variants. */
const wanted = names.flatMap((name) => {
  const variant = `${edition.name}/${name}`;
  const file = files.includes(variant) ? variant : name;
  return files.includes(`${file}.dark`) ? [name, `${name}.dark`] : [name];
});

/** Pictures of a built page: the name of the file and the attributes of the element. */
const shownOn = (route: string) =>
  readTags(readRoute(route)).flatMap(({name, attributes}) => {
    // ideal-image writes `assets/ideal-img/NAME.HASH.WIDTH.png`.
    const shown = /\/ideal-img\/(.+)\.[0-9a-f]{7}\.\d+\.png$/.exec(attributes['src'] ?? '')?.[1];
    return name === 'img' && shown ? [{name: shown, attributes}] : [];
  });

it.each([
  ['docs/', /^docs\/(?!next\/)/],
  ['docs/next/', /^docs\/next\//],
])('the pages of %s show each picture once, with its dark variant', (_version, pattern) => {
  const shown = routes.filter((route) => pattern.test(route)).flatMap((route) => shownOn(route).map(({name}) => name));
  expect(shown.sort()).toEqual(wanted.sort());
});

it.each(Object.entries(withCode))('each edition that shows %s has a file of its own', (name, editions) => {
  const variants = editions.map((each) => (each === sourceEdition ? name : `${each}/${name}`));
  expect(files).toEqual(expect.arrayContaining(variants));
});

it('describes each picture, and loads it when it is near', () => {
  for (const route of routes)
    for (const {name, attributes} of shownOn(route)) {
      expect(attributes['alt']?.length, `${route}: ${name}`).toBeGreaterThan(30);
      expect(attributes['loading'], `${route}: ${name}`).toBe('lazy');
    }
});
