import {describe, expect, it} from 'vitest';
import {checkPage} from '../../../src/plugins/api-facts/checkPage';
import {mergePage} from '../../../src/plugins/api-facts/mergePage';
import {outlinePage} from '../../../tools/api-pages/outlinePage';
import {readAuthoredPage} from '../../../src/plugins/api-facts/readAuthoredPage';
import type {ApiFacts} from '../../../src/content/api/types';
import anchors from '../../content/upstream-anchors.json';
import {completePage, contextOf, current, idsOf, next, parse} from './fixtures';

function idsOfPage(className: string, facts: ApiFacts): string[] {
  const context = contextOf(className, facts);
  const tree = parse(completePage(outlinePage(context)));
  const page = readAuthoredPage(tree);
  expect(checkPage(page, context)).toEqual([]);
  mergePage(tree, page, context);
  return idsOf(tree);
}

describe.each([current])('ids of $version', (facts) => {
  it('contain all ids of the official pages without duplicates', () => {
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
    expect(official).toBeGreaterThan(2400);
  }, 60_000);
});

it('gives members that are new in 1.56 the ids of the newer official pages', () => {
  const ids = idsOfPage('Page', next);
  for (const id of ['page-requests', 'page-console-messages', 'page-page-errors']) {
    expect(ids).toContain(id);
    expect(ids).toContain(`${id}-return`);
  }
});
