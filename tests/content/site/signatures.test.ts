import {expect, it} from 'vitest';
import {baseUrl, builtRoutes, readRoute} from './builtPages';
import {decodeEntities} from './htmlTags';

const classPages = builtRoutes().filter((route) => /^docs\/(?:next\/)?api\//.test(route));

/** Returns the texts of the signatures of a page. */
const signaturesOf = (html: string): string[] =>
  Array.from(html.matchAll(/class="?api-signature[\s\S]*?<pre[^>]*>([\s\S]*?)<\/pre>/g), ([, pre]) =>
    decodeEntities(pre!.replace(/<[^>]*>/g, '')),
  );

it.each(classPages)(`${baseUrl}%s shows each overload once, and completely`, (route) => {
  const signatures = signaturesOf(readRoute(route));
  const count = (text: string, bracket: string): number => text.split(bracket).length;
  const wrong = signatures.filter((text) => {
    const overloads = text.split('\n');
    return (
      new Set(overloads).size < overloads.length || overloads.some((line) => count(line, '(') !== count(line, ')'))
    );
  });
  expect(wrong).toEqual([]);
});

it('finds signatures', () => {
  expect(signaturesOf(readRoute('docs/api/class-page')).length).toBeGreaterThan(50);
});
