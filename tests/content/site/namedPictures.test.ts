import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {edition} from '@site/editions';
import {sourceEdition} from '@site/src/data/editions';
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
  mock: ['har-folder'],
};

const routes = builtRoutes();
const img = path.resolve(__dirname, '../../../docs/img');
const files = readdirSync(img).map((file) => file.replace(/\.png$/, ''));

/** Pictures of a built page: the name of the file and the attributes of the element. */
const shownOn = (route: string) =>
  readTags(readRoute(route)).flatMap(({name, attributes}) => {
    // ideal-image writes `assets/ideal-img/NAME.HASH.WIDTH.png`.
    const shown = /\/ideal-img\/(.+)\.[0-9a-f]{7}\.\d+\.png$/.exec(attributes['src'] ?? '')?.[1];
    return name === 'img' && shown ? [{name: shown, attributes}] : [];
  });

const named = Object.entries(views).flatMap(([page, names]) => names.map((name) => [page, name] as const));

// The pictures show commands and code of Python, so that other editions leave most of them out.
it.runIf(edition.name === sourceEdition).each(named)(
  'docs/%s shows the view %s, and its dark variant if there is one, in both versions',
  (page, name) => {
    for (const route of [`docs/${page}`, `docs/next/${page}`]) {
      const names = shownOn(route).map((picture) => picture.name);
      expect(names, route).toContain(name);
      expect(names.includes(`${name}.dark`), route).toBe(files.includes(`${name}.dark`));
    }
  },
);

it('shows each picture on one page of a version, and the source edition shows all', () => {
  for (const version of ['docs/', 'docs/next/']) {
    const shown = routes
      .filter((route) => route.startsWith(version) && (version !== 'docs/' || !route.startsWith('docs/next/')))
      .flatMap((route) => shownOn(route).map(({name}) => name));
    if (edition.name === sourceEdition) expect(shown.sort()).toEqual(files.sort());
    else expect(shown).toEqual([...new Set(shown)]);
  }
});

it('describes each picture, reserves its space and loads it when it is near', () => {
  for (const route of routes)
    for (const {name, attributes} of shownOn(route)) {
      expect(attributes['alt']?.length, `${route}: ${name}`).toBeGreaterThan(30);
      expect(attributes['loading'], `${route}: ${name}`).toBe('lazy');
      expect(Number(attributes['width']) * Number(attributes['height']), `${route}: ${name}`).toBeGreaterThan(0);
    }
});
