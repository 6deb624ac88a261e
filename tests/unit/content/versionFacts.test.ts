import path from 'node:path';
import {expect, it} from 'vitest';
import {loadBridge} from '../../../src/content/api/versionFacts';
import type {DocumentedVersion, EditionContext} from '../../../src/content/versions';
import {root} from '../../../src/utils/root';

it('reads a bridge for each pair of releases, because an edition may have the same release in both versions', () => {
  const context = {root: path.join(root, 'tests/fixtures/site'), edition: 'java'} as EditionContext;
  const [stable, next] = ['1.55.0', '1.56.0'].map((python) =>
    loadBridge(context, {releases: {python, java: '1.56.0'}} as unknown as DocumentedVersion),
  );
  expect(stable).not.toBe(next);
  expect(loadBridge(context, {releases: {python: '1.56.0', java: '1.56.0'}} as unknown as DocumentedVersion)).toBe(
    next,
  );
});
