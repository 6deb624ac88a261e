import {expect, it} from 'vitest';
import {next, stable} from '../apiFixtures';
import {groupOf} from '../../../src/content/api/memberGroups';

it('groups members by `next`, so that both versions can use one text', () => {
  const pages = stable.classes.BrowserContext?.members.find(({name}) => name === 'background_pages');
  expect(pages && groupOf(pages, next.classes.BrowserContext)).toBe('Deprecated');
  expect(pages && groupOf(pages, stable.classes.BrowserContext)).toBe('Properties');
});
