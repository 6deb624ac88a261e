import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {buildInternals} from '../docusaurusInternals';

const root = path.resolve(__dirname, '../..');

it.each(buildInternals.map((internal) => [internal.name, internal] as const))(
  'Docusaurus still builds this: %s',
  (_name, {file, contains, breaks}) => {
    expect(contains.test(readFileSync(path.join(root, file), 'utf8')), `${file}: ${breaks}`).toBe(true);
  },
);
