import {expect, it} from 'vitest';
import {folderWith} from '../../../lib/folderWith';
import {describeRedundantMarks, findRedundantMarks} from '../../../../tools/pages/redundantMarks';
import {editionNames} from '../../../../src/data/editions';

it('finds marks that all libraries or none of them need', () => {
  const passage = (mark: string): string => `{/* ${mark} */}\n\nText.\n\n{/* end ${mark.split(' ')[0]} */}\n`;
  const root = folderWith({
    'docs/a.mdx': ['since 1.10', 'until 1.10', 'since 99.0', 'until 99.0'].map(passage).join('\n'),
    ...Object.fromEntries(editionNames.map((name) => [`docs/b.${name}.mdx`, passage('since 1.10')])),
  });
  const lines = findRedundantMarks(root).map(describeRedundantMarks);
  expect(lines.slice(0, 4)).toEqual([
    'docs/a.mdx:1: {/* since 1.10 */} makes no difference any more; remove the marks, and keep the text',
    'docs/a.mdx:7: {/* until 1.10 */} makes no difference any more; remove the passage',
    'docs/a.mdx:13: {/* since 99.0 */} is newer than all libraries; roll first, or remove the passage',
    'docs/a.mdx:19: {/* until 99.0 */} makes no difference any more; remove the marks, and keep the text',
  ]);
  expect(lines.slice(4).map((line) => line.split(':')[0])).toContain('docs/b.java.mdx');
});
