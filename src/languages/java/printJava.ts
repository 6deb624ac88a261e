import type {ApiFacts} from '../../content/api/types';
import type {SampleKind} from '../samples';
import type {Program, Step, Value} from '../translate/program';
import {TranslationError} from '../translate/ast';
import {walkProgram} from '../translate/walk';
import {printAs} from './as';
import {printClass} from './classes';
import {printComment, printLastComments} from './comments';
import {findFunctionPlaces, printBody, throwsClause} from './functions';
import {printMembers} from './members';
import {Printer} from './printer';
import {printSteps} from './steps';
import {printTests} from './tests';
import {typeOf} from './typeOf';
import {printValue} from './values';

/** A sample in Java before formatting. */
export type JavaSample =
  | {kind: 'file'; code: string}
  /** Statements, and the methods that they call. */
  | {kind: 'fragment'; methods: string; statements: string};

export interface JavaOptions {
  kind: SampleKind;
  /** Name of the class in the file, from its title. */
  className?: string;
  facts: ApiFacts;
}

/**
 * Prints a sample as Java, without formatting and imports.
 *
 * @param earlier the samples that it continues
 * @throws {TranslationError} with the line of the sample and the remedy, if the sample has no translation
 */
export function printJava(program: Program, earlier: Program[], {kind, className, facts}: JavaOptions): JavaSample {
  const printer = new Printer(facts, {value: printValue, steps: printSteps, as: printAs, typeOf});
  printer.places = findFunctionPlaces([...earlier, program]);
  if (kind === 'program') return {kind: 'file', code: printProgram(program, className ?? 'App', printer)};
  if (kind === 'pytest') return {kind: 'file', code: printTests(program, className ?? 'ExampleTest', printer)};
  if (className !== undefined && isClasses(program)) return {kind: 'file', code: printClasses(program, printer)};
  // Prints the earlier samples, too, because this one uses their variables.
  for (const each of earlier) readEarlier(each, printer);
  printer.outside.length = 0;
  for (const name of findShadowed(program)) printer.renamed.set(name, replacementOf(name));
  printer.returns = 'void';
  const statements = printBody(program.body, [], printer);
  return {kind: 'fragment', methods: printer.outside.join('\n\n'), statements};
}

/** Learns the variables and functions of a sample that this one continues. Its own page reports its problems. */
function readEarlier(program: Program, printer: Printer): void {
  try {
    printBody(program.body, [], printer);
  } catch (error) {
    if (!(error instanceof TranslationError)) throw error;
  }
}

const isClasses = ({body}: Program): boolean => body.steps.length > 0 && body.steps.every(({kind}) => kind === 'class');

function printClasses({body}: Program, printer: Printer): string {
  return body.steps
    .map((step, index) =>
      step.kind === 'class'
        ? [
            ...step.before.filter((line) => line !== '').map(printComment),
            index === 0 ? printClass(step, printer, 'public ') : printClass(step, printer),
          ].join('\n')
        : '',
    )
    .join('\n\n');
}

/** Prints a script as a class with `main`. */
function printProgram({body}: Program, className: string, printer: Printer): string {
  printer.className = className;
  const main = body.steps.find((step) => step.kind === 'function' && step.name === 'main');
  const isOutside = (step: Step): boolean =>
    step.kind === 'function' || step.kind === 'class' || (main !== undefined && step.kind === 'assign');
  const rest = body.steps.filter((step) => step !== main && !callsMain(step));
  const members = printMembers(rest.filter(isOutside), printer, 'static ');
  const inside =
    main?.kind === 'function' ? main.body : {steps: rest.filter((step) => !isOutside(step)), after: body.after};
  if (main?.kind === 'function' && main.parameters.length > 0)
    return printer.fail('main() with parameters cannot be translated');
  if (main && rest.some((step) => !isOutside(step))) return printer.fail('code beside main() cannot be translated');
  printer.exceptions = new Set();
  printer.types.set('args', 'String[]');
  const text = printBody(inside, [], printer);
  const comments = (main?.before ?? []).filter((each) => each !== '').map(printComment);
  const method = [...comments, `public static void main(String[] args)${throwsClause(printer)} {\n${text}\n}`].join(
    '\n',
  );
  const after = main ? printLastComments(body.after) : [];
  return `public class ${className} {\n${[...members, ...printer.outside, method, ...after].join('\n\n')}\n}`;
}

/** Whether a step is `asyncio.run(main())` or `main()`. */
function callsMain(step: Step): boolean {
  if (step.kind !== 'expr') return false;
  const value =
    step.value.kind === 'standard' && step.value.name === 'asyncio.run' ? step.value.args[0]?.value : step.value;
  return value?.kind === 'call' && value.callee.kind === 'variable' && value.callee.name === 'main';
}

/** Finds predefined objects that the sample uses before it assigns another object to their name. */
function findShadowed({body}: Program): Set<string> {
  const used = new Set<string>();
  const shadowed = new Set<string>();
  const note = (node: {kind: string}): undefined => {
    const value = node as Value;
    if (value.kind === 'variable' && value.isPredefined) used.add(value.name);
    return undefined;
  };
  walkProgram(body, (node) => {
    note(node);
    if (node.kind !== 'assign') return undefined;
    walkProgram(node.value, note);
    for (const target of node.targets)
      if (target.kind === 'variable' && used.has(target.name)) shadowed.add(target.name);
    return undefined;
  });
  return shadowed;
}

const replacementOf = (name: string): string =>
  name === 'request' ? 'requestContext' : `new${name[0]!.toUpperCase()}${name.slice(1)}`;
