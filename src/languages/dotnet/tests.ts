import type {FunctionStep, PlainArgument, Program, Step, Steps, Value} from '../translate/program';
import {block} from './blocks';
import {printComment} from './comments';
import {contextOptions, printContextOptions, readOptionsFixture} from './contextOptions';
import {csharpType} from './csharpTypes';
import {printDoc, printFunctionBody} from './definitions';
import {resultText} from './functions';
import {isFixture, printFixtures} from './fixtures';
import {toMember, toVariable} from './names';
import {parameterType, printParameters} from './parameters';
import type {Printer} from './printer';
import {printBody} from './variables';

type TestStep = FunctionStep & Step;

/** Fixtures of pytest-playwright that the base class has as properties. */
const properties: Record<string, [name: string, type: string]> = {
  page: ['Page', 'IPage'],
  context: ['Context', 'IBrowserContext'],
  browser: ['Browser', 'IBrowser'],
  playwright: ['Playwright', 'IPlaywright'],
  browser_name: ['BrowserName', 'string'],
  browser_type: ['BrowserType', 'IBrowserType'],
};

const isTest = (step: Step): step is TestStep => step.kind === 'function' && step.name.startsWith('test_');
const isGroup = (step: Step): step is Extract<Step, {kind: 'class'}> =>
  step.kind === 'class' && step.body.steps.some(isTest);

/** Prints a file of tests for pytest as a class of tests. */
export function printTests({body}: Program, title: string | undefined, printer: Printer): void {
  printer.use('Microsoft.Playwright.NUnit');
  for (const [name, [property, type]] of Object.entries(properties)) {
    printer.renamed.set(name, property);
    printer.types.set(name, type);
  }
  const groups = body.steps.filter(isGroup);
  const rest = body.steps.filter((step) => !isGroup(step));
  const members = printMembers({steps: rest, after: body.after}, printer);
  if (members.length > 0 || groups.length === 0) printer.classes.unshift(printTestClass(classNameOf(title), members));
  for (const group of groups)
    printer.classes.push(printTestClass(`${group.name.replace(/^Test/, '')}Tests`, printMembers(group.body, printer)));
}

/** The name of the class for a file: `LoginTests` for `test_login.py`. */
const classNameOf = (title: string | undefined): string =>
  title === undefined ? 'ExampleTests' : `${toMember(title.replace(/^.*\//, '').replace(/^test_|\.py$/g, ''))}Tests`;

function printTestClass(name: string, members: string[]): string {
  return `[TestFixture]\npublic class ${name} : PageTest\n${block(members.join('\n\n'))}`;
}

function printMembers({steps, after}: Steps, printer: Printer): string[] {
  const fixtures = steps.filter(isFixture);
  const options = fixtures.map((step) => readOptionsFixture(step, printer));
  const ownFixtures = fixtures.filter((_, index) => options[index] === undefined);
  const others = steps.filter((step) => !isTest(step) && !isFixture(step));
  const tests = steps.filter(isTest);
  const marks = tests.map((step) => ({step, marks: readMarks(step.decorators, printer)}));
  const wanted = [...options, ...marks.map((each) => each.marks.options)].filter((each) => each !== undefined);
  if (
    new Set(wanted).size > 1 ||
    (wanted.length > 0 && options.every((each) => !each) && marks.some((each) => !each.marks.options))
  )
    return printer.fail('tests with different options of the context need classes of their own');
  const members = [
    ...others.flatMap((step) => printOther(step, printer)),
    ...(wanted[0] === undefined ? [] : [contextOptions(wanted[0], printer)]),
    ...printFixtures(ownFixtures, printer),
    ...marks.map((each) => printTest(each.step, each.marks, printer)),
  ];
  return [...members, ...(after.length > 0 ? [after.map(printComment).join('\n')] : [])];
}

