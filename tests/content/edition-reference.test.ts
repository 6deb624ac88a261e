import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {allEditions} from '../../editions';
import {loadVersionFacts} from '../../src/content/api/versionFacts';
import {isOfOtherEditions} from '../../src/content/listPages';
import {distinctVersions} from '../../src/content/versions';
import {root} from '../../tools/lib/root';

describe.each(Object.values(allEditions))('the reference of $name', ({name: edition}) => {
  it.each(distinctVersions())('has a page for every class ($folder)', (version) => {
    const {folder} = version;
    const pages = readdirSync(path.join(root, folder, 'api'))
      .filter((file) => file.startsWith('class-'))
      .map((file) => `${folder}/api/${file}`)
      .filter((file) => !isOfOtherEditions(readFileSync(path.join(root, file), 'utf8'), edition, file));
    const classes = Object.keys(loadVersionFacts({root, edition}, version).classes);
    expect(pages.map((file) => path.basename(file, '.mdx')).sort()).toEqual(
      classes.map((name) => `class-${name.toLowerCase()}`).sort(),
    );
  });
});
