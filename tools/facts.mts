#!/usr/bin/env tsx
// `npm run facts` writes the API facts of the sibling editions to editions/EDITION/facts/VERSION.json, for all documented
// versions. `npm run facts -- java 1.56.0` writes one file.
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {checkFacts} from '../src/content/api/loadFacts';
import {versions} from '../src/content/versions';
import {formatFacts} from './facts/formatFacts';
import {factsEditions, readFacts} from './facts/readFacts';
import {findJava} from './lib/findJava';
import {root} from './lib/root';
import {runTool} from './lib/runTool';

await runTool(async () => {
  const [name, version] = process.argv.slice(2);
  const editions = factsEditions.filter((each) => name === undefined || each === name);
  if (editions.length === 0) throw new Error(`no edition "${name}"; the editions are ${factsEditions.join(', ')}`);
  const wanted = version === undefined ? Object.values(versions).map(({library}) => library) : [version];
  for (const edition of editions) {
    for (const each of wanted) {
      const file = path.join('editions', edition, 'facts', `${each}.json`);
      const text = formatFacts(await readFacts(root, edition, each, edition === 'java' ? findJava() : null));
      checkFacts(JSON.parse(text), file);
      mkdirSync(path.join(root, path.dirname(file)), {recursive: true});
      writeFileSync(path.join(root, file), text);
      console.log(`wrote ${file}`);
    }
  }
});
