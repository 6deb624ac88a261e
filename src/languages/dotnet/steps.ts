import type {Step, Steps, Value} from '../translate/program';
import type {Type} from '../translate/types';
import {walkProgram} from '../translate/walk';
import {printAssert} from './asserts';
import {block, printTry, printWith} from './blocks';
import {printComment} from './comments';
import {noteTarget} from './comprehensions';
import {csharpType, typeText} from './csharpTypes';
import {printClass, printFunction} from './definitions';
import {isFromPage} from './evaluated';
import {printExpectedError} from './expectedErrors';
import {printLoopHead} from './iteration';
import {isJson} from './json';
import {printCondition} from './operators';
import {namesNotNull} from './nullability';
import {printOnce} from './onceListeners';
import {toVariable} from './names';
import {type Printer} from './printer';
import {printWaits} from './waits';

/** Prints steps with the comments and blank lines around them. */
export function printSteps({steps, after}: Steps, printer: Printer): string {
  const removed = new Set<Step>();
  const lines = steps.flatMap((step, index) => {
    if (removed.has(step)) return [];
    printer.line = step.line;
    const rest = steps.slice(index + 1);
    const text = printStep(step, {rest, removed}, printer);
    if (text === undefined) return step.before.filter((each) => each !== '').map(printComment);
    const above = step.before.map(printComment);
    const hoisted = (printer.declarations?.above.get(step) ?? []).map(({name, type}) => {
      const known = type.kind === 'any' ? 'string?' : typeText(type, printer);
      printer.types.set(name, known);
      return `${printer.typeName(known.replace(/\?$/, ''))}${printer.isChecked ? '' : '?'} ${printer.variable(name)} = null;`.replace(
        /^(int|bool|double)\? (\w+) = null/,
        '$1 $2 = default',
      );
    });
    return [...above, ...hoisted, `${text}${step.trailing === undefined ? '' : ` ${printComment(step.trailing)}`}`];
  });
  return [...lines, ...after.map(printComment)].join('\n');
}

/** The steps after a step, and those that it prints itself. */
export interface Following {
  rest: Step[];
  removed: Set<Step>;
}

function printStep(step: Step, following: Following, printer: Printer): string | undefined {
  switch (step.kind) {
    case 'expr':
      return printExpression(step.value, printer);
    case 'assign':
      return printAssignment(step, following, printer);
    case 'update':
      return printUpdate(step, printer);
    case 'function':
      return printFunction(step, printer);
    case 'class':
      printClass(step, printer);
      return undefined;
    case 'return':
      if (!step.value || step.value.kind === 'none') return 'return;';
      return `return ${printer.value(step.value, printer.returns)};`;
    case 'yield':
      return printer.fail('yield cannot be translated');
    case 'raise':
      return step.value ? `throw ${printError(step.value, printer)};` : 'throw;';
    case 'waitForEvent':
      return printWaits(step, following, printer);
    case 'startLibrary':
      printer.types.set(step.variable, 'IPlaywright');
      printer.renamed.set(step.variable, 'playwright');
      return `${printer.isChecked ? '' : 'using '}var playwright = await Playwright.CreateAsync();\n${printer.steps(step.body)}`;
    case 'with':
      return printWith(step, printer);
    case 'expectError':
      return printExpectedError(step, printer);
    case 'for': {
      if (step.isAsync) return printer.fail('async for cannot be translated');
      const {head, declarations} = printLoopHead(step.target, step.source, printer);
      return `${head}\n${block([...declarations, printer.steps(step.body)].join('\n'))}`;
    }
    case 'while':
      return `while (${printCondition(step.test, printer)})\n${block(printer.steps(step.body))}`;
    case 'if':
      return printIf(step, printer);
    case 'try':
      return printTry(step, printer);
    case 'assert':
      return printAssert(step, printer);
    case 'delete':
      return step.targets.map((each) => printDelete(each, printer)).join('\n');
    case 'nothing':
      return undefined;
    case 'break':
    case 'continue':
      return `${step.kind};`;
  }
}

function printExpression(value: Value, printer: Printer): string {
  if (value.kind === 'text' && !value.isMultiLine) return `// ${value.value}`;
  if (value.kind === 'listen' && value.action === 'once') return printOnce(value, printer);
  if (value.kind === 'apiCall' && value.args.length === 0 && printer.facts.member(value.member)?.kind === 'property')
    return `_ = ${printer.value(value)};`;
  return `${printer.value(value, 'void')};`;
}

function printUpdate(step: Extract<Step, {kind: 'update'}>, printer: Printer): string {
  const target = printer.value(step.target);
  const type = csharpType(step.target, printer);
  if (step.op === '+=' && step.value.kind === 'number' && step.value.text === '1') return `${target}++;`;
  if (step.op === '+=' && /List</.test(type)) return `${target}.AddRange(${printer.value(step.value)});`;
  return `${target} ${step.op === '//=' ? '/=' : step.op} ${printer.value(step.value)};`;
}

