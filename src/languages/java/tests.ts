import type {FunctionStep, PlainArgument, Program, Step, Value} from '../translate/program';
import {pascalCase} from '../spelling';
import {printComment, printLastComments} from './comments';
import {printBody, printMethod, throwsClause} from './functions';
import {quote} from './literals';
import {printMembers} from './members';
import {toJavaName} from './names';
import type {Printer} from './printer';
import {javaType} from './typeText';

type TestStep = FunctionStep & Step;

/** Parameters of tests that the fixtures of Playwright for JUnit provide. */
const fixtures: Record<string, string> = {
  page: 'Page',
  context: 'BrowserContext',
  browser: 'Browser',
  playwright: 'Playwright',
  request: 'APIRequestContext',
};

/** Prints a file of tests for pytest as a class of JUnit tests. */
export function printTests({body}: Program, className: string, printer: Printer): string {
  const isTest = (step: Step): step is TestStep => step.kind === 'function' && step.name.startsWith('test_');
  const isGroup = (step: Step): step is Extract<Step, {kind: 'class'}> =>
    step.kind === 'class' && step.name.startsWith('Test');
  const isFixture = (step: Step): step is TestStep =>
    step.kind === 'function' &&
    step.decorators.some((each) => each.kind === 'standard' && each.name === 'pytest.fixture');
  const groups = body.steps.filter(isGroup);
  const fixtureSteps = body.steps.filter(isFixture);
  const tests = [...body.steps.filter(isTest), ...groups.flatMap((group) => group.body.steps.filter(isTest))];
  if (tests.length === 0) return printer.fail('a file without tests cannot be translated');
  const others = body.steps.filter((step) => !isTest(step) && !isGroup(step) && !isFixture(step));
  for (const group of groups)
    if (group.bases.length > 0 || group.body.steps.some((step) => !isTest(step) && step.kind !== 'nothing'))
      return printer.fail(`the class ${group.name} has more than tests`);
  const options = sharedOptions(tests, printer);
  printer.className = 'this';
  const members = printMembers(others, printer, '');
  const prepared = fixtureSteps.map((step) => printFixture(step, printer));
  const printed = tests.map((step) => printTest(step, printer));
  const annotation = options === undefined ? '@UsePlaywright' : `@UsePlaywright(${className}.CustomOptions.class)`;
  const factory =
    options === undefined
      ? []
      : [
          `public static class CustomOptions implements OptionsFactory {\n@Override\npublic Options getOptions() {\nreturn new Options().setContextOptions(${options});\n}\n}`,
        ];
  const after = [...groups.flatMap((group) => group.body.after), ...body.after];
  const parts = [...factory, ...members, ...prepared, ...printed, ...printLastComments(after)];
  return `${annotation}\npublic class ${className} {\n${parts.join('\n\n')}\n}`;
}

/** Prints the parameters of a test: fixtures, the cases of a parameterized test, and a temporary folder. */
function printTestParameters(step: TestStep, cases: string[], printer: Printer): string {
  return step.parameters
    .map((parameter) => {
      const {name} = parameter;
      if (cases.includes(name)) {
        const type = javaType(parameter.type);
        printer.types.set(name, type);
        return `${type === 'Object' ? 'String' : type} ${printer.variable(name)}`;
      }
      if (name === 'tmp_path') {
        printer.types.set(name, 'Path');
        return `@TempDir Path ${printer.variable(name)}`;
      }
      const type = Object.hasOwn(fixtures, name) ? fixtures[name] : undefined;
      if (type === undefined) return printer.fail(`the fixture ${name} of pytest has no counterpart in JUnit`);
      printer.types.set(name, type);
      return `${type} ${printer.variable(name)}`;
    })
    .join(', ');
}

function printTest(step: TestStep, printer: Printer): string {
  printer.line = step.line;
  const cases = readCases(step.decorators, printer);
  const outer = printer.types;
  printer.types = new Map(outer);
  printer.exceptions = new Set();
  printer.returns = 'void';
  const ordered = cases
    ? {
        ...step,
        parameters: [...step.parameters].sort(
          (one, other) => Number(cases.names.includes(other.name)) - Number(cases.names.includes(one.name)),
        ),
      }
    : step;
  const parameters = printTestParameters(ordered, cases?.names ?? [], printer);
  const text = printBody(
    step.body,
    step.parameters.map(({name}) => name),
    printer,
  );
  const thrown = throwsClause(printer);
  printer.types = outer;
  const comments = step.before.filter((each) => each !== '').map(printComment);
  const doc = step.doc === undefined ? [] : [`/** ${step.doc.trim()} */`];
  const annotations = cases ? ['@ParameterizedTest', cases.source] : ['@Test'];
  const name = toJavaName(step.name.slice('test_'.length));
  return [...comments, ...doc, ...annotations, `void ${name}(${parameters})${thrown} {\n${text}\n}`].join('\n');
}

