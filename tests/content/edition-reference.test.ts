import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {dotnet} from '../../editions/dotnet';
import {java} from '../../editions/java';
import {python} from '../../editions/python';
import {javascript as javaScript} from '../../editions/javascript';
import {factsOf} from '../../src/content/api/factsOf';
import {isOfOtherEditions} from '../../src/content/listPages';
import {distinctVersions, versionFolders} from '../../src/content/versions';
import {checkApi} from '../../tools/api-pages/checkApi';
import {root} from '../../tools/lib/root';

describe.each([python, javaScript, java, dotnet])('the reference of $name', (edition) => {
  const options = {
    root,
    edition: edition.name,
    versions: versionFolders,
    language: edition.language,
    factsFolder: edition.factsFolder,
    ...(edition.name === 'python' ? {} : {sourceFactsFolder: python.factsFolder}),
  };

  describe.each(distinctVersions())('$folder', ({folder, library: version}) => {
    const pages = readdirSync(path.join(root, folder, 'api'))
      .filter((file) => file.startsWith('class-'))
      .map((file) => `${folder}/api/${file}`)
      .filter((file) => !isOfOtherEditions(readFileSync(path.join(root, file), 'utf8'), edition.name, file));

    it('has a page for every class', () => {
      const classes = Object.keys(factsOf(options, version).classes);
      expect(pages.map((file) => path.basename(file, '.mdx')).sort()).toEqual(
        classes.map((name) => `class-${name.toLowerCase()}`).sort(),
      );
    });

    it('describes every member, parameter and key, and names only what the edition has', () => {
      const {problems} = checkApi({...options, names: pages});
      expect(problems.join('\n')).toBe('');
    }, 60_000);
  });
});
