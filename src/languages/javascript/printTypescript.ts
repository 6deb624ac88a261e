import type {ApiFacts} from '../../content/api/types';
import {callsMain} from '../translate/print/mainFunction';
import {findShadowed} from '../translate/print/shadowedNames';
import type {Program, Step} from '../translate/program';
import {walkProgram, type ProgramNode} from '../translate/walk';
import {printBody} from './definitions';
import {Printer} from './printer';
import {printSteps} from './steps';
import {printTests} from './tests';
import {printValue} from './values';

/** How a sample is run, see `SampleKind`. */
export type ProgramKind = 'fragment' | 'program' | 'pytest';

/**
 * Prints a sample as TypeScript, without formatting it.
 *
 * @param facts the facts of the JavaScript library
 * @throws {TranslationError} with the line of the sample and the remedy, if the sample has no translation
 */
export function printTypescript(program: Program, kind: ProgramKind, facts: ApiFacts): string {
  const usesExpect = contains(
    program,
    (node) => node.kind === 'assertion' || node.kind === 'assert' || node.kind === 'expectError',
  );
  const isWhole = kind !== 'fragment';
  // Fragments are parts of tests, whose project can have the package of the test runner only.
  const library = kind !== 'program' || usesExpect ? '@playwright/test' : 'playwright';
  const printer = new Printer(facts, library, {value: printValue, steps: printSteps});
  if (isWhole && usesExpect) printer.imports.addLibrary('expect');
  for (const name of findShadowed(program, addLibraryName, pageGlobals)) printer.renamed.set(name, replacementOf(name));
  const body = printKind(program, kind, printer);
  const imports = printer.imports.print();
  return `${imports}${imports === '' ? '' : '\n\n'}${body}\n`;
}

function printKind(program: Program, kind: ProgramKind, printer: Printer): string {
  if (kind === 'program') return printProgram(program, printer);
  return kind === 'pytest' ? printTests(program, printer) : printBody(program.body, [], printer);
}

function contains(part: unknown, test: (node: {kind: string}) => boolean): boolean {
  let found = false;
  walkProgram(part, (node) => {
    found ||= test(node);
    return !found;
  });
  return found;
}

/** Notes a name that the script imports: `chromium`. The members of a predefined object need no import. */
function addLibraryName(node: ProgramNode, used: Set<string>): void {
  if (node.kind !== 'apiCall' || node.member.className !== 'Playwright') return;
  if (node.receiver.kind === 'variable' && !node.receiver.isPredefined) used.add(node.member.name);
}

/** Names of browsers' global objects, which code that runs in the page needs. */
const pageGlobals = new Set(['window', 'document', 'location', 'navigator', 'history']);

function replacementOf(name: string): string {
  if (pageGlobals.has(name)) return `${name}Handle`;
  return name === 'request' ? 'requestContext' : `new${name[0]!.toUpperCase()}${name.slice(1)}`;
}

/** Prints a script: the body of `main()` becomes a function that calls itself. */
function printProgram({body}: Program, printer: Printer): string {
  const main = body.steps.find((step) => step.kind === 'function' && step.name === 'main');
  const rest = body.steps.filter((step) => step !== main && !callsMain(step));
  if (main?.kind === 'function') {
    if (main.parameters.length > 0) return printer.fail('main() with parameters cannot be translated');
    const before = rest.length > 0 ? `${printBody({steps: rest, after: []}, [], printer)}\n\n` : '';
    const comments = main.before
      .filter((each) => each !== '')
      .map((each) => `// ${each}\n`)
      .join('');
    const after = body.after.map((each) => (each === '' ? '\n' : `\n// ${each}`)).join('');
    return `${before}${comments}(async () => {\n${printBody(main.body, [], printer)}\n})();${after}`;
  }
  const isOutside = (step: Step): boolean => step.kind === 'function' || step.kind === 'class';
  const outside = body.steps.filter(isOutside);
  const inside = body.steps.filter((step) => !isOutside(step));
  const definitions = outside.length > 0 ? `${printBody({steps: outside, after: []}, [], printer)}\n\n` : '';
  return `${definitions}(async () => {\n${printBody({steps: inside, after: body.after}, [], printer)}\n})();`;
}