/** Prints what a file has besides tests: constants become fields, and functions methods. */
function printOther(step: Step, printer: Printer): string[] {
  printer.line = step.line;
  const comments = step.before.filter((each) => each !== '').map((each) => `${printComment(each)}\n`);
  if (step.kind === 'assign' && step.value) {
    const [target] = step.targets;
    if (target?.kind !== 'variable') return printer.fail('this assignment cannot be translated');
    const type = csharpType(step.value, printer);
    const name = toMember(target.name);
    printer.renamed.set(target.name, name);
    printer.types.set(target.name, type);
    const isConstant = step.value.kind === 'text' || step.value.kind === 'number';
    const keyword = isConstant ? 'const' : 'static readonly';
    return [
      `${comments.join('')}private ${keyword} ${printer.typeName(type)} ${name} = ${printer.value(step.value, type)};`,
    ];
  }
  if (step.kind === 'function') {
    const known = printer.functions.get(step.name)!;
    const {body, returns} = printFunctionBody(step, printer);
    const result = resultText(returns, step.isAsync, printer);
    return [
      `${comments.join('')}${printDoc(step.doc)}private ${step.isAsync ? 'async ' : ''}${result} ${known.name}(${printParameters(step.parameters, printer)})\n${block(body)}`,
    ];
  }
  if (step.kind === 'nothing') return [];
  const text = printBody({steps: [step], after: []}, [], printer);
  return text === '' ? [] : printer.fail('code outside of tests cannot be translated');
}

function printTest(step: TestStep, marks: Marks, printer: Printer): string {
  printer.line = step.line;
  const cases = marks.cases?.names ?? [];
  const fixtures = step.parameters.map(({name}) => name).filter((name) => !cases.includes(name));
  const unknown = fixtures.find((name) => !Object.hasOwn(properties, name) && !printer.fixtures.has(name));
  if (unknown !== undefined) return printer.fail(`the fixture ${unknown} of pytest cannot be translated`);
  const parameters = cases.map((name, index) => {
    const own = step.parameters.find((each) => each.name === name);
    const type = own?.hasAnnotation ? parameterType(own, printer) : marks.cases!.types[index]!;
    printer.types.set(name, type);
    return `${type} ${toVariable(name)}`;
  });
  const body = printBody(
    step.body,
    step.parameters.map(({name}) => name),
    printer,
  );
  const comments = step.before
    .filter((each) => each !== '')
    .map((each) => `${printComment(each)}\n`)
    .join('');
  const attributes = marks.cases ? marks.cases.rows.map((row) => `TestCase(${row.join(', ')})`) : ['Test'];
  const name = toMember(step.name.slice('test_'.length));
  const head = `public ${step.isAsync ? 'async Task' : 'void'} ${name}(${parameters.join(', ')})`;
  return `${comments}${printDoc(step.doc)}${attributes.map((each) => `[${each}]\n`).join('')}${head}\n${block(body)}`;
}

interface Marks {
  /** Options of the browser context. */
  options?: string;
  /** The values that the test runs with. */
  cases?: {names: string[]; types: string[]; rows: string[][]};
}

function readMarks(decorators: Value[], printer: Printer): Marks {
  const marks: Marks = {};
  for (const decorator of decorators) {
    const name = decorator.kind === 'standard' ? decorator.name : '';
    const args = decorator.kind === 'standard' ? decorator.args : [];
    if (name === 'pytest.mark.browser_context_args') marks.options = readContextArguments(args, printer);
    else if (name === 'pytest.mark.parametrize') marks.cases = readCases(args, printer);
    else return printer.fail(`the decorator ${name === '' ? '' : `@${name}`} cannot be translated`);
  }
  return marks;
}

/** Prints `timezone_id="Europe/Berlin"` as options of a context. */
function readContextArguments(args: PlainArgument[], printer: Printer): string {
  const [first] = args;
  if (args.length === 1 && first?.star) return printer.operand(first.value);
  return printContextOptions(
    args.map(({name, value}) => ({name: name ?? printer.fail('** in these options cannot be translated'), value})),
    printer,
  );
}

function readCases([names, list]: PlainArgument[], printer: Printer): Marks['cases'] {
  if (names?.value.kind !== 'text' || list?.value.kind !== 'list')
    return printer.fail('these parameters of a test cannot be translated');
  const each = names.value.value.split(',').map((name) => name.trim());
  const rows = list.value.items.map((item) => (item.kind === 'tuple' && each.length > 1 ? item.items : [item]));
  const isConstant = rows.flat().every(({kind}) => ['text', 'number', 'bool', 'none'].includes(kind));
  if (!isConstant) return printer.fail('parameters of a test must be constants');
  const types = each.map((_, index) => (rows[0]?.[index] ? csharpType(rows[0][index], printer) : 'object'));
  return {names: each, types, rows: rows.map((row) => row.map((value) => printer.value(value)))};
}
