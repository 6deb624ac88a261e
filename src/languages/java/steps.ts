import type {Step, Steps, Value} from '../translate/program';
import {printAssert, printExpectedError} from './asserts';
import {printAssignment, printUpdate} from './assignments';
import {printTry, printWith} from './blocks';
import {printClass} from './classes';
import {printComment} from './comments';
import {printFunctionStep} from './functions';
import {printChoice} from './lambdas';
import {printFor} from './loops';
import {printCondition} from './operators';
import type {Printer} from './printer';
import {isPrimitive, javaType} from './typeText';
import {printWaits} from './waits';

/** Prints steps with the comments and blank lines around them. */
export function printSteps({steps, after}: Steps, printer: Printer): string {
  let isAfterHidden = false;
  const lines = steps.flatMap((step, index) => {
    printer.line = step.line;
    const outer = printer.prelude;
    printer.prelude = [];
    const hoisted = (printer.declarations?.above.get(step) ?? []).map(({name, type}) =>
      declare(name, javaType(type), printer),
    );
    const text = printer.printedAssignments.has(step) ? undefined : printStep(step, steps.slice(index + 1), printer);
    const prelude = printer.prelude;
    printer.prelude = outer;
    const before = isAfterHidden && step.before[0] === '' ? step.before.slice(1) : step.before;
    isAfterHidden = text === undefined && step.before.some((each) => each !== '');
    if (text === undefined && step.trailing === undefined)
      return step.before.filter((each) => each !== '').map(printComment);
    const above = before.map(printComment);
    const trailing = step.trailing === undefined ? '' : ` ${printComment(step.trailing)}`;
    return [...above, ...hoisted, ...prelude, `${text ?? ''}${trailing}`];
  });
  return [...lines, ...after.map(printComment)].join('\n');
}

/** Declares a variable that several blocks use. */
function declare(name: string, type: string, printer: Printer): string {
  printer.types.set(name, type);
  const start = type === 'boolean' ? 'false' : isPrimitive(type) ? '0' : 'null';
  return `${type} ${printer.variable(name)} = ${start};`;
}

/** Prints a step; undefined for one that is printed elsewhere. */
function printStep(step: Step, following: Step[], printer: Printer): string | undefined {
  switch (step.kind) {
    case 'expr':
      return printExpression(step.value, printer);
    case 'assign':
      return printAssignment(step, printer);
    case 'update':
      return printUpdate(step, printer);
    case 'function':
      return printFunctionStep(step, printer);
    case 'class':
      return printClass(step, printer);
    case 'return':
      return printReturn(step.value, printer);
    case 'yield':
      return printer.fail('yield cannot be translated');
    case 'raise':
      return step.value ? `throw ${printError(step.value, printer)};` : 'throw error;';
    case 'waitForEvent':
      return printWaits(step, following, printer);
    case 'startLibrary':
      printer.types.set(step.variable, 'Playwright');
      printer.renamed.set(step.variable, 'playwright');
      return `try (Playwright playwright = Playwright.create()) {\n${printer.steps(step.body)}\n}`;
    case 'with':
      return printWith(step, printer);
    case 'expectError':
      return printExpectedError(step, printer);
    case 'for':
      return printFor(step, printer);
    case 'while':
      return `while (${printCondition(step.test, printer)}) {\n${printer.steps(step.body)}\n}`;
    case 'if':
      return printIf(step, printer);
    case 'try':
      return printTry(step, printer);
    case 'assert':
      return printAssert(step, printer);
    case 'delete':
      return step.targets.map((each) => printDelete(each, printer)).join('\n');
    case 'nothing':
      return '';
    case 'break':
    case 'continue':
      return `${step.kind};`;
  }
}

function printExpression(value: Value, printer: Printer): string {
  if (value.kind === 'text') return value.isMultiLine ? '' : `// ${value.value}`;
  if (value.kind === 'conditional') return printChoice(value, printer);
  const text = printer.value(value);
  const isStatement = /\)$|\+\+$|--$/.test(text) && !text.startsWith('(');
  return isStatement || text.startsWith('((') ? `${text};` : printer.fail('this expression has no effect in Java');
}

function printReturn(value: Value | undefined, printer: Printer): string {
  if (!value) return printer.returns === 'null' ? 'return null;' : 'return;';
  if (printer.returns === 'void' || printer.returns === 'null') {
    if (value.kind === 'none') return printer.returns === 'null' ? 'return null;' : 'return;';
    return printer.returns === 'null' ? `${printer.value(value)};\nreturn null;` : `${printer.value(value)};\nreturn;`;
  }
  return `return ${printer.returns === 'boolean' ? printCondition(value, printer) : printer.as(value, printer.returns)};`;
}

const printError = (value: Value, printer: Printer): string =>
  value.kind === 'apiClass'
    ? `new ${printer.value(value)}("")`
    : value.kind === 'standard' && value.args.length === 0 && !value.receiver
      ? `new RuntimeException()`
      : printer.value(value);

function printDelete(target: Value, printer: Printer): string {
  if (target.kind !== 'index') return printer.fail('this "del" cannot be translated');
  return `${printer.operand(target.object)}.remove(${printer.value(target.index)});`;
}

function printIf(step: Extract<Step, {kind: 'if'}>, printer: Printer): string {
  const branches = step.branches.map(
    ({test, body}) => `if (${printCondition(test, printer)}) {\n${printer.steps(body)}\n}`,
  );
  const last = step.otherwise ? ` else {\n${printer.steps(step.otherwise)}\n}` : '';
  return `${branches.join(' else ')}${last}`;
}
