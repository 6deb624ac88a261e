import {expect, it} from 'vitest';
import {countPassages} from '../../../tools/lib/passageShares';

it('counts passages, and the lines of prose outside of them', () => {
  const page =
    '---\ntitle: T\n---\n\nOne.\n\n{/* only root java */}\n\nTwo.\n\n```ts\ncode\n```\n\n{/* end only */}\n\n{/* since 1.56 */}\nThree.\n{/* end since */}\n';
  expect(countPassages(page)).toEqual({passages: 1, shares: {python: 1, root: 2 / 3, java: 2 / 3, dotnet: 1}});
});
