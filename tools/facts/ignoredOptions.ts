/**
 * Flags the options that a library accepts but does not read. The libraries send options to their driver, which removes
 * fields that its protocol does not have, without an error. The package of .NET shows by itself which options it reads.
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {plainName} from '../../src/content/api/bridge';
import type {ApiFacts, ParameterFacts} from '../../src/content/api/types';
import type {EditionName} from '../../src/data/editions';
import {filesBelow} from '../../src/utils/filesBelow';
import {root} from '../../src/utils/root';
import {fetchNpmPackage} from '../system/fetchPackages';
import {installWheel} from './python';

type DriverEdition = Exclude<EditionName, 'dotnet'>;

/**
 * Options that a command does not have, because the library reads them before it sends the command: it writes files,
 * measures time, or sends other fields. Names are without `_`.
 */
const localOptions =
  /^(?:timeout|signal|path|polling|logger|exposeFunctions|script|element|response|json|data|form|multipart|bodyBytes|contentType|noViewport|viewportSize|storageStatePath|runBeforeUnload|record(?:Har|Video)\w*)$/i;
/**
 * What the library neither reads nor sends, although {@link localOptions} or the command has this name, or no command has the
 * name of the method. The driver does not show this, so a roll reminds authors to try them again.
 */
const unread: Record<DriverEdition, RegExp> = {
  python: /^(?:ElementHandle\.input_value|(?:Page|Locator)\.is_(?:hidden|visible))\.timeout$/,
  javascript:
    /^(?:(?:ElementHandle\.inputValue|(?:Page|Locator)\.is(?:Hidden|Visible))\.timeout|AndroidDevice\.launchBrowser\.(?:logger|screen))$/,
  java: /^(?:ElementHandle\.inputValue\.timeout|APIRequestContext\.storageState\.indexedDB|LocatorAssertions\.hasCSS\.pseudo|Screencast\.start\.size)$/,
};

/** Returns the file of the driver of a library. The package of Java contains that of the same release of JavaScript. */
export function findDriver(edition: DriverEdition, release: string): string {
  if (edition !== 'python') return path.join(fetchNpmPackage('playwright-core', release), 'lib/coreBundle.js');
  const folder = path.resolve(installWheel(root, release), '../..');
  const file = filesBelow(folder).find((each) => each.endsWith('driver/package/lib/coreBundle.js'));
  if (file === undefined) throw new Error(`${folder}: the driver has no lib/coreBundle.js; correct findDriver()`);
  return path.join(folder, file);
}

/**
 * Returns the fields of each command of the protocol.
 *
 * @throws {Error} if the driver states them in another way
 */
function readCommands(driver: string): Map<string, Set<string>> {
  const bundle = readFileSync(driver, 'utf8');
  const schemes = bundle.matchAll(/^ *scheme\.(\w+)Params = (?:tOptional\()?tObject\(\{([^]*?)\}\)\)?;$/gm);
  const commands = Array.from(schemes, ([, name, fields]): [string, Set<string>] => [
    name!.toLowerCase(),
    new Set(Array.from(fields!.matchAll(/^ *(\w+):/gm), ([, field]) => field!.toLowerCase())),
  ]);
  if (commands.length === 0) throw new Error(`${driver}: no commands of the protocol found; correct readCommands()`);
  return new Map(commands);
}

/**
 * Sets the flag `ignored` of the options of methods that are commands. Others keep it.
 *
 * @param driver file of the driver, see {@link findDriver}
 */
export function flagIgnored(facts: ApiFacts, edition: DriverEdition, driver: string): ApiFacts {
  const commands = readCommands(driver);
  const classes = Object.entries(facts.classes).map(([className, entry]) => {
    const members = entry.members.map((member) => {
      const name = plainName(className + member.name);
      const onFrame = /^(?:Page|Locator)$/.test(className) ? commands.get(plainName(`frame${member.name}`)) : undefined;
      const fields =
        commands.get(name === plainName('BrowserNewPage') ? plainName('BrowserNewContext') : name) ?? onFrame;
      if (!fields || !member.parameters) return member;
      const flag = (parameter: ParameterFacts): ParameterFacts => {
        if (parameter.required || (edition !== 'python' && !parameter.option)) return parameter;
        const option = plainName(parameter.name);
        const isSent = fields.has(option) || localOptions.test(option);
        const isRead = isSent && !unread[edition].test(`${className}.${member.name}.${parameter.name}`);
        const {ignored: _, keys, ...rest} = parameter;
        return {...rest, ...(isRead ? {} : {ignored: true}), ...(keys ? {keys} : {})};
      };
      return {...member, parameters: member.parameters.map(flag)};
    });
    return [className, {...entry, members}];
  });
  return {...facts, classes: Object.fromEntries(classes) as ApiFacts['classes']};
}
