import path from 'node:path';
import {expect, it} from 'vitest';
import {edition} from '@site/editions';
import {editionNames, sourceEdition, type EditionName} from '@site/src/data/editions';
import {filesBelow} from '@site/src/utils/filesBelow';
import {builtRoutes, readRoute} from './builtPages';
import {readTags} from './htmlTags';

/** The views that the guides promise, by the page that shows them. The files are docs/img/NAME.png. */
const views: Record<string, string[]> = {
  'trace-viewer-intro': ['trace-failed'],
  'trace-viewer': [
    'trace-actions',
    'trace-metadata',
    'trace-timeline',
    'trace-snapshot',
    'trace-call',
    'trace-log',
    'trace-errors',
    'trace-source',
    'trace-console',
    'trace-network',
    'trace-attachments',
    'trace-locator',
  ],
  'codegen-intro': ['codegen', 'codegen-assert-text'],
  codegen: ['codegen-toolbar', 'codegen-emulation'],
  debug: ['inspector-paused', 'inspector-pick-locator', 'inspector-edit-locator', 'inspector-log', 'pwdebug-console'],
  'running-tests': ['pytest-html-report'],
  screenshots: ['screenshot-full-page', 'screenshot-clip', 'screenshot-mask'],
  emulation: ['emulation'],
  'aria-snapshots': ['aria-snapshot'],
  'test-ui-mode': ['test-ui-mode'],
  'test-reporters': ['test-report', 'test-report-failure', 'test-report-steps'],
  'test-snapshots': ['test-snapshot-difference'],
  'test-sharding': ['test-merged-report'],
  'test-agents': ['test-agents'],
};

/**
 * The views that contain code, with the editions that have a variant of their own, docs/img/EDITION/NAME.png. Editions
 * that are not in the list do not show the view. All editions show the other views.
 */
const withCode: Record<string, EditionName[]> = {
  codegen: editionNames,
  'codegen-toolbar': editionNames,
  'codegen-emulation': editionNames,
  'inspector-paused': ['python', 'root', 'java'],
  'inspector-pick-locator': editionNames,
  'inspector-edit-locator': editionNames,
  'inspector-log': ['python', 'root', 'java'],
  'pwdebug-console': editionNames,
  'trace-failed': ['python', 'root', 'java'],
  'trace-actions': ['python', 'root', 'java'],
  'trace-timeline': ['python', 'root', 'java'],
  'trace-snapshot': ['python', 'root', 'java'],
  'trace-call': ['python', 'root', 'java'],
  'trace-log': ['python', 'root', 'java'],
  'trace-errors': ['python', 'root', 'java'],
  'trace-source': ['python', 'root', 'java'],
  'trace-attachments': ['root'],
  'trace-locator': ['python', 'root', 'java'],
  'pytest-html-report': ['python'],
};

/** The views of pages that only one edition has. Their files are not variants: docs/img/NAME.png. */
const ofOnePage: Record<string, EditionName> = {
  'test-ui-mode': 'root',
  'test-reporters': 'root',
  'test-snapshots': 'root',
  'test-sharding': 'root',
  'test-agents': 'root',
};

const routes = builtRoutes();
const img = path.resolve(__dirname, '../../../docs/img');
const files = filesBelow(img).map((file) => file.replace(/\.png$/, ''));
const shared = files.filter((file) => !file.includes('/'));

/** The file of a view in this edition, without `docs/img/` and `.png`. */
const fileOf = (name: string) => {
  const variant = `${edition.name}/${name}`;
  return files.includes(variant) ? variant : name;
};

/** Pictures of a built page: the name of the file and the attributes of the element. */
const shownOn = (route: string) =>
  readTags(readRoute(route)).flatMap(({name, attributes}) => {
    // ideal-image writes `assets/ideal-img/NAME.HASH.WIDTH.png`.
    const shown = /\/ideal-img\/(.+)\.[0-9a-f]{7}\.\d+\.png$/.exec(attributes['src'] ?? '')?.[1];
    return name === 'img' && shown ? [{name: shown, attributes}] : [];
  });

/** Names of the pictures that the pages of a version show, with repetitions. */
const shownIn = (version: string) =>
  routes
    .filter((route) => route.startsWith(version) && (version !== 'docs/' || !route.startsWith('docs/next/')))
    .flatMap((route) => shownOn(route).map(({name}) => name));

const promised = Object.entries(views)
  .filter(([page]) => (ofOnePage[page] ?? edition.name) === edition.name)
  .flatMap(([page, names]) =>
    names.filter((name) => withCode[name]?.includes(edition.name) ?? true).map((name) => [page, name] as const),
  );

it.each(promised)('docs/%s shows the view %s, and its dark variant if there is one, in both versions', (page, name) => {
  for (const route of [`docs/${page}`, `docs/next/${page}`]) {
    const names = shownOn(route).map((picture) => picture.name);
    expect(names, route).toContain(name);
    expect(names.includes(`${name}.dark`), route).toBe(files.includes(`${fileOf(name)}.dark`));
  }
});

it('shows each promised view on one page of a version, and no others', () => {
  const names = promised.map(([, name]) => name);
  const dark = names.filter((name) => files.includes(`${fileOf(name)}.dark`)).map((name) => `${name}.dark`);
  for (const version of ['docs/', 'docs/next/'])
    expect(shownIn(version).sort(), version).toEqual([...names, ...dark].sort());
});

it('promises all files', () => {
  const names = Object.values(views).flat();
  const ofSource = names.filter((name) => withCode[name]?.includes(sourceEdition) ?? true);
  expect(shared.filter((file) => !file.endsWith('.dark')).sort()).toEqual(ofSource.sort());
  const variants = files.filter((file) => file.includes('/')).map((file) => file.replace(/^[^/]+\/|\.dark$/g, ''));
  expect([...new Set(variants)].filter((name) => !names.includes(name))).toEqual([]);
});

it.each(Object.entries(withCode))(
  'the view %s has a file of its own in each edition that shows it',
  (name, editions) => {
    const variants = editions.map((each) => (each === sourceEdition ? name : `${each}/${name}`));
    expect(files).toEqual(expect.arrayContaining(variants));
  },
);

it('describes each picture, and loads it when it is near', () => {
  for (const route of routes)
    for (const {name, attributes} of shownOn(route)) {
      expect(attributes['alt']?.length, `${route}: ${name}`).toBeGreaterThan(30);
      expect(attributes['loading'], `${route}: ${name}`).toBe('lazy');
    }
});
