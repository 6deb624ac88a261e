import type {Step, Steps, Value} from '../translate/program';
import {printAssert} from './asserts';
import {printTry, printWith} from './blocks';
import {printComment} from './comments';
import {promiseName} from './declarations';
import {printClass, printFunction} from './definitions';
import {hasPayload} from './frameEvents';
import {printLoopHead} from './iteration';
import {isNullable, namesNotNull} from './nullability';
import {printCondition} from './operators';
import {printWait} from './apiCalls';
import type {Printer} from './printer';
import {typeText} from './typeText';

/** Prints steps with the comments and blank lines around them. */
export function printSteps({steps, after}: Steps, printer: Printer): string {
  const lines = steps.flatMap((step) => {
    printer.line = step.line;
    const text = printStep(step, printer);
    const above = step.before.map(printComment);
    const hoisted = (printer.declarations?.above.get(step) ?? []).map(
      ({name, type}) => `let ${printer.variable(name)}${type.kind === 'any' ? '' : `: ${typeText(type, printer)}`};`,
    );
    return [...above, ...hoisted, `${text}${step.trailing === undefined ? '' : ` ${printComment(step.trailing)}`}`];
  });
  return [...lines, ...after.map(printComment)].join('\n');
}

function printStep(step: Step, printer: Printer): string {
  switch (step.kind) {
    case 'expr':
      return printExpression(step.value, printer);
    case 'assign':
      return printAssignment(step, printer);
    case 'update':
      return `${printer.value(step.target)} ${step.op === '//=' ? printer.fail('//= cannot be translated') : step.op} ${printer.value(step.value)};`;
    case 'function':
      return printFunction(step, printer);
    case 'class':
      return printClass(step, printer);
    case 'return':
      return `return${step.value ? ` ${printer.value(step.value)}` : ''};`;
    case 'yield':
      return printer.fail('yield cannot be translated');
    case 'raise':
      return `throw ${step.value ? printError(step.value, printer) : 'error'};`;
    case 'waitForEvent':
      return printWaits(step, printer);
    case 'startLibrary':
      printer.libraryNames.add(step.variable);
      return printer.steps(step.body);
    case 'with':
      return printWith(step, printer);
    case 'expectError':
      return `await expect(async () => {\n${printer.steps(step.body)}\n}).rejects.toThrow(${step.match ? printer.value(step.match) : ''});`;
    case 'for':
      if (step.isAsync) return printer.fail('async for cannot be translated');
      return `${printLoopHead(step.target, step.source, printer)} {\n${printer.steps(step.body)}\n}`;
    case 'while':
      return `while (${printCondition(step.test, printer)}) {\n${printer.steps(step.body)}\n}`;
    case 'if':
      return printIf(step, printer);
    case 'try':
      return printTry(step, printer);
    case 'assert':
      return printAssert(step, printer);
    case 'delete':
      return step.targets.map((each) => `delete ${printer.value(each)};`).join('\n');
    case 'nothing':
      return '';
    case 'break':
    case 'continue':
      return `${step.kind};`;
  }
}

function printExpression(value: Value, printer: Printer): string {
  if (value.kind === 'text' && !value.isMultiLine) return `// ${value.value}`;
  return `${printer.value(value)};`;
}

const printError = (value: Value, printer: Printer): string =>
  value.kind === 'apiClass' ? `new ${printer.value(value)}('')` : printer.value(value);

function printAssignment(step: Extract<Step, {kind: 'assign'}>, printer: Printer): string {
  const [target, ...others] = step.targets;
  if (!target || others.length > 0) return printer.fail('an assignment to several targets cannot be translated');
  if (target.kind === 'variable') noteResult(target.name, step.value, printer);
  const declared = printer.declarations?.at.get(step);
  const name = target.kind === 'variable' ? printer.variable(target.name) : printer.value(target);
  const keyword = declared ? ([...declared.values()].includes('let') || !step.value ? 'let ' : 'const ') : '';
  const shown = keyword === '' ? '' : annotation(step, target, printer);
  return `${keyword}${name}${shown}${step.value ? ` = ${printer.value(step.value)}` : ''};`;
}

/** Notes whether the value of a variable can be null or is a Map, which printing its uses depends on. */
function noteResult(name: string, value: Value | undefined, printer: Printer): void {
  if (value?.kind !== 'apiCall') return;
  const returns = printer.facts.member(value.member)?.returns ?? '';
  if (isNullable(value, printer)) printer.nullable.add(name);
  else printer.nullable.delete(name);
  if (returns.startsWith('Map<')) printer.maps.add(name);
}

/** The type of a variable, if TypeScript cannot infer it from the value. */
function annotation(step: Extract<Step, {kind: 'assign'}>, target: Value, printer: Printer): string {
  const {value} = step;
  const isEmpty =
    value === undefined ||
    value.kind === 'none' ||
    (value.kind === 'list' && value.items.length === 0) ||
    (value.kind === 'dict' && value.entries.length === 0);
  const isChanged =
    target.kind === 'variable' &&
    value?.kind === 'dict' &&
    printer.declarations?.changedDicts.has(target.name) === true;
  if (isChanged && step.value) return `: ${typeText(step.value.type, printer)}`;
  if (!isEmpty) return '';
  if (step.annotation) return `: ${typeText(step.annotation, printer)}`;
  const item = target.kind === 'variable' ? printer.declarations?.itemTypes.get(target.name) : undefined;
  if (value?.kind === 'list') return `: ${item ? typeText({kind: 'list', of: item}, printer) : 'any[]'}`;
  return value?.kind === 'dict' ? ': Record<string, any>' : ': any';
}

function printWaits(step: Extract<Step, {kind: 'waitForEvent'}>, printer: Printer): string {
  const lines = step.waits.map((wait) => {
    const name = promiseName(wait);
    const isFrame = wait.event !== undefined && hasPayload(wait.event);
    if (wait.variable !== undefined) printer.promises.set(wait.variable, isFrame ? `(${name}).payload` : name);
    const keyword = printer.declarations?.at.get(step)?.get(name);
    return `${keyword === undefined ? '' : `${keyword} `}${name} = ${printWait(wait, printer)};`;
  });
  const isRead = ({variable}: (typeof step.waits)[number]): boolean =>
    variable !== undefined && (printer.declarations?.readWaits.has(variable) ?? false);
  const unread = step.waits.filter((wait) => !isRead(wait)).map((wait) => `await ${promiseName(wait)};`);
  return [...lines, printer.steps(step.body), ...unread].join('\n');
}

function printIf(step: Extract<Step, {kind: 'if'}>, printer: Printer): string {
  const branches = step.branches.map(({test, body}) => {
    const condition = printCondition(test, printer);
    const text = printer.whileNarrowed(namesNotNull(test), () => printer.steps(body));
    return `if (${condition}) {\n${text}\n}`;
  });
  const last = step.otherwise ? ` else {\n${printer.steps(step.otherwise)}\n}` : '';
  return `${branches.join(' else ')}${last}`;
}
