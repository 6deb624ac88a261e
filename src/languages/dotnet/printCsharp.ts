import type {ApiFacts} from '../../content/api/types';
import {callsMain} from '../translate/print/mainFunction';
import {findShadowed} from '../translate/print/shadowedNames';
import type {Program} from '../translate/program';
import type {SampleKind} from '../samples';
import {findChangedLists, findExpectedTypes, findListenedItems} from './evaluated';
import type {Framework} from './frameworks';
import {noteFunctions} from './functions';
import {Printer} from './printer';
import {containsNode, printSteps} from './steps';
import {printTests} from './tests';
import {printValue} from './values';
import {printBody} from './variables';

/** A printed sample in the parts of a file. */
export interface PrintedSample {
  /** Namespaces that it uses. */
  usings: string[];
  /** Statements; empty for tests. */
  body: string;
  /** Functions that are methods of the class around the statements, in the checked form. */
  members: string[];
  classes: string[];
}

/** How to print a sample. */
export interface PrintOptions {
  kind: SampleKind;
  /** File name that the page shows above the sample. */
  title?: string;
  framework: Framework;
  /** Whether to write what the compiler of the tests does not know in another way. */
  isChecked: boolean;
}

/**
 * Prints a sample as C#, without formatting it.
 *
 * @param facts the facts of the .NET library
 * @throws {TranslationError} with the line of the sample and the remedy, if the sample has no translation
 */
export function printCsharp(program: Program, options: PrintOptions, facts: ApiFacts): PrintedSample {
  const printer = new Printer(facts, options.isChecked, options.framework, {value: printValue, steps: printSteps});
  for (const [name, type] of findExpectedTypes(program)) printer.expectedTypes.set(name, type);
  for (const name of findChangedLists(program)) printer.changedLists.add(name);
  for (const [name, type] of findListenedItems(program, printer)) printer.listenedItems.set(name, type);
  noteFunctions(program, printer);
  for (const name of findShadowed(program)) printer.renamed.set(name, replacementOf(name));
  if (options.kind === 'pytest') {
    printTests(program, options.title, printer);
    return {usings: sortUsings(printer.usings), body: '', members: [], classes: printer.classes};
  }
  const body = options.kind === 'program' ? printProgram(program, printer) : printBody(program.body, [], printer);
  if (options.kind === 'program') printer.use('Microsoft.Playwright');
  const isAsserted = containsNode(program, ({kind}) => kind === 'assertion');
  if (options.kind === 'program' && isAsserted) printer.use('static Microsoft.Playwright.Assertions');
  if (options.kind === 'program' && containsNode(program, ({kind}) => kind === 'assert'))
    printer.use('NUnit.Framework');
  return {usings: sortUsings(printer.usings), body, members: printer.members, classes: printer.classes};
}

const sortUsings = (usings: ReadonlySet<string>): string[] =>
  [...usings].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));

/** Namespaces of the platform come first, static ones last. */
const rank = (name: string): number => (name.startsWith('static ') ? 2 : name.startsWith('System') ? 0 : 1);

const replacementOf = (name: string): string =>
  name === 'request' ? 'requestContext' : `new${name[0]!.toUpperCase()}${name.slice(1)}`;

/** Prints a script as top-level statements: the body of `main()` is the program. */
function printProgram({body}: Program, printer: Printer): string {
  printer.closing.add('*');
  const main = body.steps.find((step) => step.kind === 'function' && step.name === 'main');
  const rest = body.steps.filter((step) => step !== main && !callsMain(step));
  if (main?.kind !== 'function') return printBody({steps: rest, after: body.after}, [], printer);
  if (main.parameters.length > 0) return printer.fail('main() with parameters cannot be translated');
  const [first, ...others] = main.body.steps;
  const comments = main.before.filter((each) => each !== '');
  const steps = first ? [{...first, before: [...comments, ...first.before]}, ...others] : [];
  const definitions = rest.map((step, index) =>
    index === 0 ? step : {...step, before: ['', ...step.before.filter(Boolean)]},
  );
  const start =
    steps[0] && definitions.length > 0 ? [{...steps[0], before: ['', ...steps[0].before]}, ...steps.slice(1)] : steps;
  return printBody({steps: [...definitions, ...start], after: [...main.body.after, ...body.after]}, [], printer);
}
