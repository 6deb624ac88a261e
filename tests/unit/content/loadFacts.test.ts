import path from 'node:path';
import {expect, it} from 'vitest';
import {loadFacts} from '../../../src/content/api/loadFacts';
import {folderWith} from '../../lib/folderWith';

it('reports a file that is missing, not JSON, or has another schema', () => {
  const folder = folderWith({'1.55.0.json': '{', 'editions/java/facts/1.54.0.json': '{"schema": 2}'});
  const missing = path.join(folder, '1.56.0.json');
  expect(() => loadFacts(missing)).toThrow(
    new Error(
      `${missing}: cannot be read (ENOENT: no such file or directory, open '${missing}'). Regenerate the file: npm run roll -- 1.56.0`,
    ),
  );
  const broken = path.join(folder, '1.55.0.json');
  // The reason differs between versions of Node.
  expect(() => loadFacts(broken)).toThrow(
    /^\/.*\/1\.55\.0\.json: cannot be read \(.*JSON.*\)\. Regenerate the file: npm run roll -- 1\.55\.0$/,
  );
  const old = path.join(folder, 'editions/java/facts/1.54.0.json');
  expect(() => loadFacts(old)).toThrow(
    new Error(`${old}: cannot be read (its schema is not 1). Regenerate the file: EDITION=java npm run roll -- 1.54.0`),
  );
});
