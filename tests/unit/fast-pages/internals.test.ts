import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {packageInternals} from '../../docusaurusInternals';

const packages = path.resolve(__dirname, '../../../node_modules/@docusaurus');

// A failure after an upgrade of Docusaurus names the internal, and the part of this site that relies on it.
it.each(packageInternals.map((internal) => [internal.name, internal] as const))(
  'Docusaurus still does this: %s',
  (_name, {file, contains, breaks}) => {
    expect(readFileSync(path.join(packages, file), 'utf8'), `${file}: ${breaks}`).toMatch(contains);
  },
);
