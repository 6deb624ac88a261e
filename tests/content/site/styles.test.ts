import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {baseUrl, builtFile, builtRoutes, readRoute} from '../../lib/builtPages';
import {readTags} from '../../lib/htmlTags';

const routes = builtRoutes();
/** Classes of CSS modules, as Docusaurus names them: `name_` and a short hash. */
const moduleClass = /^[A-Za-z][\w-]*_[\w+-]{4}$/;
const selectors = new Map<string, string>();

function styleOf(url: string): string {
  if (!selectors.has(url)) selectors.set(url, readFileSync(builtFile(url)!, 'utf8').replaceAll('\\', ''));
  return selectors.get(url)!;
}

it('has classes of CSS modules at all', () => {
  const classes = readTags(readRoute('docs/locators')).flatMap(classesOf);
  expect(new Set(classes.filter((name) => moduleClass.test(name))).size).toBeGreaterThan(20);
});

// Components of content are not part of the browser's bundle, so that nothing else brings their styles.
it.each(routes)(`${baseUrl}%s uses no class that its stylesheets lack`, (route) => {
  const tags = readTags(readRoute(route));
  const styles = tags
    .filter(({name, attributes}) => name === 'link' && attributes['rel'] === 'stylesheet')
    .map(({attributes}) => styleOf(attributes['href']!));
  expect(styles).not.toEqual([]);
  const classes = new Set(tags.flatMap(classesOf).filter((name) => moduleClass.test(name)));
  const missing = [...classes]
    .filter((name) => !styles.some((style) => style.includes(`.${name}`)))
    .map((name) => `${name}: add its stylesheet to src/plugins/fast-pages/client/contentStyles.ts`);
  expect(missing).toEqual([]);
});

function classesOf({attributes}: ReturnType<typeof readTags>[number]): string[] {
  return (attributes['class'] ?? '').split(/\s+/).filter(Boolean);
}
