import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {languageContextOf} from '../../config/languageContext';
import {allEditions} from '../../editions';
import {pageText} from '../../src/content/pageText';
import {parseMdx} from '../../src/content/readMdx';
import {versions} from '../../src/content/versions';
import {sharedItem} from '../../src/plugins/api-reference/descriptions';
import {classPageContext} from '../../src/plugins/api-reference/classPageContext';
import {readTranslatedPage} from '../../src/plugins/api-reference/readTranslatedPage';
import {filesBelow} from '../../src/utils/filesBelow';
import {root} from '../../src/utils/root';

const folder = path.join(root, versions.next.folder, 'api');

/** The lines of all descriptions of parameters in `_shared.mdx`, and of those that a page of an edition shows. */
function readLines(): {all: Set<number>; shown: Set<number>} {
  const [all, shown] = [new Set<number>(), new Set<number>()];
  for (const each of Object.values(allEditions)) {
    const options = languageContextOf(each);
    for (const file of filesBelow(folder)) {
      const context = contextOf(path.join(folder, file), options);
      if (!context) continue;
      for (const items of context.shared.parameters.values()) for (const {item} of items) all.add(item.line);
      const reading = {edition: each.name, version: versions.next};
      const {text} = pageText(readFileSync(path.join(folder, file), 'utf8'), file, reading);
      const authored = readTranslatedPage(parseMdx(text), context).groups.flatMap(({members}) => members);
      for (const member of context.facts.classes[context.className]!.members) {
        const own = authored.find(({name}) => name === member.name)?.items ?? [];
        for (const parameter of member.parameters ?? []) {
          if (own.some(({name, description}) => name === parameter.name && description.length > 0)) continue;
          const item = sharedItem(context, member, parameter);
          if (item) shown.add(item.line);
        }
      }
    }
  }
  return {all, shown};
}

/** Returns undefined for pages of classes that the edition does not have. */
function contextOf(...args: Parameters<typeof classPageContext>): ReturnType<typeof classPageContext> {
  try {
    return classPageContext(...args);
  } catch {
    return undefined;
  }
}

it('a page shows each shared description of a parameter', {timeout: 180_000}, () => {
  const {all, shown} = readLines();
  expect(shown.size).toBeGreaterThan(300);
  expect([...all].filter((line) => !shown.has(line)).map((line) => `docs/api/_shared.mdx:${line}`)).toEqual([]);
});
