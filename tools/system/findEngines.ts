import {readdirSync} from 'node:fs';
import path from 'node:path';
import {installPackage, isProgram, onPath} from './systemPackages';

/** Programs that run WebKit without a screen. */
export interface WebKitPrograms {
  driver: string;
  miniBrowser: string;
  xvfb: string;
  dbusRunSession: string;
}

interface Requirement {
  program: string;
  /** The Debian package that contains the program. */
  debianPackage: string;
  find: () => string | null;
}

const program = (name: string, debianPackage: string): Requirement => ({
  program: name,
  debianPackage,
  find: () => onPath(name),
});

const firefox: Requirement = {
  program: 'firefox',
  debianPackage: 'firefox-esr',
  find: () => onPath('firefox-esr') ?? onPath('firefox'),
};
const webkit = {
  driver: program('WebKitWebDriver', 'webkit2gtk-driver'),
  miniBrowser: {program: 'MiniBrowser', debianPackage: 'webkit2gtk-driver', find: findMiniBrowser},
  xvfb: program('Xvfb', 'xvfb'),
  dbusRunSession: program('dbus-run-session', 'dbus'),
} satisfies Record<keyof WebKitPrograms, Requirement>;

/**
 * The engines of the browser tests, and what each of them requires. Playwright's own builds of Firefox and WebKit are not
 * used yet; they would be a third implementation of `Tab` (`tests/browsers/engine.ts`).
 */
export const engines: Record<'firefox' | 'webkit', Requirement[]> = {
  firefox: [firefox],
  webkit: Object.values(webkit),
};

/**
 * Installs Debian's packages of an engine if this process is root.
 *
 * @returns a sentence that names what is missing and the remedy; undefined if nothing is missing
 */
export function missingForEngine(name: keyof typeof engines): string | undefined {
  for (const {find, debianPackage} of engines[name]) if (!find()) installPackage(debianPackage);
  const missing = engines[name].filter(({find}) => !find());
  if (missing.length === 0) return undefined;
  const programs = missing.map((requirement) => requirement.program).join(', ');
  const packages = [...new Set(missing.map(({debianPackage}) => debianPackage))].join(' ');
  return `${name}: missing ${programs} (Debian: apt-get install ${packages})`;
}

/** The path of Firefox. */
export const findFirefox = (): string => pathOf(firefox);

/** The paths of all programs that run WebKit. */
export const findWebKit = (): WebKitPrograms => ({
  driver: pathOf(webkit.driver),
  miniBrowser: pathOf(webkit.miniBrowser),
  xvfb: pathOf(webkit.xvfb),
  dbusRunSession: pathOf(webkit.dbusRunSession),
});

function pathOf({program: name, debianPackage, find}: Requirement): string {
  const found = find();
  if (!found) throw new Error(`${name} is missing (Debian: apt-get install ${debianPackage})`);
  return found;
}

/** Debian puts MiniBrowser into a folder of its library, such as `/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1`. */
function findMiniBrowser(): string | null {
  const library = '/usr/lib';
  const candidates = foldersIn(library).flatMap((architecture) =>
    foldersIn(path.join(library, architecture))
      .filter((name) => name.startsWith('webkit2gtk-'))
      .map((name) => path.join(library, architecture, name, 'MiniBrowser')),
  );
  return candidates.find(isProgram) ?? onPath('MiniBrowser');
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, {withFileTypes: true})
      .filter((entry) => entry.isDirectory())
      .map(({name}) => name);
  } catch {
    return [];
  }
}