function printDelete(target: Value, printer: Printer): string {
  if (target.kind !== 'index') return printer.fail('this del cannot be translated');
  return `${printer.operand(target.object)}.Remove(${printer.value(target.index)});`;
}

const printError = (value: Value, printer: Printer): string =>
  value.kind === 'apiClass' || (value.kind === 'standard' && value.args.length === 0 && !value.receiver)
    ? `new ${printer.value(value).replace(/^new |\(\)$/g, '')}()`
    : printer.value(value);

function printAssignment(
  step: Extract<Step, {kind: 'assign'}>,
  following: Following,
  printer: Printer,
): string | undefined {
  const [target, ...others] = step.targets;
  if (!target || others.length > 0) return printer.fail('an assignment to several targets cannot be translated');
  const {value} = step;
  if (target.kind === 'index' && !/Dictionary<|List<|\[\]/.test(csharpType(target.object, printer)))
    return printer.fail('a change of JSON cannot be translated');
  if (target.kind === 'index')
    return `${printer.value(target)} = ${value ? printer.value(value, csharpType(target, printer)) : ''};`;
  if (target.kind === 'tuple') return printTupleAssignment(target, step, printer);
  const isDeclared = printer.declarations?.at.has(step) === true;
  const expected = target.kind === 'variable' ? expectedType(target.name, step, printer) : csharpType(target, printer);
  const text = value && printer.value(value, expected === 'object' ? undefined : expected);
  const name = target.kind === 'variable' ? printer.variable(target.name) : printer.value(target);
  if (target.kind === 'variable') noteType(target.name, step, expected, printer);
  if (!isDeclared) return text === undefined ? undefined : `${name} = ${text};`;
  if (text === undefined)
    return `${printer.typeName(printer.types.get(target.kind === 'variable' ? target.name : '') ?? 'object')} ${name};`;
  if (name === text) return undefined;
  const type = target.kind === 'variable' ? declaredType(target.name, value!, printer) : 'var';
  return `${usingOf(target, value!, following, printer)}${type} ${name} = ${text};`;
}

/** Prints `using`, if the object would be closed at the end of the block anyway. */
function usingOf(target: Value, value: Value, {rest, removed}: Following, printer: Printer): string {
  if (target.kind !== 'variable' || value.kind !== 'apiCall') return '';
  if (!/^(?:IBrowser|IBrowserContext)$/.test(csharpType(value, printer))) return '';
  const last = rest.at(-1);
  const closes = (step: Step | undefined): boolean =>
    step?.kind === 'expr' &&
    step.value.kind === 'apiCall' &&
    step.value.member.name === 'close' &&
    step.value.args.length === 0 &&
    step.value.receiver.kind === 'variable' &&
    step.value.receiver.name === target.name;
  const kept = rest.filter((step) => !removed.has(step));
  const close = kept.at(-1);
  if (!last || !closes(close) || !printer.closing.has('*')) return '';
  removed.add(close!);
  return printer.isChecked ? '' : 'await using ';
}

/** Returns the type that a variable must have, where the value alone does not say it. */
function expectedType(
  name: string,
  {value, annotation}: Extract<Step, {kind: 'assign'}>,
  printer: Printer,
): string | undefined {
  const isRecord = annotation?.kind === 'record' && value?.kind === 'dict';
  if (annotation && annotation.kind !== 'any' && !isRecord) {
    const text = typeText(annotation, printer);
    return text === 'object' || text.includes('<object>') || text.includes(', object>')
      ? withItems(text, name, printer)
      : text;
  }
  if (value?.kind === 'list') return listType(name, value, printer);
  const item = printer.declarations?.itemTypes.get(name);
  if (value?.kind === 'standard' && value.name === 'list' && value.args.length === 0)
    return `List<${itemTextOf(name, item, printer)}>`;
  if (value?.kind === 'dict' && printer.declarations?.changedDicts.has(name)) return typeText(value.type, printer);
  const [loop] = value?.kind === 'comprehension' ? value.loops : [];
  if (loop) noteTarget(loop.target, loop.source, printer);
  if (value?.kind === 'comprehension' && isJson(value.value, printer) && printer.expectedTypes.get(name) === 'string')
    return 'List<string>';
  const isUnknown = value?.kind === 'apiCall' ? isFromPage(value, printer) : value && isJson(value, printer);
  return isUnknown ? printer.expectedTypes.get(name) : undefined;
}

const withItems = (text: string, name: string, printer: Printer): string =>
  text === 'List<object>' ? `List<${itemTextOf(name, printer.declarations?.itemTypes.get(name), printer)}>` : text;

