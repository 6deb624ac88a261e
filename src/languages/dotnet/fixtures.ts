import type {FunctionStep, Step, Steps, Value} from '../translate/program';
import {block} from './blocks';
import {csharpType, typeText} from './csharpTypes';
import {toMember, toVariable} from './names';
import type {Printer} from './printer';
import {printBody} from './variables';

/** Whether a step is a fixture of pytest. */
export const isFixture = (step: Step): boolean =>
  step.kind === 'function' &&
  step.decorators.some((each) => each.kind === 'standard' && each.name === 'pytest.fixture');

/** Prints fixtures as fields that a method sets before each test. */
export function printFixtures(steps: Step[], printer: Printer): string[] {
  return steps.flatMap((step) => (step.kind === 'function' ? printFixture(step, printer) : []));
}

function printFixture(step: FunctionStep & Step, printer: Printer): string[] {
  printer.line = step.line;
  checkOptions(step, printer);
  const {before, value, after} = splitBody(step, printer);
  const isLast = !after || after.length === 0;
  const field = `_${toVariable(step.name)}`;
  printer.fixtures.add(step.name);
  const lines = printBody(
    {steps: [...before, ...(value ? [assignment(step.name, value)] : [])], after: isLast ? step.body.after : []},
    [step.name],
    printer,
  ).replace(new RegExp(`^${toVariable(step.name)} = `, 'm'), `${field} = `);
  const members: string[] = [];
  if (value) {
    const known =
      step.returns &&
      typeText(step.returns.kind === 'list' && after !== undefined ? step.returns.of : step.returns, printer);
    const type = known === undefined || known === 'object' ? csharpType(value, printer) : known;
    printer.types.set(step.name, type);
    printer.renamed.set(step.name, field);
    members.push(`private ${printer.typeName(type)} ${field}${printer.isChecked ? '' : ' = null!'};`);
  }
  members.push(printSetUp(`SetUp${toMember(step.name)}Async`, lines));
  if (!isLast) {
    const body = {steps: after, after: step.body.after};
    members.push(printTearDown(`TearDown${toMember(step.name)}Async`, printBody(body, [], printer)));
  }
  return members;
}

function printSetUp(name: string, lines: string): string {
  return `[SetUp]\npublic async Task ${name}()\n${block(lines)}`;
}

function printTearDown(name: string, lines: string): string {
  return `[TearDown]\npublic async Task ${name}()\n${block(lines)}`;
}

function checkOptions({decorators}: FunctionStep, printer: Printer): void {
  const [decorator] = decorators;
  for (const {name, value} of decorator?.kind === 'standard' ? decorator.args : []) {
    const isEach = name === 'scope' && value.kind === 'text' && value.value === 'function';
    if (name !== 'autouse' && !isEach) printer.fail(`the option ${name ?? ''} of a fixture cannot be translated`);
  }
}

interface Parts {
  before: Step[];
  /** What the fixture gives. */
  value?: Value;
  /** The steps after the test; undefined without `yield`. */
  after?: Step[];
}

function splitBody({body}: FunctionStep, printer: Printer): Parts {
  const {steps}: Steps = body;
  const index = steps.findIndex(({kind}) => kind === 'yield' || kind === 'return');
  const step = steps[index];
  if (!step) return {before: steps, after: []};
  const value = step.kind === 'yield' || step.kind === 'return' ? step.value : undefined;
  if (step.kind === 'return' && index < steps.length - 1) return printer.fail('this fixture cannot be translated');
  const given = value && value.kind !== 'none' ? {value} : {};
  return {before: steps.slice(0, index), ...given, ...(step.kind === 'yield' ? {after: steps.slice(index + 1)} : {})};
}

const assignment = (name: string, value: Value): Step => ({
  kind: 'assign',
  targets: [{kind: 'variable', name, isPredefined: false, type: value.type}],
  value,
  line: 1,
  before: [],
});
