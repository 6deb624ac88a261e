import {describe, expect, it} from 'vitest';
import {checkPage} from '../../../src/plugins/api-facts/checkPage';
import {mergePage} from '../../../src/plugins/api-facts/mergePage';
import {outlinePage} from '../../../src/plugins/api-facts/outlinePage';
import {readWords} from '../../../src/plugins/api-facts/readWords';
import type {ApiFacts} from '../../../src/content/api/types';
import anchors from '../../content/upstream-anchors.json';
import {contextOf, idsOf, next, parse, stable, wordsFor} from './fixtures';

function idsOfPage(className: string, facts: ApiFacts): string[] {
  const context = contextOf(className, facts);
  const tree = parse(wordsFor(outlinePage(context)));
  const page = readWords(tree);
  expect(checkPage(page, context)).toEqual([]);
  mergePage(tree, page, context, () => undefined);
  return idsOf(tree);
}

describe.each([stable, next])('ids of $version', (facts) => {
  it('has every id of the official pages, each once', () => {
    let official = 0;
    for (const className of Object.keys(facts.classes)) {
      const ids = idsOfPage(className, facts);
      const wanted = (anchors as Record<string, string[]>)[`class-${className.toLowerCase()}`] ?? [];
      expect(
        wanted.filter((id) => !ids.includes(id)),
        className,
      ).toEqual([]);
      expect(
        ids.filter((id, index) => ids.indexOf(id) !== index),
        className,
      ).toEqual([]);
      official += wanted.length;
    }
    expect(official).toBe(2481);
  }, 60_000);
});

it('gives the members that are new in 1.56 the ids of the later official pages', () => {
  const ids = idsOfPage('Page', next);
  for (const id of ['page-requests', 'page-console-messages', 'page-page-errors']) {
    expect(ids).toContain(id);
    expect(ids).toContain(`${id}-return`);
  }
});
