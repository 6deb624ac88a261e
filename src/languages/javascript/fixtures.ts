import type {FunctionStep, Step, Steps, Value} from '../translate/program';
import {anyType, type Type} from '../translate/types';
import {printBody} from './definitions';
import {toCamelCase} from './names';
import type {Printer} from './printer';
import {printFixtureParameters} from './fixtureParameters';
import {typeText} from './typeText';

/** Whether a step is a fixture of pytest. */
export const isFixture = (step: Step): boolean =>
  step.kind === 'function' &&
  step.decorators.some((each) => each.kind === 'standard' && each.name === 'pytest.fixture');

/**
 * Prints fixtures as an extension of `test`.
 *
 * @param options.isLocal whether tests in the same file use them; otherwise the file exports them
 * @param options.known names of the fixtures that these can use
 */
export function printFixtures(
  steps: Step[],
  {isLocal, known}: {isLocal: boolean; known: ReadonlySet<string>},
  printer: Printer,
): string {
  const fixtures = steps.flatMap((step) => (step.kind === 'function' ? [{step, scope: scopeOf(step, printer)}] : []));
  const typesOf = (isWorker: boolean): string =>
    fixtures
      .filter(({step, scope}) => scope.isWorker === isWorker && !overridden.has(step.name))
      .map(({step}) => `${toCamelCase(step.name)}: ${fixtureType(step, printer)};`)
      .join(' ');
  const [test, worker] = [typesOf(false), typesOf(true)];
  const generics = test === '' && worker === '' ? '' : `<{ ${test} }${worker === '' ? '' : `, { ${worker} }`}>`;
  const printed = fixtures.map(({step, scope}) => printFixture(step, scope, known, printer));
  return `${isLocal ? '' : 'export '}const test = base.extend${generics}({\n${printed.join('\n')}\n});`;
}

/** Fixtures of `@playwright/test` that a file can replace. */
const overridden = new Set(['page', 'context', 'browser', 'playwright']);

interface Scope {
  isWorker: boolean;
  isAuto: boolean;
}

function scopeOf({decorators}: FunctionStep, printer: Printer): Scope {
  const [decorator] = decorators;
  const scope: Scope = {isWorker: false, isAuto: false};
  for (const {name, value} of decorator?.kind === 'standard' ? decorator.args : []) {
    if (name === 'scope' && value.kind === 'text') scope.isWorker = value.value === 'session';
    else if (name === 'autouse') scope.isAuto = true;
    else return printer.fail(`the option ${name ?? ''} of a fixture cannot be translated`);
  }
  return scope;
}

/** Returns the type of the value that a fixture provides. A fixture with `yield` is annotated as an iterator of it. */
function fixtureType({returns, body}: FunctionStep, printer: Printer): string {
  const yields = body.steps.some(({kind}) => kind === 'yield' || kind === 'try');
  const type: Type = yields && returns?.kind === 'list' ? returns.of : (returns ?? anyType);
  return type.kind === 'none' ? 'void' : typeText(type, printer);
}

function printFixture(
  step: FunctionStep & Step,
  {isWorker, isAuto}: Scope,
  known: ReadonlySet<string>,
  printer: Printer,
): string {
  printer.line = step.line;
  if (step.name === 'browser_context_args' || step.name === 'browser_type_launch_args')
    return printer.fail(`the fixture ${step.name} is an option "use" of playwright.config.ts`);
  const names = step.parameters.map(({name}) => name);
  const unknown = names.find((name) => !known.has(name));
  if (unknown !== undefined) return printer.fail(`the fixture ${unknown} of pytest cannot be translated`);
  const {head, last} = printFixtureParameters(names, printer);
  const body = printBody(withUse(step.body, printer), names, printer);
  const doc = step.doc === undefined ? '' : `// ${step.doc.trim().replace(/\n\s*/g, '\n// ')}\n`;
  const function_ = `async (${head}, use${last}) => {\n${body}\n}`;
  const options = [...(isWorker ? ["scope: 'worker'"] : []), ...(isAuto ? ['auto: true'] : [])];
  return `${doc}${toCamelCase(step.name)}: ${options.length > 0 ? `[${function_}, { ${options.join(', ')} }]` : function_},`;
}

/** Replaces `yield` and the last `return` of a fixture by a call of `use()`. */
function withUse(body: Steps, printer: Printer): Steps {
  const last = body.steps.at(-1);
  const replace = (steps: Steps): Steps => ({
    ...steps,
    steps: steps.steps.map((step): Step => {
      if (step.kind === 'yield' || (step.kind === 'return' && step === last))
        return {...callOfUse(step.value), line: step.line, before: step.before};
      if (step.kind === 'try') return {...step, body: replace(step.body)};
      if (step.kind === 'with' || step.kind === 'waitForEvent') return {...step, body: replace(step.body)};
      return step.kind === 'return' ? printer.fail('a fixture with several returns cannot be translated') : step;
    }),
  });
  const replaced = replace(body);
  const isUsed = JSON.stringify(replaced.steps).includes('"name":"use"');
  if (isUsed) return replaced;
  return {...replaced, steps: [...replaced.steps, {...callOfUse(undefined), line: 1, before: []}]};
}

function callOfUse(value: Value | undefined): {kind: 'expr'; value: Value} {
  const callee: Value = {kind: 'variable', name: 'use', isPredefined: false, type: anyType};
  const args = value && value.kind !== 'none' ? [{value}] : [];
  return {kind: 'expr', value: {kind: 'call', callee, args, awaited: true, isConstructor: false, type: anyType}};
}