/** The type of the items that a list receives later. */
function itemTextOf(name: string, item: Type | undefined, printer: Printer): string {
  const listened = printer.listenedItems.get(name);
  if (listened !== undefined) return listened;
  const known = item && typeText(item, printer);
  return known === undefined || known === 'object' ? 'string' : known;
}

/** Returns the type of a list that grows; others are arrays. */
function listType(name: string, value: Extract<Value, {items: Value[]}>, printer: Printer): string | undefined {
  const isChanged = printer.changedLists.has(name) || printer.listenedItems.has(name);
  if (!isChanged && value.items.length > 0) return undefined;
  const [first] = value.items;
  return `List<${first ? csharpType(first, printer) : itemTextOf(name, printer.declarations?.itemTypes.get(name), printer)}>`;
}

/** Remembers the type of a variable. */
function noteType(
  name: string,
  {value}: Extract<Step, {kind: 'assign'}>,
  expected: string | undefined,
  printer: Printer,
): void {
  const own = value && csharpType(value, printer);
  const isFromPage = value?.kind === 'apiCall' && own === 'JsonElement';
  if (isFromPage) {
    const generic = /<([^<>]+(?:\[\])?)>\(/.exec(printer.value(value, expected))?.[1];
    printer.types.set(name, generic ?? 'JsonElement');
    return;
  }
  const type =
    expected !== undefined &&
    expected !== 'object' &&
    (own === undefined || !own.startsWith('I') || own === 'JsonElement')
      ? expected
      : own;
  if (type !== undefined && type !== 'null') printer.types.set(name, type);
}

/** Returns `var`, or the type where the value has none. */
function declaredType(name: string, value: Value, printer: Printer): string {
  const hasNoType = value.kind === 'none' || value.kind === 'lambda';
  if (!hasNoType) return 'var';
  return printer.typeName(
    printer.types.get(name) ?? (value.kind === 'lambda' ? typeText(value.type, printer) : 'object?'),
  );
}

function printTupleAssignment(
  target: Extract<Value, {kind: 'tuple' | 'list' | 'set'}> | Extract<Value, {kind: 'tuple'}>,
  step: Extract<Step, {kind: 'assign'}>,
  printer: Printer,
): string {
  const {value} = step;
  const names = target.items.map((item) =>
    item.kind === 'variable' ? printer.variable(item.name) : printer.fail('this assignment cannot be translated'),
  );
  const isDeclared = printer.declarations?.at.has(step) === true;
  if (value?.kind === 'standard' && value.name === 'asyncio.gather')
    return printGathered(target.items, value, isDeclared, printer);
  if (value?.kind === 'tuple') {
    const texts = value.items.map((item) => printer.value(item));
    return names.map((name, index) => `${isDeclared ? 'var ' : ''}${name} = ${texts[index]!};`).join('\n');
  }
  return `${isDeclared ? 'var ' : ''}(${names.join(', ')}) = ${value ? printer.value(value) : ''};`;
}

/** Prints `a, b = await asyncio.gather(one(), other())`, whose values can have different types. */
function printGathered(
  targets: Value[],
  {args}: Extract<Value, {kind: 'standard'}>,
  isDeclared: boolean,
  printer: Printer,
): string {
  const names = targets.map((each) => (each.kind === 'variable' ? each.name : ''));
  const tasks = args.map(({value, star}) =>
    star ? printer.fail('* in asyncio.gather() cannot be translated') : printer.value(value),
  );
  const taskNames = names.map((name) => `${toVariable(name)}Task`);
  names.forEach((name, index) => {
    const value = args[index]?.value;
    if (value) printer.types.set(name, csharpType(value, printer));
  });
  return [
    ...tasks.map((task, index) => `var ${taskNames[index]!} = ${task};`),
    ...names.map((name, index) => `${isDeclared ? 'var ' : ''}${printer.variable(name)} = await ${taskNames[index]!};`),
  ].join('\n');
}

function printIf(step: Extract<Step, {kind: 'if'}>, printer: Printer): string {
  const branches = step.branches.map(({test, body}) => {
    const condition = printCondition(test, printer);
    const text = printer.whileNarrowed(namesNotNull(test), () => printer.steps(body));
    return `if (${condition})\n${block(text)}`;
  });
  const last = step.otherwise ? `\nelse\n${block(printer.steps(step.otherwise))}` : '';
  return `${branches.join('\nelse ')}${last}`;
}

/** Whether a part of a program contains a node. */
export function containsNode(part: unknown, test: (node: {kind: string}) => boolean): boolean {
  let found = false;
  walkProgram(part, (node) => {
    found ||= test(node);
    return !found;
  });
  return found;
}
