import type {FunctionStep, PlainArgument, Program, Step, Value} from '../translate/program';
import {printBody} from './definitions';
import {findVariables} from './declarations';
import {printFixtureParameters} from './fixtureParameters';
import {isFixture, printFixtures} from './fixtures';
import {nameKey} from '../spelling';
import {toCamelCase} from './names';
import type {Printer} from './printer';
import {printSteps} from './steps';

/** Prints a file of tests for pytest as one for `@playwright/test`. */
export function printTests({body}: Program, printer: Printer): string {
  const tests = body.steps.filter(isTest);
  const groups = body.steps.filter(isGroup);
  const fixtures = body.steps.filter(isFixture);
  const others = body.steps.filter((step) => !isTest(step) && !isGroup(step) && !isFixture(step));
  if (fixtures.length > 0) printer.imports.addLibrary('test as base');
  else printer.imports.addLibrary('test');
  printer.declarations = findVariables({steps: others, after: []});
  const known = new Set([
    ...builtInFixtures,
    ...fixtures.flatMap((step) => (step.kind === 'function' ? [step.name] : [])),
  ]);
  const isOnly = tests.length + groups.length === 1;
  const parts = [
    others.length > 0 ? printSteps({steps: others, after: []}, printer) : '',
    fixtures.length > 0
      ? printFixtures(fixtures, {isLocal: tests.length > 0 || groups.length > 0, known}, printer)
      : '',
    ...tests.map((step) => printTest(step, {known, isOnly}, printer)),
    ...groups.map((step) => printGroup(step, known, printer)),
    body.after.map((comment) => `// ${comment}`).join('\n'),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

/** Fixtures of pytest-playwright that `@playwright/test` has, too. */
const builtInFixtures = ['page', 'context', 'browser', 'playwright', 'browser_name', 'base_url', 'tmp_path'];

type TestStep = FunctionStep & Step;

const isTest = (step: Step): step is TestStep => step.kind === 'function' && step.name.startsWith('test_');
const isGroup = (step: Step): step is Extract<Step, {kind: 'class'}> =>
  step.kind === 'class' && step.name.startsWith('Test');

interface TestFile {
  known: ReadonlySet<string>;
  /** Whether the file or class has no other test, so that `test.use()` beside the test applies to no other one. */
  isOnly: boolean;
}

function printTest(step: TestStep, file: TestFile, printer: Printer): string {
  printer.line = step.line;
  const marks = readMarks(step.decorators, printer);
  const cases = marks.cases?.names ?? [];
  const fixtures = step.parameters.map(({name}) => name).filter((name) => !cases.includes(name));
  const unknown = fixtures.find((name) => !file.known.has(name));
  if (unknown !== undefined) return printer.fail(`the fixture ${unknown} cannot be translated`);
  const {head, last} = printFixtureParameters(fixtures, printer);
  const title = step.name.slice('test_'.length).replace(/_/g, ' ');
  const shownTitle = marks.cases ? `\`${title}: \${${toCamelCase(cases[0]!)}}\`` : `'${title}'`;
  const comments = step.before.map((comment) => (comment === '' ? '' : `// ${comment}`)).join('\n');
  const body = printBody(
    step.body,
    step.parameters.map(({name}) => name),
    printer,
  );
  const doc = step.doc === undefined ? '' : `// ${step.doc.trim().replace(/\n\s*/g, '\n// ')}\n`;
  const test = `${doc}test(${shownTitle}, async (${head}${last}) => {\n${body}\n});`;
  const looped = marks.cases ? `for (const ${marks.cases.target} of ${marks.cases.list}) {\n${test}\n}` : test;
  const used = marks.options === undefined ? looped : `test.use(${marks.options});\n\n${looped}`;
  const grouped = marks.options === undefined || file.isOnly ? used : `test.describe(() => {\n${used}\n});`;
  return `${comments.trim() === '' ? '' : `${comments.trim()}\n`}${grouped}`;
}

function printGroup(step: Extract<Step, {kind: 'class'}>, known: ReadonlySet<string>, printer: Printer): string {
  const tests = step.body.steps.filter(isTest);
  if (tests.length !== step.body.steps.filter(({kind}) => kind !== 'nothing').length)
    return printer.fail(`the class ${step.name} has more than tests`);
  const title = step.name
    .replace(/^Test/, '')
    .replace(/(?<=[a-z])(?=[A-Z])/g, ' ')
    .toLowerCase();
  const printed = tests.map((test) => printTest(test, {known, isOnly: tests.length === 1}, printer));
  const after = step.body.after.map((comment) => (comment === '' ? '' : `// ${comment}`)).join('\n');
  return `test.describe('${title}', () => {\n${[...printed, after].join('\n\n')}\n});`;
}

interface Marks {
  /** Options of the browser context. */
  options?: string;
  /** The values that the test runs with. */
  cases?: {names: string[]; target: string; list: string};
}

function readMarks(decorators: Value[], printer: Printer): Marks {
  const marks: Marks = {};
  for (const decorator of decorators) {
    const name = decorator.kind === 'standard' ? decorator.name : '';
    const args = decorator.kind === 'standard' ? decorator.args : [];
    if (name === 'pytest.mark.browser_context_args') marks.options = printContextOptions(args, printer);
    else if (name === 'pytest.mark.parametrize') marks.cases = readCases(args, printer);
    else return printer.fail(`the decorator ${name === '' ? '' : `@${name}`} cannot be translated`);
  }
  return marks;
}

/** Prints options of a context for `test.use()`. */
function printContextOptions(args: PlainArgument[], printer: Printer): string {
  const options = args.map(({name, star, value}) => {
    if (star) return `...${printer.operand(value)}`;
    return `${contextOption(name ?? '', printer)}: ${value.kind === 'none' ? 'undefined' : printer.value(value)}`;
  });
  return `{ ${options.join(', ')} }`;
}

function contextOption(name: string, printer: Printer): string {
  const reference = {className: 'Browser', id: 'browser-new-context', kind: 'method', name: 'new_context'} as const;
  const option = printer.facts.member(reference)?.parameters?.find((each) => nameKey(each.name) === nameKey(name));
  return option?.name ?? printer.fail(`the option ${name} of a context has no counterpart in JavaScript`);
}

function readCases([names, list]: PlainArgument[], printer: Printer): Marks['cases'] {
  if (names?.value.kind !== 'text' || list?.value.kind !== 'list')
    return printer.fail('these parameters of a test cannot be translated');
  const each = names.value.value.split(',').map((name) => name.trim());
  const shown = each.map(toCamelCase);
  return {
    names: each,
    target: each.length === 1 ? shown[0]! : `[${shown.join(', ')}]`,
    list: `${printer.value(list.value)}${list.value.items.every(({kind}) => kind === 'text' || kind === 'tuple') ? ' as const' : ''}`,
  };
}
