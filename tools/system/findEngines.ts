import {Globby} from '@docusaurus/utils';
import {installPackage, isProgram, onPath} from './systemPackages';

/** Programs that run WebKit without a screen. */
export interface WebKitPrograms {
  driver: string;
  miniBrowser: string;
  xvfb: string;
  dbusRunSession: string;
}

/** The programs of an engine: how to find each, and the Debian package that contains it. */
type Requirements<Name extends string = string> = Record<Name, {find: () => string | null; debianPackage: string}>;

const firefox = {
  firefox: {find: () => onPath('firefox-esr') ?? onPath('firefox'), debianPackage: 'firefox-esr'},
} satisfies Requirements;
const webkit: Requirements<keyof WebKitPrograms> = {
  driver: {find: () => onPath('WebKitWebDriver'), debianPackage: 'webkit2gtk-driver'},
  miniBrowser: {find: findMiniBrowser, debianPackage: 'webkit2gtk-driver'},
  xvfb: {find: () => onPath('Xvfb'), debianPackage: 'xvfb'},
  dbusRunSession: {find: () => onPath('dbus-run-session'), debianPackage: 'dbus'},
};

/**
 * The engines of the browser tests. Playwright's own builds of Firefox and WebKit are not used yet; they would be a third
 * implementation of `Tab` (`tests/browsers/engine.ts`).
 */
const engines = {firefox, webkit};

/**
 * Installs Debian's packages of an engine if this process is root.
 *
 * @returns a sentence that names what is missing and the remedy; undefined if nothing is missing
 */
export function missingForEngine(name: keyof typeof engines): string | undefined {
  const requirements = Object.values<Requirements[string]>(engines[name]);
  for (const {find, debianPackage} of requirements) if (!find()) installPackage(debianPackage);
  const missing = requirements.filter(({find}) => !find()).map(({debianPackage}) => debianPackage);
  return missing.length === 0
    ? undefined
    : `${name}: programs are missing (Debian: apt-get install ${[...new Set(missing)].join(' ')})`;
}

export const findFirefox = (): string => findAll(firefox).firefox;

export const findWebKit = (): WebKitPrograms => findAll(webkit);

function findAll<Name extends string>(requirements: Requirements<Name>): Record<Name, string> {
  const found = Object.entries<Requirements[string]>(requirements).map(([name, {find, debianPackage}]) => {
    const program = find();
    if (!program) throw new Error(`${name} is missing (Debian: apt-get install ${debianPackage})`);
    return [name, program];
  });
  return Object.fromEntries(found) as Record<Name, string>;
}

/** Debian puts MiniBrowser into a folder of its library. */
function findMiniBrowser(): string | null {
  return Globby.sync('/usr/lib/*/webkit2gtk-*/MiniBrowser').find(isProgram) ?? onPath('MiniBrowser');
}