interface Cases {
  names: string[];
  source: string;
}

/** Reads `pytest.mark.parametrize`. */
function readCases(decorators: Value[], printer: Printer): Cases | undefined {
  let found: Cases | undefined;
  for (const decorator of decorators) {
    const name = decorator.kind === 'standard' ? decorator.name : '';
    if (name === 'pytest.mark.browser_context_args') continue;
    if (name !== 'pytest.mark.parametrize' || decorator.kind !== 'standard' || found)
      return printer.fail(`the decorator ${name === '' ? '' : `@${name}`} cannot be translated`);
    found = printCases(decorator.args, printer);
  }
  return found;
}

function printCases([names, list]: PlainArgument[], printer: Printer): Cases {
  if (names?.value.kind !== 'text' || list?.value.kind !== 'list')
    return printer.fail('these parameters of a test cannot be translated');
  const each = names.value.value.split(',').map((name) => name.trim());
  const {items} = list.value;
  if (each.length === 1) {
    const kinds = new Set(items.map((item) => printer.typeOf(item)));
    const kind =
      kinds.size === 1
        ? {String: 'strings', int: 'ints', double: 'doubles', boolean: 'booleans'}[[...kinds][0]!]
        : undefined;
    if (kind === undefined) return printer.fail('the values of this test cannot be translated');
    return {names: each, source: `@ValueSource(${kind} = {${items.map((item) => printer.value(item)).join(', ')}})`};
  }
  const rows = items.map((item) =>
    item.kind === 'tuple'
      ? item.items.map((cell) => csvCell(cell, printer)).join(', ')
      : printer.fail('these parameters of a test cannot be translated'),
  );
  return {names: each, source: `@CsvSource({${rows.map(quote).join(', ')}})`};
}

function csvCell(value: Value, printer: Printer): string {
  if (value.kind === 'text')
    return /^[\w./@-][\w ./@-]*$/.test(value.value) ? value.value : `'${value.value.replace(/'/g, "''")}'`;
  if (value.kind === 'number') return value.text;
  return value.kind === 'bool' ? String(value.value) : printer.fail('the values of this test cannot be translated');
}

/** Prints the options of the context, if all tests have the same ones. */
function sharedOptions(tests: TestStep[], printer: Printer): string | undefined {
  const printed = tests.map(({decorators, line}) => {
    printer.line = line;
    const mark = decorators.find(
      (each) => each.kind === 'standard' && each.name === 'pytest.mark.browser_context_args',
    );
    return mark?.kind === 'standard' ? printContextOptions(mark.args, printer) : undefined;
  });
  const distinct = new Set(printed);
  if (distinct.size > 1) return printer.fail('tests with different options of the context cannot be translated');
  return printed[0];
}

function printContextOptions(args: PlainArgument[], printer: Printer): string {
  const member = {className: 'Browser', id: 'browser-new-context', kind: 'method', name: 'new_context'} as const;
  const receiver: Value = {
    kind: 'variable',
    name: 'browser',
    isPredefined: true,
    type: {kind: 'class', name: 'Browser'},
  };
  const named = args.map(({name, star, value}) =>
    star || name === undefined
      ? printer.fail('these options of a context cannot be translated')
      : {parameter: name, value},
  );
  const call = printer.value({
    kind: 'apiCall',
    member,
    receiver,
    args: named,
    awaited: false,
    type: {kind: 'class', name: 'BrowserContext'},
  });
  return call.slice('browser.newContext('.length, -1);
}

/** Prints a fixture that every test uses as methods before and after each test. */
function printFixture(step: TestStep, printer: Printer): string {
  printer.line = step.line;
  const decorator = step.decorators[0];
  const args = decorator?.kind === 'standard' ? decorator.args : [];
  const isAutomatic = args.some(({name, value}) => name === 'autouse' && value.kind === 'bool' && value.value);
  if (!isAutomatic || args.length > 1)
    return printer.fail(`the fixture ${step.name} of pytest has no counterpart in JUnit`);
  const at = step.body.steps.findIndex(({kind}) => kind === 'yield');
  const parts = at === -1 ? [step.body.steps] : [step.body.steps.slice(0, at), step.body.steps.slice(at + 1)];
  return parts
    .flatMap((steps, index) => {
      if (steps.length === 0) return [];
      const outer = printer.types;
      printer.types = new Map(outer);
      const parameters = printTestParameters(step, [], printer);
      printer.types = outer;
      const name = index === 0 ? toJavaName(step.name) : `after${pascalCase(step.name)}`;
      const after = steps.at(-1) === step.body.steps.at(-1) ? step.body.after : [];
      const method = printMethod({...step, decorators: [], parameters: [], body: {steps, after}}, printer, {
        modifiers: '',
        name,
      });
      return [`${index === 0 ? '@BeforeEach' : '@AfterEach'}\n${method.replace('()', `(${parameters})`)}`];
    })
    .join('\n\n');
}
