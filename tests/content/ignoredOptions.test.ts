import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readFactsFile} from '@site/src/content/api/loadFacts';
import {versions} from '@site/src/content/versions';
import {filesBelow} from '@site/src/utils/filesBelow';
import {fetchNpmPackage} from '@site/tools/facts/fetchSources';
import {root} from '../../tools/lib/root';

/**
 * Options that a command does not have, because the library reads them before it sends the command: it writes files,
 * measures time, or sends other fields. Names are without `_`.
 */
const readByLibrary =
  /^(?:timeout|signal|path|polling|logger|exposeFunctions|script|element|response|json|data|form|multipart|bodyBytes|contentType|noViewport|viewportSize|storageStatePath|runBeforeUnload|record(?:Har|Video)\w*)$/i;
/** What the library neither reads nor sends, although {@link readByLibrary} or the command has this name. */
const unread: Record<'python' | 'javascript' | 'java', RegExp> = {
  python: /^(?:ElementHandle\.input_value|(?:Page|Locator)\.is_(?:hidden|visible))\.timeout$/,
  javascript:
    /^(?:(?:ElementHandle\.inputValue|(?:Page|Locator)\.is(?:Hidden|Visible))\.timeout|AndroidDevice\.launchBrowser\.(?:logger|screen))$/,
  java: /^(?:ElementHandle\.inputValue\.timeout|APIRequestContext\.storageState\.indexedDB)$/,
};

const squeeze = (name: string): string => name.replace(/_/g, '').toLowerCase();

/** Returns the driver of a library. The package of Java contains that of the same version of JavaScript. */
function findDriver(edition: string, version: string): string {
  if (edition !== 'python') return path.join(fetchNpmPackage(root, 'playwright-core', version), 'lib/coreBundle.js');
  const folders = [`.venv/${version}`, `.cache/wheels/${version}`].map((folder) => path.join(root, folder));
  const folder = folders.find((each) => existsSync(each));
  const file = folder && filesBelow(folder).find((each) => each.endsWith('driver/package/lib/coreBundle.js'));
  if (!file) throw new Error(`playwright ${version} is not installed; run npm test -- setup`);
  return path.join(folder, file);
}

/** Returns the fields of each command of the protocol. The driver removes all others without an error. */
function readCommands(driver: string): Map<string, Set<string>> {
  const bundle = readFileSync(driver, 'utf8');
  const schemes = bundle.matchAll(/^ *scheme\.(\w+)Params = (?:tOptional\()?tObject\(\{([^]*?)\}\)\)?;$/gm);
  return new Map(
    Array.from(schemes, ([, name, fields]) => [
      name!.toLowerCase(),
      new Set(Array.from(fields!.matchAll(/^ *(\w+):/gm), ([, field]) => field!.toLowerCase())),
    ]),
  );
}

describe.each(['python', 'javascript', 'java'] as const)('%s', (edition) => {
  it('has the mark `ignored` at each option that the driver does not know', () => {
    const version = versions.next.numbers[edition];
    const {classes} = readFactsFile(path.join(root, `editions/${edition}/facts/${version}.json`));
    const commands = readCommands(findDriver(edition, version));
    const wrong: string[] = [];
    let compared = 0;
    for (const [className, {members}] of Object.entries(classes))
      for (const {name, parameters = []} of members) {
        const onFrame = /^(?:Page|Locator)$/.test(className) ? commands.get(`frame${squeeze(name)}`) : undefined;
        const fields = commands.get(`${className.toLowerCase()}${squeeze(name)}`) ?? onFrame;
        for (const option of fields ? parameters : []) {
          if (option.required || (edition !== 'python' && !option.option)) continue;
          compared += 1;
          const full = `${className}.${name}.${option.name}`;
          const key = squeeze(option.name);
          const isRead = (fields!.has(key) || readByLibrary.test(key)) && !unread[edition].test(full);
          if (isRead && option.ignored) wrong.push(`${full} is marked, but the library reads it`);
          if (!isRead && !option.ignored)
            wrong.push(
              `${full}: add "ignored": true to the facts, or, if the library reads it, its name to readByLibrary`,
            );
        }
      }
    expect(compared).toBeGreaterThan(500);
    expect(wrong).toEqual([]);
  });
});
