import {expect, it} from 'vitest';
import {builtRoutes, readRoute} from './builtPages';

/** Every `srcset` of the built pages, with the page that has it. */
const sets = builtRoutes().flatMap((route) =>
  [...readRoute(route).matchAll(/srcset=(?:"([^"]+)"|'([^']+)')/gi)].map(([, double, single]) => ({
    route,
    sizes: (double ?? single ?? '').split(/,\s*/).map((size) => size.split(' ')),
  })),
);

it('makes pictures in four widths from 640 to 1024 (specification, section 9)', () => {
  expect(sets.length).toBeGreaterThan(10);
  const widths = new Set(sets.map(({sizes}) => sizes.map(([, width]) => width).join(' ')));
  // What is narrower than a step has only the steps below it.
  expect([...widths].sort((a, b) => b.length - a.length)[0]).toBe('640w 768w 896w 1024w');
  for (const width of widths) expect('640w 768w 896w 1024w').toContain(width);
});

it('links every picture to its largest size', () => {
  const pictures = builtRoutes().flatMap((route) =>
    [
      ...readRoute(route).matchAll(
        /<a [^>]*href=["']?([^"'\s>]+)["']?[^>]*><img [^>]*srcset=(?:"([^"]+)"|'([^']+)')/gi,
      ),
    ].map(([, href, double, single]) => ({
      href,
      largest: (double ?? single ?? '').split(/,\s*/).at(-1)!.split(' ')[0],
    })),
  );
  expect(pictures).toHaveLength(sets.length);
  expect(pictures.filter(({href, largest}) => href !== largest)).toEqual([]);
});
