import path from 'node:path';
import {expect, it} from 'vitest';
import {loadFacts} from '../../../src/content/api/loadFacts';
import {folderWith} from '../../lib/folderWith';

it('reports a file that is missing or not JSON', () => {
  const folder = folderWith({'1.55.0.json': '{'});
  const missing = path.join(folder, '1.56.0.json');
  expect(() => loadFacts(missing)).toThrow(
    new Error(
      `${missing}: cannot be read (ENOENT: no such file or directory, open '${missing}'). Restore it: git checkout ${missing}`,
    ),
  );
  const broken = path.join(folder, '1.55.0.json');
  // The reason differs between versions of Node.
  expect(() => loadFacts(broken)).toThrow(
    /^\/.*\/1\.55\.0\.json: cannot be read \(.*JSON.*\)\. Restore it: git checkout \/.*1\.55\.0\.json$/,
  );
});
